/// A control from which a test chooses: see ``ViewHost/choose(_:in:)``.
protocol ChoiceControl: DrivenControl {
    var choices: [Choice] { get }
}

/// Something that can be chosen.
struct Choice {
    /// The texts by which a test names it.
    let texts: [String]
    let choose: () -> Void
}
