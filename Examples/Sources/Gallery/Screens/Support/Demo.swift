import FlowLayouts

/// Something to look at, and the controls that change it. The controls are in a flow, too.
struct Demo<Content: View, Controls: View>: View {
    private let content: Content
    private let controls: Controls
    @State private var width: CGFloat = 600

    init(@ViewBuilder content: () -> Content, @ViewBuilder controls: () -> Controls) {
        self.content = content()
        self.controls = controls()
    }

    var body: some View {
        VStack(spacing: 0) {
            ScrollView {
                content
                    .frame(maxWidth: width, alignment: .leading)
                    .padding(12)
                    .background(Color.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
                    .padding(12)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            Divider()
            HFlow(itemSpacing: 24, rowSpacing: 8) {
                OptionSlider("Width", $width, in: 100...600)
                controls
            }
            .sizing(.fill)
            .padding()
        }
    }
}

extension Demo where Controls == EmptyView {
    init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}
