import PortableUI
import PortableUIDrawing

/// A subview of a layout under test: answers proposals by a closure, and remembers what it was asked.
///
/// ```swift
/// let child = LayoutSubviewStub { _ in CGSize(width: 50, height: 20) }
/// let subviews = LayoutSubviews([child])
/// var cache = layout.makeCache(subviews: subviews)
/// layout.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache) // 50 × 20
/// child.measurements == [.unspecified]                                           // true
/// ```
///
/// Unlike a view, whose system answers a repeated proposal from memory, a stub counts each question.
public final class LayoutSubviewStub {
    fileprivate let element: StubElement

    /// - Parameters:
    ///   - spacing: The distances it prefers; evaluated each time it is asked for them.
    ///   - priority: Its layout priority.
    ///   - firstTextBaseline: The position of that guide from its top, in points, if it has one.
    ///   - lastTextBaseline: The position of that guide from its top, in points, if it has one.
    ///   - listRowSeparatorLeading: The position of that guide from its leading edge, in points, if it has one.
    ///   - size: Its size for a proposal.
    public init(
        spacing: @escaping @autoclosure () -> ViewSpacing = ViewSpacing(), priority: Double = 0,
        firstTextBaseline: CGFloat? = nil, lastTextBaseline: CGFloat? = nil,
        listRowSeparatorLeading: CGFloat? = nil,
        size: @escaping (ProposedViewSize) -> CGSize
    ) {
        element = StubElement(
            size: size, spacing: spacing, priority: priority, firstTextBaseline: firstTextBaseline,
            lastTextBaseline: lastTextBaseline, listRowSeparatorLeading: listRowSeparatorLeading)
    }

    /// The proposals it was measured with, in order.
    public var measurements: [ProposedViewSize] { element.measurements }

    /// The frame it was last placed in, in the coordinates of the layout's bounds.
    public var frame: CGRect? { element.placedFrame }

    /// The proposal it was last placed with.
    public var placedProposal: ProposedViewSize? { element.placedProposal }
}

extension LayoutSubviews {
    /// Subviews for a layout under test.
    public init(_ stubs: [LayoutSubviewStub], layoutDirection: LayoutDirection = .leftToRight) {
        self.init(stubs.map(\.element), layoutDirection: layoutDirection)
    }
}

extension ViewSpacing {
    /// A preference of a distance in points, on some edges, from neighbors of every kind. In SwiftUI, only its own views
    /// have preferences.
    public init(_ distance: CGFloat, on edges: Edge.Set = .all) {
        self.init(preferring: distance, on: edges)
    }
}
