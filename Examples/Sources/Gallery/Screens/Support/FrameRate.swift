#if canImport(SwiftUI)
    import FlowLayouts
    import Foundation

    /// How many frames were drawn in the last second.
    struct FrameRate: View {
        @State private var frames = Frames()

        var body: some View {
            TimelineView(.animation) { timeline in
                Text("\(frames.inTheSecond(before: timeline.date)) frames a second")
            }
        }
    }

    /// When frames were drawn.
    @MainActor
    private final class Frames {
        private var dates: [Date] = []

        func inTheSecond(before date: Date) -> Int {
            dates.append(date)
            dates.removeAll { date.timeIntervalSince($0) > 1 }
            return dates.count
        }
    }
#endif
