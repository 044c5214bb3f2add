import FlowLayouts

// Flows and stacks of views whose direction and text size change.

extension ViewMaker {
    func environments(depth: Int) -> Sample {
        let parts = views(1 + integer(below: 4)) {
            let part: Sample =
                if depth > 1, chance(2) {
                    environments(depth: depth - 1)
                } else if chance(5) {
                    rememberingPart()
                } else {
                    scaledPart()
                }
            switch integer(below: 7) {
            case 0:
                let periods = periods()
                return part.with(".rtl-\(periods)") {
                    $0.environment(\.layoutDirection, periods.contains(change) ? .rightToLeft : .leftToRight)
                }
            case 1:
                let periods = periods()
                return part.with(".large-\(periods)") {
                    $0.environment(\.dynamicTypeSize, periods.contains(change) ? .accessibility1 : .large)
                }
            default: return part
            }
        }
        let items = ForEach(parts.indices, id: \.self) { parts[$0].view }
        switch integer(below: 5) {
        case 0: return Sample("H[\(parts.names)]", HStack(spacing: 0) { items })
        case 1: return Sample("V[\(parts.names)]", VStack(alignment: .leading, spacing: 3) { items })
        default: break
        }
        let options = chance(2) ? changingOptions(separators: 4) : ChangingOptions(change: change)
        let spacing = element(of: [0, 5] as [CGFloat])
        let alignment = columnAlignment()
        let what = "Flow\(options.name)(\(alignment.name),\(short(spacing)))[\(parts.names)]"
        return chance(4)
            ? Sample(
                "V" + what,
                options.applied(to: VFlow(alignment: alignment.value, spacing: spacing) { items }))
            : Sample(
                "H" + what,
                options.applied(to: HFlow(spacing: spacing) { items }.rowAlignment(alignment.value)))
    }

    private func scaledPart() -> Sample {
        let number = number()
        let size = CGSize(width: length(), height: CGFloat(4 * integer(below: 8) + 4))
        return Sample(
            "\(number):s\(short(size.width))x\(short(size.height))", ScaledView(number: number, size: size))
    }
}

/// A view that is wider where text is larger, and higher where it runs from right to left.
private struct ScaledView: View {
    let number: Int
    let size: CGSize
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Color.red.frame(
            width: size.width + (typeSize > .large ? 11 : 0),
            height: size.height + (direction == .rightToLeft ? 2 : 0)
        ).part(number)
    }
}
