import FlowEngine

extension FlexedLines {
    /// Items on lines, by options that nothing else needs.
    init(of items: FlowItems, in available: Double?, options: FlowOptions) {
        self.init(of: items, Plan(options, in: available, for: items))
    }
}
