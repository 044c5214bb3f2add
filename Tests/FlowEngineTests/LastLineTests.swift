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

    // Three columns of 110, and of 100 with 25 more between them than the 10 that there are.
    @Test(
        arguments: zip(
            [FlowColumns.count(3), .adaptive(minimum: 100, maximum: 100)],
            [
                (FlowDistribution.justified, FlowLastLine.likeOthers, [0.0, 120]),
                (.spaceBetween, .natural, [0, 125]),
            ]))
    func anOnlyLineStaysInItsColumns(
        columns: FlowColumns,
        others: (distribution: FlowDistribution, lastLine: FlowLastLine, places: [Double])
    ) {
        let options = tight {
            ($0.columns, $0.itemSpacing) = (columns, 10)
            ($0.distribution, $0.lastLine) = (others.distribution, others.lastLine)
        }
        let growing = FlowItemTraits(grow: 1)
        let frames = FlowArrangement(of: items([100, 100].map { ($0, growing) }), in: 350, options: options)
            .frames
        expectEqual(frames.map(\.x), others.places)
    }

    @Test(arguments: FlowDistribution.allCases, [FlowColumns.count(3), .adaptive(minimum: 3, maximum: 4)])
    func aLineThatIsNotFullIsWhereItIsAfterAFullOne(distribution: FlowDistribution, columns: FlowColumns) {
        var options = tight { ($0.columns, $0.distribution, $0.sizing) = (columns, distribution, .fill) }
        for (axis, direction) in [
            (FlowAxis.horizontal, FlowDirection.leftToRight), (.horizontal, .rightToLeft),
            (.vertical, .leftToRight),
        ] {
            for (alignment, lastLine) in [
                (FlowLineAlignment.leading, FlowLastLine.natural), (.center, .natural), (.trailing, .grows),
                (.center, .likeOthers),
            ] {
                (options.axis, options.direction) = (axis, direction)
                (options.lineAlignment, options.lastLine) = (alignment, lastLine)
                for count in 1...2 {
                    // Every other one grows, and a heading is over them.
                    var heading = FlowItem(width: 2, height: 2)
                    heading.traits.fillLine()
                    var part = FlowItems([FlowSize](repeating: FlowSize(width: 2, height: 2), count: count))
                    part[0].traits.grow = 1
                    part.insert(heading, at: 0)
                    let alone = FlowArrangement(of: part, in: 14, options: options)
                    var all = part
                    for _ in 0..<3 { all.insert(FlowItem(width: 2, height: 2), at: 0) }
                    let after = FlowArrangement(of: all, in: 14, options: options)
                    func places(_ frames: [FlowRect]) -> [[Double]] {
                        frames.map { axis == .horizontal ? [$0.x, $0.width] : [$0.y, $0.height] }
                    }
                    expectEqual(
                        places(Array(alone.frames)), places(Array(after.frames.dropFirst(3))),
                        "\(count) items, \(options)")
                }
            }
        }
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

    @Test func aLastLineOnASideDoesNotGrow() {
        let growing = items([2, 2, 2].map { ($0, FlowItemTraits(grow: 1)) })
        expectEqual(
            picture(growing, in: 6) { ($0.maxItemsPerLine, $0.lastLine) = (2, .trailing) },
            """
            AAABBB
            ....CC
            """)
    }
}
