/// What takes the place of hidden views, and says how many they are.
///
/// How many are hidden depends on the space that this view takes, so that does not depend on their number: the flow
/// reserves what the view takes for the largest number that there can be. In that space it shows the right one, which is
/// known once the flow is laid out. Digits have one width, so that no number of as many digits needs more.
///
/// SwiftUI makes the view again only when it or its size is another one. So what is hidden is a part of it, but in the first
/// pass, and where no action ever runs, as in widgets: there it is asked for when the flow has been laid out.
nonisolated struct OverflowView: View {
    /// Makes the view for what is hidden.
    let label: (_ hidden: FlowOverflow) -> AnyView
    /// All views, in order.
    let elements: ContentViews
    let limit: FlowLimit
    let placed: PlacedFlow
    let axis: Axis
    /// Where the view for a smaller number is.
    let alignment: Alignment
    @Environment(\.flowReport) private var report

    // A single view for the layout, also if the label has several.
    nonisolated var body: some View {
        _VariadicView.Tree(
            SubviewsRoot { parts in
                if parts.count > 1 {
                    showingLabel(in: HStack { parts }).flowRole(.overflow)
                } else {
                    ForEach(parts) { showingLabel(in: $0).handingOnValues(of: $0, as: .overflow) }
                }
            }
        ) {
            label(FlowOverflow(last: elements.itemCount, of: elements)).disabled(true)
        }
        .monospacedDigit()
    }

    private func showingLabel(in reserved: some View) -> some View {
        reserved.opacity(0).accessibilityHidden(true).overlay {
            GeometryReader { geometry in
                // SwiftUI knows the size when the flow has been laid out.
                let size = geometry.size
                let known = report.wrappedValue
                let report = known.tells(of: elements, by: limit) ? known : placed.report
                if report.showsOverflow {
                    HStack { label(FlowOverflow(report)) }
                        .frame(width: size.width, height: size.height, alignment: alignment)
                }
            }
        }
    }
}

extension FlowDecoration {
    /// Makes the view in place of hidden ones, or the one that hides them again: a button, if people may do that.
    func overflowLabel(for limit: FlowLimit) -> ((_ hidden: FlowOverflow) -> AnyView)? {
        let label = limit.isExpanded ? less.map { less in { _ in less } } : limit.mayHide ? overflow : nil
        guard let label, let isExpanded else { return label }
        return { hidden in
            AnyView(
                Button {
                    isExpanded.wrappedValue.toggle()
                } label: {
                    label(hidden)
                })
        }
    }
}

extension FlowConfiguration {
    /// Where a view is in the space that is reserved for it: at the beginning, and across its line as the views on it. They
    /// are alike, so where their upper ends meet, so do their guides.
    var overflowAlignment: Alignment {
        switch (axis, alignment.horizontal, alignment.vertical) {
        case (.horizontal, _, .center): .leading
        case (.horizontal, _, .bottom), (.horizontal, _, .lastTextBaseline): .bottomLeading
        case (.vertical, .center, _): .top
        case (.vertical, .trailing, _): .topTrailing
        default: .topLeading
        }
    }
}
