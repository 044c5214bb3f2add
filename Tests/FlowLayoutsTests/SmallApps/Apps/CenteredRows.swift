import FlowEngine
import FlowLayouts

/// A layout of one's own over the engine, which knows nothing of views.
struct CenteredRows: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(arrangement(of: subviews, in: proposal.width).size)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, arrangement(of: subviews, in: bounds.width).frames) {
            let origin = CGPoint(x: bounds.minX + frame.x, y: bounds.minY + frame.y)
            subview.place(at: origin, proposal: .unspecified)
        }
    }

    private func arrangement(of subviews: Subviews, in width: CGFloat?) -> FlowArrangement {
        var items = FlowItems()
        items.append(
            contentsOf: subviews.map { subview in
                let size = subview.sizeThatFits(.unspecified)
                return FlowItem(width: size.width, height: size.height)
            })
        let options = FlowOptions(
            itemSpacing: spacing, lineSpacing: spacing, lineAlignment: .center, sizing: .fill)
        return FlowArrangement(of: items, in: width.map { Double($0) }, options: options)
    }
}

/// Boxes that are drawn, without a view for each.
nonisolated struct Boxes: Shape {
    let widths: [CGFloat]

    func path(in rect: CGRect) -> Path {
        let items = FlowItems(widths.map { FlowItem(width: $0, height: 20) })
        let flow = FlowArrangement(of: items, in: rect.width, options: FlowOptions(lineAlignment: .center))
        return Path { path in
            for frame in flow.frames {
                path.addRect(CGRect(frame))
            }
        }
    }
}
