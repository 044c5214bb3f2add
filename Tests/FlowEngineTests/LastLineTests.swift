import Expectations
import FlowEngine
import Testing

/// The last line of a paragraph, spread and grown like the others or not.
@Suite struct LastLineTests {
    private func picture(_ list: FlowItems, in available: Double, _ change: (inout FlowOptions) -> Void)
        -> String
    {
        var options = tight(change)
        options.sizing = .fill
        return FlowArrangement(of: list, in: available, options: options).picture
    }

    private let five = items((2, 1), (2, 1), (2, 1), (2, 1), (2, 1))

    @Test func aForcedBreakEndsAParagraph() {
        var list = five
        list[2].traits = FlowItemTraits(breaksBefore: true)
        let lines = picture(list, in: 6) { ($0.distribution, $0.lastLine) = (.spaceBetween, .natural) }
        expectEqual(
            lines,
            """
            AABB..
            CCDDEE
            """)
        let others = picture(list, in: 6) { $0.distribution = .spaceBetween }
        expectEqual(
            others,
            """
            AA..BB
            CCDDEE
            """)
    }

    @Test func itemsGrowOnTheLastLineOrDoNot() {
        let growing = items([2, 2, 2].map { ($0, FlowItemTraits(grow: 1)) })
        let likeOthers = """
            AAABBB
            CCCCCC
            """
        expectEqual(picture(growing, in: 6, { $0.maxItemsPerLine = 2 }), likeOthers)
        expectEqual(picture(growing, in: 6, { ($0.maxItemsPerLine, $0.lastLine) = (2, .grows) }), likeOthers)
        let natural = picture(growing, in: 6) { ($0.maxItemsPerLine, $0.lastLine) = (2, .natural) }
        expectEqual(
            natural,
            """
            AAABBB
            CC....
            """)
    }

    @Test(
        arguments: zip(
            [FlowLastLine.leading, .center, .trailing], ["DDEE....", "..DDEE..", "....DDEE"]))
    func theLastLineHasAnAlignmentOfItsOwn(lastLine: FlowLastLine, last: String) {
        for (alignment, distribution, first) in [
            (FlowLineAlignment.center, FlowDistribution.natural, ".AABBCC."),
            (.trailing, .spaceBetween, "AA.BB.CC"),
        ] {
            for columns in [FlowColumns.natural, .uniform] {
                let lines = picture(five, in: 8) {
                    ($0.lineAlignment, $0.lastLine, $0.maxItemsPerLine) = (alignment, lastLine, 3)
                    ($0.distribution, $0.columns) = (distribution, columns)
                }
                expectEqual(lines, first + "\n" + last, "\(columns)")
            }
        }
    }
}
