import FlowLayouts
import PortableUITesting

/// A layout pass over stubs, call by call, as the system makes it.
final class Pass<L: Layout> {
    private let layout: L
    private(set) var subviews: LayoutSubviews
    private(set) var cache: L.Cache

    init(_ layout: L, _ stubs: [LayoutSubviewStub]) {
        self.layout = layout
        subviews = LayoutSubviews(stubs)
        cache = layout.makeCache(subviews: subviews)
    }

    /// The children have changed.
    func update(_ stubs: [LayoutSubviewStub]) {
        subviews = LayoutSubviews(stubs)
        layout.updateCache(&cache, subviews: subviews)
    }

    func size(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func size(width: CGFloat?) -> CGSize {
        size(ProposedViewSize(width: width, height: nil))
    }

    func place(in bounds: CGRect, proposal: ProposedViewSize) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Asks for the size at a width and places in it.
    func place(width: CGFloat?) {
        place(in: CGRect(origin: .zero, size: size(width: width)), width: width)
    }

    func place(in bounds: CGRect, width: CGFloat?) {
        place(in: bounds, proposal: ProposedViewSize(width: width, height: nil))
    }

    func guide(_ guide: VerticalAlignment, in bounds: CGRect, width: CGFloat?) -> CGFloat? {
        layout.explicitAlignment(
            of: guide, in: bounds, proposal: ProposedViewSize(width: width, height: nil),
            subviews: subviews, cache: &cache)
    }

    func guide(_ guide: HorizontalAlignment, in bounds: CGRect, width: CGFloat?) -> CGFloat? {
        layout.explicitAlignment(
            of: guide, in: bounds, proposal: ProposedViewSize(width: width, height: nil),
            subviews: subviews, cache: &cache)
    }

    var spacing: ViewSpacing {
        layout.spacing(subviews: subviews, cache: &cache)
    }
}

/// A child of one size, whatever it is proposed.
func box(_ width: CGFloat, _ height: CGFloat, spacing: ViewSpacing = ViewSpacing()) -> LayoutSubviewStub {
    LayoutSubviewStub(spacing: spacing) { _ in CGSize(width: width, height: height) }
}

/// A child that wraps like text: as many lines of a height as its length fills.
func paragraph(length: CGFloat, lineHeight: CGFloat) -> LayoutSubviewStub {
    LayoutSubviewStub { proposal in
        let width = max(min(proposal.width ?? length, length), 10)
        return CGSize(width: width, height: (length / width).rounded(.up) * lineHeight)
    }
}

/// The frames of stubs that have been placed.
func frames(_ stubs: [LayoutSubviewStub]) -> [CGRect?] {
    stubs.map(\.frame)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
}

extension ProposedViewSize {
    static func width(_ width: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: width, height: nil)
    }
}
