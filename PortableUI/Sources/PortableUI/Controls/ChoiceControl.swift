/// A control from which a test chooses: see `ViewHost.choose(_:in:)`.
package protocol ChoiceControl: DrivenControl {
    var choices: [Choice] { get }
}

/// Something that can be chosen.
package struct Choice {
    /// The texts by which a test names it.
    package let texts: [String]
    package let choose: () -> Void
}
