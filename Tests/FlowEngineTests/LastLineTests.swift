import Expectations
import FlowEditing
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

    // Three items of 2 in 12 leave 6.
    @Test(
        arguments: zip(
            [FlowDistribution.spaceBetween, .justified, .spaceAround, .spaceEvenly],
            [[0, 5, 10], [0, 5, 10], [1, 5, 9], [1.5, 5, 8.5]]))
    func aNaturalLastLineIsNotSpread(distribution: FlowDistribution, first: [Double]) {
        let options = tight {
            ($0.distribution, $0.lastLine) = (distribution, .natural)
            ($0.sizing, $0.maxItemsPerLine) = (.fill, 3)
        }
        let frames = FlowArrangement(of: five, in: 12, options: options).frames
        expectEqual(frames.map(\.x), first + [0, 2])
    }

    @Test func theLastLineIsAligned() {
        let right = picture(five, in: 8) {
            ($0.distribution, $0.lastLine, $0.lineAlignment, $0.maxItemsPerLine) =
                (.spaceBetween, .natural, .trailing, 3)
        }
        expectEqual(
            right,
            """
            AA.BB.CC
            ....DDEE
            """)
    }

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

    @Test func anItemThatFillsItsLineGrowsOnAnyLine() {
        var filling = FlowItemTraits()
        filling.fillLine()
        let list = items([(2, FlowItemTraits(grow: 1)), (2, filling), (2, FlowItemTraits(grow: 1))])
        expectEqual(
            picture(list, in: 5) { $0.lastLine = .natural },
            """
            AA...
            BBBBB
            CC...
            """)
    }

    @Test(arguments: FlowLineAlignment.allCases)
    func theLastLineStaysInItsColumns(alignment: FlowLineAlignment) {
        let lines = picture(five, in: 8) {
            ($0.columns, $0.lineAlignment, $0.lastLine, $0.maxItemsPerLine) = (
                .uniform, alignment, .natural, 3
            )
        }
        let expected: [FlowLineAlignment: String] = [
            .leading: """
            AABBCC..
            DDEE....
            """,
            .center: """
            .AABBCC.
            .DDEE...
            """,
            .trailing: """
            ..AABBCC
            ..DDEE..
            """,
        ]
        expectEqual(lines, expected[alignment])
    }

    @Test func theLastLineStaysInColumnsThatAreSpread() {
        let lines = picture(five, in: 10) {
            ($0.columns, $0.distribution, $0.lastLine, $0.maxItemsPerLine) = (
                .uniform, .spaceBetween, .natural, 3
            )
        }
        expectEqual(
            lines,
            """
            AA..BB..CC
            DD..EE....
            """)
    }

    @Test func anEditableFlowHasTheSameLastLine() {
        let options = tight {
            ($0.columns, $0.distribution, $0.lastLine, $0.sizing) = (.uniform, .spaceBetween, .natural, .fill)
        }
        var flow = EditableFlow(of: items((2, 1), (2, 1), (2, 1), (2, 1)), in: 7, options: options)
        flow.append(FlowItem(width: 2, height: 1))
        expectEqual(flow.frames(of: 3..<5), [rect(0, 1, 2, 1), rect(2.5, 1, 2, 1)])
        expectEqual(flow.line(at: 1).frame, rect(0, 1, 4.5, 1))
    }
}
