/// Views in a flow whose axis its configuration has.
nonisolated package struct AxisFlow<Content: View>: View {
    let configuration: Boxed<FlowConfiguration>
    let content: Content

    package init(configuration: Boxed<FlowConfiguration>, @ViewBuilder content: () -> Content) {
        self.configuration = configuration
        self.content = content()
    }

    @MainActor @ViewBuilder package var body: some View {
        switch configuration.axis {
        case .horizontal: layout(HFlowLayout(_configuration: configuration))
        case .vertical: layout(VFlowLayout(_configuration: configuration))
        }
    }

    /// What a flow layout makes of views by itself has this view in it.
    private func layout(_ layout: some Layout) -> some View {
        layout { content }
    }
}
