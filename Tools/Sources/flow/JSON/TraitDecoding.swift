import FlowEngine

/// The keys of an item in both commands that make it differ from the others.
protocol TraitKey: CodingKey {
    static var grow: Self { get }
    static var shrink: Self { get }
    static var minLength: Self { get }
    static var maxLength: Self { get }
    static var priority: Self { get }
    static var alignment: Self { get }
    static var breaksBefore: Self { get }
    static var breaksAfter: Self { get }
    static var avoidsBreakBefore: Self { get }
    static var fillsLine: Self { get }
}

extension KeyedDecodingContainer where Key: TraitKey {
    /// - Parameter axis: That of the flow, which decides which alignments are valid.
    func decodeTraits(axis: FlowAxis) throws -> FlowItemTraits {
        var traits = FlowItemTraits()
        try setFactor(&traits.grow, forKey: .grow)
        try setFactor(&traits.shrink, forKey: .shrink)
        traits.minLength = try decodeSize(forKey: .minLength) ?? traits.minLength
        traits.maxLength = try decodeSize(forKey: .maxLength) ?? traits.maxLength
        try setNumber(&traits.priority, forKey: .priority)
        traits.alignment = try decodeAlignment(forKey: .alignment, axis: axis)
        try setFlag(&traits.breaksBefore, forKey: .breaksBefore)
        try setFlag(&traits.breaksAfter, forKey: .breaksAfter)
        try setFlag(&traits.avoidsBreakBefore, forKey: .avoidsBreakBefore)
        var fillsLine = false
        try setFlag(&fillsLine, forKey: .fillsLine)
        if fillsLine {
            traits.fillLine()
        }
        return traits
    }
}

extension KeyedDecodingContainer {
    /// Where items go across their line. Columns do not align text baselines.
    func decodeAlignment(forKey key: Key, axis: FlowAxis) throws -> FlowItemAlignment? {
        let alignment = try decodeOption(FlowItemAlignment.self, forKey: key)
        if let alignment, axis == .vertical, alignment.isTextBaseline {
            throw error(
                "expected one of \(FlowItemAlignment.namesInVerticalFlows) in a vertical flow, "
                    + "found \(alignment)",
                at: key)
        }
        return alignment
    }
}
