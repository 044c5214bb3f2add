/// How views take space in a flow that do not say so themselves.
package struct DefaultFlexibility: Equatable, Sendable {
    /// The share of the space that their line leaves; `nil` for none, but for spacers.
    package var grow: Double?
    /// Whether each has a line of its own.
    package var fillsLine = LineFill.never
    /// Whether each is as thick as it can be: views without an end, as their line.
    package var fillsThickness = false

    package init() {}

    var isAny: Bool { self != DefaultFlexibility() }
}

/// Whether a view has a line of its own.
package enum LineFill: Equatable, Sendable {
    case never
    case always
    /// If it is as long as it is offered, however much that is.
    case ifEndless
}
