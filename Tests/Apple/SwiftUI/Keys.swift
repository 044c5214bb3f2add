// Keys of a keyboard.

@available(iOS 14.0, macOS 11.0, *) @available(tvOS 17.0, *) @available(watchOS, unavailable)
public struct KeyEquivalent: Sendable {
    public static let upArrow: KeyEquivalent = KeyEquivalent("a")
    public static let downArrow: KeyEquivalent = KeyEquivalent("b")
    public static let leftArrow: KeyEquivalent = KeyEquivalent("c")
    public static let rightArrow: KeyEquivalent = KeyEquivalent("d")
    public static let home: KeyEquivalent = KeyEquivalent("e")
    public static let end: KeyEquivalent = KeyEquivalent("f")
    public var character: Character
    public init(_ character: Character) { self.character = character }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *) @available(watchOS, unavailable)
extension KeyEquivalent: Hashable {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *) @available(watchOS, unavailable)
public struct KeyPress: Sendable {
    public enum Result: Sendable { case handled, ignored }
    public struct Phases: OptionSet, Sendable {
        public static let down: KeyPress.Phases = stub()
        public static let `repeat`: KeyPress.Phases = stub()
        public static let up: KeyPress.Phases = stub()
        public static let all: KeyPress.Phases = stub()
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
    }
    public let phase: KeyPress.Phases
    public let key: KeyEquivalent
    public let characters: String
}
extension View {
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, *) @available(watchOS, unavailable)
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { opaque() }
}
