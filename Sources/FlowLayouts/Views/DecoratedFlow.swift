/// A flow that may add views to its content, or hide some.
///
/// Only the layout can find out which views have to be hidden, and a layout must not change state. It reports their
/// number as the size of a probe, and this view follows in the next pass. Until then, the layout keeps them out of
/// sight.
struct DecoratedFlow<L: FlowContainer & Layout, Content: View>: View {
    private let layout: L
    private let decoration: FlowDecoration
    private let content: Content
    /// What was found for each limit on lines: a flow that collapses again knows at once what to hide.
    @State private var overflows: [FlowLimit: OverflowCount] = [:]
    @State private var animation = EvaluationAnimation()

    init(layout: L, decoration: FlowDecoration, content: Content) {
        self.layout = layout
        self.decoration = decoration
        self.content = content
    }

    var body: some View {
        let overflow = overflow
        let layout = layout.with { flow in
            flow._configuration.drawn = overflow.drawn
        }
        layout {
            if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *),
                !OlderSystems.areTested.get()
            {
                Group(subviews: content) { separated($0, overflow.drawn) }
            } else {
                _VariadicView.Tree(SubviewsRoot { separated($0, overflow.drawn) }) { content }
            }
            overflowView(overflow)
            if decoration.hidesViews {
                probe(of: overflow)
            }
        }
    }

    private var overflow: OverflowCount { overflows[limit] ?? OverflowCount() }

    private var limit: FlowLimit { layout._configuration.limit }

    /// The views of the content, of which some are drawn, with separators between them.
    private func separated<Views: RandomAccessCollection>(_ views: Views, _ drawn: DrawnViews) -> some View
    where Views.Element: View & Identifiable {
        ForEach(Array(views.enumerated()), id: \.element.id) { index, view in
            let isLast = index + 1 == views.count || !drawn.contains(index + 1)
            movable(view, number: index, isLast: isLast).hidden(!drawn.contains(index))
            if index < views.count - 1 || decoration.less != nil {
                separators
            }
        }
    }

    @ViewBuilder private func movable(_ view: some View, number: Int, isLast: Bool) -> some View {
        if let reordering = decoration.reordering {
            view.moveActions(reordering, from: FlowMove(source: number, destination: number), isLast: isLast)
        } else {
            view
        }
    }

    /// The separators after a view. The layout gives no space to those that are not needed.
    @ViewBuilder private var separators: some View {
        if let separator = decoration.itemSeparator {
            FlowSeparator(content: separator, thinAxis: layout._configuration.axis)
                .flowRole(.itemSeparator)
        }
        if let separator = decoration.lineSeparator {
            FlowSeparator(content: separator, thinAxis: layout._configuration.axis.across)
                .flowRole(.lineSeparator)
        }
    }

    /// The view that says how many are hidden. It exists even while none are, so that it can be measured.
    @ViewBuilder private func overflowView(_ overflow: OverflowCount) -> some View {
        if let view = button(overflow.count) {
            Group {
                if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *),
                    !OlderSystems.areTested.get()
                {
                    Group(subviews: view) { joined($0) }
                } else {
                    _VariadicView.Tree(SubviewsRoot { joined($0) }) { view }
                }
            }
            .flowRole(.overflow(fewest: overflow.fewest))
            .hidden(overflow.drawn.hidden == 0)
        }
    }

    private func button(_ hidden: Int) -> AnyView? {
        let label = limit.isExpanded ? decoration.less : decoration.overflow?(hidden)
        guard let label, let isExpanded = decoration.isExpanded else { return label }
        return AnyView(
            Button {
                isExpanded.wrappedValue.toggle()
            } label: {
                label
            })
    }

    /// Several views side by side, as one.
    @ViewBuilder private func joined(_ parts: some RandomAccessCollection & View) -> some View {
        if parts.count > 1 {
            HStack { parts }
        } else {
            parts
        }
    }

    /// The view by whose size the layout reports what it has found, at least once for each evaluation.
    private func probe(of overflow: OverflowCount) -> some View {
        Color.clear
            .transaction(animation.remember)
            .onGeometryChange(for: Finding.self) {
                [count = overflow.count, evaluation = animation.begin()] geometry in
                let drawn = DrawnViews(
                    hidden: Int(geometry.size.width.rounded()), shown: Int(geometry.size.height.rounded()))
                return Finding(drawn: drawn, count: count, evaluation: evaluation)
            } action: { finding in
                animation.end { follow(finding) }
            }
            .onGeometryChange(for: Int?.self) { [isExpanded = limit.isExpanded] geometry in
                let hidden = Int(geometry.size.width.rounded())
                return isExpanded ? 0 : overflow.settled(DrawnViews(hidden: hidden))
            } action: { hidden in
                if let hidden { decoration.hiddenCountChanged?(hidden) }
            }
            .flowRole(.probe)
            .hidden(true)
    }

    private func follow(_ finding: Finding) {
        guard limit != FlowLimit() else { return }
        var new = overflow
        new.follow(finding.drawn, for: finding.count)
        if new != overflow {
            overflows[limit] = new
        }
    }
}

/// What a layout has found in an evaluation of its flow, with an overflow view for a number.
private struct Finding: Equatable, Sendable {
    let drawn: DrawnViews
    let count: Int
    let evaluation: Int
}

/// A separator that vanishes if it is offered no space along its thin axis. It is not read aloud.
struct FlowSeparator: View {
    let content: AnyView
    let thinAxis: Axis

    var body: some View {
        // A stack tells a divider which way to run.
        ViewThatFits(in: thinAxis == .horizontal ? .horizontal : .vertical) {
            switch thinAxis {
            case .horizontal: HStack(spacing: 0) { content }.accessibilityHidden(true)
            case .vertical: VStack(spacing: 0) { content }.accessibilityHidden(true)
            }
            Color.clear.frame(width: 0, height: 0)
        }
    }
}

extension View {
    /// Keeps the view, and its state, out of sight and reach.
    func hidden(_ isHidden: Bool) -> some View {
        let view = opacity(isHidden ? 0 : 1).allowsHitTesting(!isHidden).disabled(isHidden)
        // Not `accessibilityHidden(false)`: a view may hide itself.
        return isHidden ? view.accessibilityHidden(true) : view.accessibilityAddTraits([])
    }
}
