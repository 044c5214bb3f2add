import FlowLayouts

// One layout that is another after each change, of views that remember when they came.

extension ViewMaker {
    func switching() -> Sample {
        let kinds = views(4) { integer(below: 9) }
        let spacing = element(of: [0, 5, 8] as [CGFloat])
        let parts = views(1 + integer(below: 6)) { () -> (Sample, Int) in
            let number = number()
            let size = CGSize(
                width: CGFloat(4 * integer(below: 14) + 4), height: CGFloat(4 * integer(below: 6) + 4))
            let kind = integer(below: 14)
            return (
                Sample(
                    "\(number):\(size.width)x\(size.height)" + (kind < 7 ? ".t\(kind)" : ""),
                    RememberingView(number: number, size: size, change: change)), kind
            )
        }
        let layout = layout(kinds[change], spacing: spacing)
        let content = content(of: parts.map { trait($1, 1, of: $0) })
        return Sample("Switch\(kinds)(\(spacing))[\(parts.map(\.0).names)]", layout { content })
    }

    private func layout(_ kind: Int, spacing: CGFloat) -> AnyLayout {
        switch kind {
        case 0, 1: AnyLayout(HFlowLayout(spacing: spacing))
        case 2: AnyLayout(VFlowLayout(spacing: spacing))
        case 3: AnyLayout(HStackLayout(spacing: spacing))
        case 4: AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
        case 5: AnyLayout(HStackLayout(alignment: .top, spacing: spacing))
        case 6: AnyLayout(HFlowLayout(spacing: spacing).maxLines(2))
        case 7: AnyLayout(HFlowLayout(alignment: .trailing, spacing: spacing).columns(2))
        default:
            AnyLayout(HFlowLayout(spacing: spacing).lineBreaking(.even).distribution(.justified).sizing(.hug))
        }
    }
}

/// The later it came into being, the wider it is.
struct RememberingView: View {
    let number: Int
    let size: CGSize
    @State private var birth: Int

    init(number: Int, size: CGSize, change: Int) {
        (self.number, self.size) = (number, size)
        _birth = State(initialValue: change)
    }

    var body: some View {
        Color.red.frame(width: size.width + CGFloat(10 * birth), height: size.height).part(number)
    }
}
