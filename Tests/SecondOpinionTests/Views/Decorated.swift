import FlowLayouts

// Flows that do something with each of their views, and flows as layouts.

extension ViewMaker {
    /// With few words: with a dozen elements in a variadic view, the other implementation stops.
    func decorated(_ names: String, _ content: Content) -> Sample {
        let spacing = element(of: [0, 8, 5, -4] as [CGFloat])
        let number = number()
        let size = CGSize(width: length() / 4, height: length() / 4)
        let hasWords = chance(3)
        let words = element(of: ["a bc def", " kl mno", "p q ", "wx\nyz abc"])
        guard hasWords else { return decorated(names, content, spacing, number, size) }
        let text = wordBlocks(FlowText(words)).part(number + 100)
        return decorated(
            "\(names) + words '\(words.filter { !$0.isNewline })'",
            Group {
                text; content
            }, spacing, number, size)
    }

    /// Words as blocks, without the baselines of a text.
    func wordBlocks(_ text: FlowText) -> some View {
        text.font(.system(size: 10)).fixedSize()
            .alignmentGuide(.firstTextBaseline) { $0.height }.alignmentGuide(.lastTextBaseline) { $0.height }
    }

    private func decorated(
        _ names: String, _ content: some View, _ spacing: CGFloat, _ number: Int, _ size: CGSize
    ) -> Sample {
        let flow = HFlow(spacing: spacing) { content }
        let separator = Color.red.frame(width: size.width, height: size.height).part(number)
        let separatorName = "\(number):\(size.width)x\(size.height)"
        switch integer(below: 7) {
        case 0:
            return Sample(
                "AnyLayout(\(spacing))[\(names)]", AnyLayout(HFlowLayout(spacing: spacing)) { content })
        case 1:
            let most = integer(below: 3)
            return Sample(
                "AnyLayout(max\(most), \(spacing))[\(names)]",
                AnyLayout(HFlowLayout(spacing: spacing).maxLines(most)) { content })
        case 2:
            let most = integer(below: 4)
            return Sample("HFlow(max\(most), \(spacing))[\(names)]", flow.maxLines(most))
        case 3:
            let most = integer(below: 4)
            return Sample(
                "HFlow(max\(most)+\(separatorName), \(spacing))[\(names)]",
                flow.maxLines(most) { hidden in
                    Color.red.frame(width: size.width + CGFloat(hidden.count), height: size.height).part(
                        number)
                })
        case 4: return Sample("HFlow(hides, \(spacing))[\(names)]", flow.hidesOverflow())
        case 5:
            return Sample(
                "HFlow(sep \(separatorName), \(spacing))[\(names)]", flow.itemSeparator { separator })
        default:
            let most = integer(below: 4)
            return Sample(
                "HFlow(seps \(separatorName) max\(most), \(spacing))[\(names)]",
                flow.itemSeparator { separator }
                    .lineSeparator { Color.red.frame(height: size.height).part(number + 300) }.maxLines(most))
        }
    }
}
