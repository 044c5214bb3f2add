/// A key.
public struct KeyEquivalent: Hashable, Sendable {
    public var character: Character

    public init(_ character: Character) {
        self.character = character
    }

    // As AppKit numbers them.
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
}

/// A key that is pressed.
public struct KeyPress: Sendable {
    /// Whether a key was of use.
    public enum Result: Sendable {
        case handled
        case ignored
    }

    public let key: KeyEquivalent

    package init(key: KeyEquivalent) {
        self.key = key
    }
}

extension View {
    /// Runs an action when one of some keys is pressed while the view, or one inside it, has the focus. Where the action
    /// ignores the key, the views around are asked.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        ModifiedView(content: self, modifier: KeyAction(keys: keys, action: action))
    }
}

nonisolated struct KeyAction: SimpleModifier {
    typealias Element = KeyActionElement

    let keys: Set<KeyEquivalent>
    let action: (KeyPress) -> KeyPress.Result
}

final class KeyActionElement: ModifiedElement<KeyAction> {
    override var name: String { "onKeyPress" }

    override func take(_ press: KeyPress) -> Bool {
        modifier.keys.contains(press.key) && modifier.action(press) == .handled
    }
}
