import FlowLayouts
import PortableUITesting

/// A box of a fixed size.
struct Box: View {
    let width: CGFloat
    let height: CGFloat

    init(_ width: CGFloat, _ height: CGFloat) {
        self.width = width
        self.height = height
    }

    var body: some View {
        Color.red.frame(width: width, height: height)
    }
}

/// Gives its view a preference for the distance to its neighbors.
struct Prefers: Layout {
    let spacing: ViewSpacing

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { spacing }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}

/// What a view was proposed.
final class ProposalLog: @unchecked Sendable {
    var proposals: [ProposedViewSize] = []
}

/// A view that notes what it is proposed.
struct Asked: View {
    private let log: ProposalLog
    private let size: @Sendable (ProposedViewSize) -> CGSize

    init(_ log: ProposalLog, size: @escaping @Sendable (ProposedViewSize) -> CGSize) {
        (self.log, self.size) = (log, size)
    }

    var body: some View {
        Noting(log: log, size: size) { Color.clear }
    }

    private struct Noting: Layout {
        let log: ProposalLog
        let size: @Sendable (ProposedViewSize) -> CGSize

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            log.proposals.append(proposal)
            return size(proposal)
        }

        func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
}

/// The frames of all boxes in a view that is proposed a size.
@MainActor
func boxes<V: View>(
    _ view: V, width: CGFloat? = nil, height: CGFloat? = nil, direction: LayoutDirection = .leftToRight
) -> [CGRect] {
    host(view, width: width, height: height, direction: direction).frames.frames(named: "Color")
}

@MainActor
func host<V: View>(
    _ view: V, width: CGFloat? = nil, height: CGFloat? = nil, direction: LayoutDirection = .leftToRight,
    roundLimit: Int = 64
) -> ViewHost<V> {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    // Characters of 6 × 12 with their baseline at 9.
    environment.font = .system(size: 10)
    return ViewHost(
        view, proposal: ProposedViewSize(width: width, height: height), environment: environment,
        roundLimit: roundLimit)
}

extension View {
    /// The size of the view where it is proposed a width.
    @MainActor
    func size(width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
        host(self, width: width, height: height).frames.frame.size
    }
}
