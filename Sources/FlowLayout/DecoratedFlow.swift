/// A flow that adds views to its content, or hides some.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct DecoratedFlow<Content: View>: View {
    private let layout: FlowLayout
    private let decoration: FlowDecoration
    private let content: Content
    @State private var overflow = OverflowCount()

    init(_ layout: FlowLayout, decoration: FlowDecoration, content: Content) {
        var layout = layout
        layout.maxLines = decoration.limit?.maxLines
        self.layout = layout
        self.decoration = decoration
        self.content = content
    }

    var body: some View {
        layout {
            Group(subviews: content) { views in
                ForEach(Array(views.enumerated()), id: \.element.id) { index, view in
                    view.hidden(index >= overflow.shown ?? .max)
                    if index < views.count - 1 {
                        separators
                    }
                }
            }
            overflowView
            probe
        }
    }

    /// Those that may stand behind a view. Which of them do is known to the layout alone.
    @ViewBuilder private var separators: some View {
        if let separator = decoration.itemSeparator {
            FlowSeparator(content: separator, thinAxis: layout.axis)
                .flowRole(.itemSeparator)
        }
        if let separator = decoration.lineSeparator {
            FlowSeparator(content: separator, thinAxis: layout.axis.across)
                .flowRole(.lineSeparator)
        }
    }

    /// The view that stands for hidden ones. It is there while none are, to be measured.
    @ViewBuilder private var overflowView: some View {
        if let view = decoration.limit?.overflow?(overflow.count) {
            Group(subviews: view) { parts in
                if parts.count > 1 {
                    HStack { parts }
                } else {
                    parts
                }
            }
            .flowRole(.overflow(count: overflow.count, fewest: overflow.fewest))
            .hidden(overflow.shown == nil)
        }
    }

    /// By its size the layout says what it has found: a layout itself must not change state.
    private var probe: some View {
        Color.clear
            .onGeometryChange(for: OverflowCount.Answer.self) { [count = overflow.count] geometry in
                OverflowCount.Answer(
                    count: count, hidden: Int(geometry.size.width.rounded()),
                    shown: Int(geometry.size.height.rounded()))
            } action: { answer in
                var overflow = overflow
                overflow.follow(answer)
                if overflow != self.overflow {
                    self.overflow = overflow
                }
            }
            .flowRole(.probe)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

/// A separator that is not there where it is offered no room along its thin axis.
private struct FlowSeparator: View {
    let content: AnyView
    let thinAxis: Axis

    var body: some View {
        // In a stack a divider knows which way it runs.
        switch thinAxis {
        case .horizontal:
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 0) { content }
                Color.clear.frame(width: 0, height: 0)
            }
        case .vertical:
            ViewThatFits(in: .vertical) {
                VStack(spacing: 0) { content }
                Color.clear.frame(width: 0, height: 0)
            }
        }
    }
}

extension View {
    /// Keeps the view, and what it remembers, out of sight and reach.
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    fileprivate func hidden(_ isHidden: Bool) -> some View {
        opacity(isHidden ? 0 : 1)
            .allowsHitTesting(!isHidden)
            .accessibilityHidden(true, isEnabled: isHidden)
    }
}
