// Views that are drawn again by the clock.

@available(SwiftUI_15, *)
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }
@available(SwiftUI_15, *)
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}
@available(SwiftUI_15, *)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
    public func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> { stub() }
}
@available(SwiftUI_15, *)
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { stub() }
}
@available(SwiftUI_15, *)
nonisolated public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
    public struct Context {
        public let date: Date
    }
}
@available(SwiftUI_15, *)
extension TimelineView: View, _PrimitiveView where Content: View {
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {}
}
@available(SwiftUI_15, *)
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
@available(SwiftUI_15, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> { stub() }
}
