import FlowLayouts

// Containers that all subjects have: stacks, layouts of one's own, and flows with one option.

extension ViewMaker {
    typealias Content = ForEach<[Int], Int, AnyView>

    private static let rowAlignments: [Named<VerticalAlignment>] = [
        ("top", .top), ("c", .center), ("bot", .bottom), ("ftb", .firstTextBaseline),
    ]
    private static let columnAlignments: [Named<HorizontalAlignment>] = [
        ("lead", .leading), ("c", .center), ("trail", .trailing),
    ]

    func rowAlignment() -> Named<VerticalAlignment> { element(of: Self.rowAlignments) }

    func columnAlignment() -> Named<HorizontalAlignment> { element(of: Self.columnAlignments) }

    func plainContainer(_ kind: Int, _ spacing: CGFloat?, _ names: String, _ content: Content) -> Sample {
        switch kind {
        case 0, 1:
            let alignment = element(of: Self.rowAlignments + [("ltb", .lastTextBaseline)])
            return Sample(
                "H(\(alignment.name),\(longName(of: spacing)))[\(names)]",
                HStack(alignment: alignment.value, spacing: spacing) { content })
        case 2, 3:
            let alignment = columnAlignment()
            return Sample(
                "V(\(alignment.name),\(longName(of: spacing)))[\(names)]",
                VStack(alignment: alignment.value, spacing: spacing) { content })
        case 4:
            let alignment: Named<Alignment> = element(
                of: [("tl", .topLeading), ("c", .center), ("br", .bottomTrailing)])
            return Sample("Z(\(alignment.name))[\(names)]", ZStack(alignment: alignment.value) { content })
        case 5:
            let placesTwice = chance(2)
            return Sample("Odd\(placesTwice)[\(names)]", HalfWide(placesTwice: placesTwice) { content })
        default: return Sample("Plain[\(names)]", OnTop { content })
        }
    }

    func row(_ spacing: CGFloat?, _ traits: [Int], _ names: String, _ content: Content) -> Sample {
        let alignment = rowAlignment()
        let flow = HFlow(alignment: alignment.value, itemSpacing: spacing, rowSpacing: self.spacing()) {
            content
        }
        let option: Named<HFlow<Content>> =
            switch integer(below: 10) {
            case 0: ("fill", flow.sizing(.fill))
            case 1: ("just", flow.distribution(.justified).sizing(.hug))
            case 2: ("bal", flow.lineBreaking(.balanced))
            case 3: ("uni", flow.columns(.uniform))
            case 4: ("str", flow.stretchesItems())
            case 5: ("eq", flow.equalizesLines())
            case 6: ("rt", flow.rowAlignment(.trailing))
            case 7: ("c2", flow.columns(2))
            default: ("", flow)
            }
        let traits = traits.map(String.init).joined()
        return Sample(
            "HFlow\(option.name)\(traits)(\(alignment.name),\(longName(of: spacing)))[\(names)]", option.value
        )
    }

    func column(_ spacing: CGFloat?, _ traits: [Int], _ names: String, _ content: Content) -> Sample {
        let alignment = columnAlignment()
        let traits = traits.map(String.init).joined()
        return Sample(
            "VFlow\(traits)(\(alignment.name),\(longName(of: spacing)))[\(names)]",
            VFlow(alignment: alignment.value, spacing: spacing) { content })
    }
}

/// Puts views below each other, offers each half of the width, and does not place the last of three or more.
private struct HalfWide: Layout {
    /// Whether it places each view elsewhere first.
    let placesTwice: Bool

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(offer(proposal)) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var top = bounds.minY
        for (index, view) in subviews.enumerated() where index < 2 || index < subviews.count - 1 {
            if placesTwice { view.place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), proposal: .unspecified) }
            view.place(at: CGPoint(x: bounds.midX, y: top), anchor: .top, proposal: offer(proposal))
            top += view.sizeThatFits(offer(proposal)).height
        }
    }
}

/// Puts views on top of each other, and is as large as the first. Everything else is as layouts have it by themselves.
private struct OnTop: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
    }
}
