extension FlowBoxed<FlowConfiguration> {
    /// Views in a flow layout of this configuration, which reports to a memory.
    @ViewBuilder
    package func flow(memory: FlowMemory?, @ViewBuilder of content: () -> some View) -> some View {
        switch self.axis {
        case .horizontal: HFlowLayout(_configuration: self).setting(\.memory, to: memory).containing(content)
        case .vertical: VFlowLayout(_configuration: self).setting(\.memory, to: memory).containing(content)
        }
    }
}

extension Layout {
    /// Calls the `callAsFunction` of `Layout`. That of a flow layout would make a flow, whose body calls this, endlessly.
    func containing(_ content: () -> some View) -> some View {
        self { content() }
    }
}
