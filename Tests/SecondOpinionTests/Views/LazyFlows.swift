import FlowLayouts
import LazyFlowLayouts
import TestSupport

/// A random lazy flow of views of known sizes.
struct LazyOptions {
    private let (spacing, rowSpacing): (CGFloat, CGFloat)
    /// The length of a separator between views, and the thickness of one between lines.
    private let (itemSeparator, lineSeparator): (CGFloat?, CGFloat?)
    private let kind: Int

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed &* 77)
        spacing = CGFloat(Int.random(in: 0...8, using: &random))
        rowSpacing = CGFloat(Int.random(in: 0...8, using: &random))
        itemSeparator = random.chance(3) ? CGFloat(Int.random(in: 1...9, using: &random)) : nil
        lineSeparator = random.chance(3) ? CGFloat(Int.random(in: 1...9, using: &random)) : nil
        kind = Int.random(in: 0..<9, using: &random)
    }

    var name: String {
        func name(_ length: CGFloat?) -> String { length.map(short) ?? "-" }
        return
            "LazyHFlow\(kind)(\(short(spacing)),\(short(rowSpacing)),\(name(itemSeparator)),\(name(lineSeparator)))"
    }

    @MainActor func flow(_ state: LazyState) -> some View {
        let flow = LazyHFlow(
            state.data, id: \.self, size: .fixed { state.size(of: $0) }, itemSpacing: spacing,
            rowSpacing: rowSpacing
        ) { number in
            let size = state.size(of: number)
            Color.red.frame(width: size.width, height: size.height).part(number)
        }
        return withOption(separated(flow, state.separates))
    }

    @MainActor private func separated<Flow: SeparatedFlow & View>(_ flow: Flow, _ separates: Bool) -> Flow {
        var flow = flow
        if let itemSeparator {
            flow = flow.itemSeparator {
                if separates { Color.red.frame(width: itemSeparator, height: 4).part(100_000) }
            }
        }
        if let lineSeparator {
            flow = flow.lineSeparator {
                if separates { Color.red.frame(height: lineSeparator).part(200_000) }
            }
        }
        return flow
    }

    private func withOption<Flow: SeparatedFlow>(_ flow: Flow) -> Flow {
        switch kind {
        case 1: flow.distribution(.justified)
        case 2: flow.lineBreaking(.balanced)
        case 3: flow.columns(.uniform)
        case 4: flow.reversesLines()
        case 5: flow.reversesItems()
        case 6: flow.maxItemsPerLine(3)
        case 7: flow.lineBreaking(.even)
        case 8: flow.equalizesLines()
        default: flow
        }
    }
}

/// What changes in a lazy flow.
struct LazyState {
    var data: [Int]
    /// By how much views are wider than at first.
    var growth: CGFloat = 0
    var separates = true

    func size(of number: Int) -> CGSize {
        CGSize(width: CGFloat(10 + number * 37 % 61) + growth, height: CGFloat(10 + number * 17 % 23))
    }
}
