import FlowLayouts

// Flows in flows, in stacks with frames, and in what scrolls.

extension ViewMaker {
    func nested(depth: Int) -> Sample {
        let parts = views(1 + integer(below: 3)) {
            depth > 1 && chance(2) ? nested(depth: depth - 1) : chance(3) ? leaf() : block()
        }
        let content = content(of: parts)
        return chance(2) ? decorated(parts.names, content) : flow(parts.names, content, options: 2)
    }

    func scrolling(depth: Int) -> Sample {
        let parts = views(1 + integer(below: 5)) { chance(3) ? view(depth: depth - 1) : block() }
        let content = flow(parts.names, content(of: parts))
        let axes: Named<Axis.Set> = element(
            of: [("v", .vertical), ("v", .vertical), ("h", .horizontal), ("hv", [.horizontal, .vertical])])
        let number = number()
        let padding = element(of: [0, 6] as [CGFloat])
        return Sample(
            "Scroll\(axes.name)(\(number))[\(content.name).pad\(padding)]",
            Scrolling(axes: axes.value) { content.view.padding(padding) }.part(number))
    }

    func stackOfFrames() -> Sample {
        let parts = views(2 + integer(below: 2)) {
            let blocks = views(1 + integer(below: 4)) {
                let part = chance(4) ? leaf() : block()
                return chance(4) ? framed(part) : part
            }
            var sample = chance(4) ? leaf() : flow(blocks.names, content(of: blocks), options: 2)
            for _ in 0..<integer(below: 3) { sample = framed(sample) }
            return sample
        }
        let items = content(of: parts)
        let spacing = spacing()
        let what = "(\(name(of: spacing)))[\(parts.names)]"
        return chance(2)
            ? Sample("H" + what, HStack(spacing: spacing) { items })
            : Sample("V" + what, VStack(spacing: spacing) { items })
    }

    private func framed(_ sample: Sample) -> Sample {
        let number = number()
        let lengths = [length(), length(), length()].sorted()
        let (low, ideal, high) = (lengths[0], lengths[1], lengths[2])
        let alignment: Named<Alignment> = element(
            of: [("tl", .topLeading), ("c", .center), ("br", .bottomTrailing)])
        let view = sample.view
        let (name, framed): (String, AnyView) =
            switch integer(below: 9) {
            case 0: ("prio1", AnyView(view.layoutPriority(1)))
            case 1: ("prio-1", AnyView(view.layoutPriority(-1)))
            case 2: ("fixed", AnyView(view.fixedSize()))
            case 3: ("fixedH", AnyView(view.fixedSize(horizontal: true, vertical: false)))
            case 4: ("fixedV", AnyView(view.fixedSize(horizontal: false, vertical: true)))
            case 5:
                (
                    "w\(low)...\(high)",
                    AnyView(view.frame(minWidth: low, maxWidth: high, alignment: alignment.value))
                )
            case 6:
                (
                    "w\(low)/\(ideal)/\(high)",
                    AnyView(
                        view.frame(
                            minWidth: low, idealWidth: ideal, maxWidth: high, alignment: alignment.value))
                )
            case 7:
                (
                    "w...\(high)h\(low)...",
                    AnyView(view.frame(maxWidth: high, minHeight: low, alignment: alignment.value))
                )
            default: ("h...\(ideal)", AnyView(view.frame(maxHeight: ideal, alignment: alignment.value)))
            }
        return Sample("\(sample.name).\(name)\(alignment.name)(\(number))", framed.part(number))
    }
}

/// Offers nothing along its axes, and is as large as it is offered: what a scroll view does to its content.
private struct Scrolling: Layout {
    let axes: Axis.Set

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: offer(ProposedViewSize(bounds.size)))
    }
}
