/// How views take space in a flow if they do not say so themselves.
package struct DefaultFlexibility: Equatable, Sendable {
    /// Their share of the space left on their line; `nil` if only spacers take any.
    package var grow: Double?
    /// Whether each has a line of its own.
    package var fillsLine = LineFill.never
    /// Whether each is as thick as it can be: as its line, if it has no maximum thickness.
    package var fillsThickness = false

    package init() {}
}

/// Whether a view has a line of its own.
package enum LineFill: Equatable, Sendable {
    case never
    case always
    /// If it has no maximum length.
    case ifEndless
}
