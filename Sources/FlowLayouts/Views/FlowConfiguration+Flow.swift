extension FlowBoxed<FlowConfiguration> {
    /// Views in a flow layout of this configuration.
    @ViewBuilder
    package func flow(@ViewBuilder of content: () -> some View) -> some View {
        switch self.axis {
        case .horizontal: HFlowLayout(_configuration: self).flow(of: content)
        case .vertical: VFlowLayout(_configuration: self).flow(of: content)
        }
    }
}

extension Layout {
    /// Calls the `callAsFunction` of `Layout`. That of a flow layout would make a flow, whose body calls this, endlessly.
    func flow(of content: () -> some View) -> some View {
        self { content() }
    }
}
