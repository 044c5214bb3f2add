import PortableUITesting

/// A published layout, `JustifiableFlowLayout`, not justified, as people write one by hand: it measures all subviews for the size, and
/// measures them again for the places.
struct JustifiablePass: Layout {
    let minSpacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let maxLineWidth = proposal.replacingUnspecifiedDimensions().width
        var total = CGSize.zero
        var line = CGSize.zero
        for size in sizes {
            if line.width + size.width > maxLineWidth {
                total.height += line.height + minSpacing
                line = CGSize(width: size.width + minSpacing, height: size.height)
            } else {
                line.width += size.width + minSpacing
                line.height = max(line.height, size.height)
            }
            total.width = max(total.width, line.width - minSpacing)
        }
        total.height += line.height
        return total
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let maxX = min(bounds.minX + proposal.replacingUnspecifiedDimensions().width, bounds.maxX)
        var x = bounds.minX
        var y = bounds.minY
        var lineHeight: CGFloat = 0
        for index in subviews.indices {
            let size = sizes[index]
            if x + size.width > maxX {
                y += lineHeight + minSpacing
                lineHeight = 0
                x = bounds.minX
            }
            subviews[index].place(
                at: CGPoint(x: x + size.width / 2, y: y + size.height / 2), anchor: .center,
                proposal: ProposedViewSize(size))
            lineHeight = max(lineHeight, size.height)
            x += size.width + minSpacing
        }
    }
}
