extension Boxed<FlowConfiguration> {
    /// Views in a flow whose axis the configuration has.
    @ViewBuilder
    package func flow(@ViewBuilder of content: () -> some View) -> some View {
        switch self.axis {
        case .horizontal: HFlowLayout(_configuration: self).flow(of: content)
        case .vertical: VFlowLayout(_configuration: self).flow(of: content)
        }
    }
}

extension Layout {
    /// What a flow layout makes of views by itself is a view that has this one in it.
    fileprivate func flow(of content: () -> some View) -> some View {
        self { content() }
    }
}
