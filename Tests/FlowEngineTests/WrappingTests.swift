import Expectations
import FlowEditing
import FlowEngine
import TestSupport
import Testing

/// Whether items shrink before a line ends: not at all, on all lines, or only if all of them share one.
@Suite struct WrappingTests {
    private let rigid = FlowItemTraits()
    private let toTwo = FlowItemTraits(shrink: 1, minLength: 2)

    /// Items a point apart.
    private func flow(
        _ list: [(Double, FlowItemTraits)], in available: Double?,
        _ wrapping: FlowWrapping = .oneLineIfPossible, _ change: (inout FlowOptions) -> Void = { _ in }
    ) -> FlowArrangement {
        let options = tight {
            ($0.itemSpacing, $0.wrapping) = (1, wrapping)
            change(&$0)
        }
        return FlowArrangement(of: items(list), in: available, options: options)
    }

    /// From 2 + 1 + 2 + 1 + 3 to 4 + 1 + 4 + 1 + 3.
    private var nineToThirteen: [(Double, FlowItemTraits)] { [(4, toTwo), (4, toTwo), (3, rigid)] }

    @Test func itemsShareOneLineDownToTheirSmallest() {
        expectEqual(flow(nineToThirteen, in: 15).picture, "AAAA.BBBB.CCC")
        expectEqual(flow(nineToThirteen, in: 13).picture, "AAAA.BBBB.CCC")
        let shared = flow(nineToThirteen, in: 11)
        expectEqual(shared.picture, "AAA.BBB.CCC")
        expectEqual(Array(shared.frames), [rect(0, 0, 3, 1), rect(4, 0, 3, 1), rect(8, 0, 3, 1)])
        expectEqual(flow(nineToThirteen, in: 9).picture, "AA.BB.CCC")
    }

    // A point less, and nothing shrinks. B and C have 4 + 1 + 3.
    @Test func elseLinesBreakAsIfNothingCouldShrink() {
        let wrapped = flow(nineToThirteen, in: 8)
        expectEqual(
            wrapped.picture,
            """
            AAAA....
            BBBB.CCC
            """)
        expectEqual(Array(wrapped.frames), [rect(0, 0, 4, 1), rect(0, 1, 4, 1), rect(5, 1, 3, 1)])
        expectEqual(wrapped, flow(nineToThirteen, in: 8, .ideal))
    }

    @Test func byTheSmallestEachLineShrinks() {
        expectEqual(flow(nineToThirteen, in: 9, .smallest).picture, "AA.BB.CCC")
        expectEqual(
            flow(nineToThirteen, in: 7, .smallest).picture,
            """
            AAA.BBB
            CCC....
            """)
        expectEqual(
            flow(nineToThirteen, in: 7).picture,
            """
            AAAA
            BBBB
            CCC.
            """)
    }

    // The second paragraph is 2 + 1 + 2 + 1 + 2 at its smallest.
    @Test func eachParagraphIsOneLineIfItCanBe() {
        var second = toTwo
        second.breaksBefore = true
        let list = [(4.0, toTwo), (4, toTwo), (4, second), (4, toTwo), (4, toTwo)]
        expectEqual(
            flow(list, in: 7).picture,
            """
            AAA.BBB
            CCCC...
            DDDD...
            EEEE...
            """)
        expectEqual(
            flow(list, in: 8).picture.split(separator: "\n").count, 2)
    }

    @Test func theirOwnDistancesCount() {
        var list = items([(4, toTwo), (4, toTwo)])
        list.setSpacings([0, 3])
        let options = tight { $0.wrapping = .oneLineIfPossible }
        expectEqual(FlowArrangement(of: list, in: 7, options: options).picture, "AA...BB")
        expectEqual(FlowArrangement(of: list, in: 6, options: options).lines.map(\.range), [0..<1, 1..<2])
    }

    @Test func itemsThatGoTogetherWrapTogether() {
        var unit = toTwo
        unit.avoidsBreakBefore = true
        let list = [(3.0, toTwo), (3, toTwo), (2, unit)]
        expectEqual(flow(list, in: 8).picture, "AA.BB.CC")
        expectEqual(
            flow(list, in: 7).picture,
            """
            AAA...
            BBB.CC
            """)
    }

    @Test func aLimitOnItemsWraps() {
        expectEqual(
            flow(nineToThirteen, in: 9) { $0.maxItemsPerLine = 2 }.picture,
            """
            AAAA.BBBB
            CCC......
            """)
        expectEqual(flow(nineToThirteen, in: 9) { $0.maxItemsPerLine = 3 }.picture, "AA.BB.CCC")
    }

    // Greedy lines would be A, B and C, or in 10 A and B, then C.
    @Test func whereMoreLinesAreAskedForNothingShrinks() {
        for available in [8.0, 9, 10, 13] {
            expectEqual(
                flow(nineToThirteen, in: available) { $0.minLines = 2 },
                flow(nineToThirteen, in: available, .ideal) { $0.minLines = 2 })
        }
    }

    // 4 + 1 + 4 and 3 + 1 + 3 are more even than three and one.
    @Test(arguments: FlowLineBreaking.allCases)
    func wrappedLinesAreBrokenAsAsked(breaking: FlowLineBreaking) {
        let list = [(4.0, toTwo), (4, toTwo), (3, toTwo), (3, toTwo)]
        expectEqual(flow(list, in: 13) { $0.lineBreaking = breaking }.lines.count, 1)
        let wide = FlowItemTraits(shrink: 1, minLength: 3)
        expectEqual(
            flow(list.map { ($0.0, wide) }, in: 13) { $0.lineBreaking = breaking }.lines.map(\.range),
            breaking == .balanced ? [0..<2, 2..<4] : [0..<3, 3..<4])
    }

    @Test func inColumnsAndScaledLinesItHasNoEffect() {
        for columns in [FlowColumns.uniform, .count(2), .adaptive(minimum: 3)] {
            expectEqual(
                flow(nineToThirteen, in: 9) { $0.columns = columns },
                flow(nineToThirteen, in: 9, .ideal) { $0.columns = columns })
        }
        let scaling = FlowScaling(thickness: 2)
        expectEqual(
            flow(nineToThirteen, in: 9) { $0.scaling = scaling },
            flow(nineToThirteen, in: 9, .ideal) { $0.scaling = scaling })
    }

    // 2 + 1 + 2 + 1 + 1, so that C has its length.
    @Test func aSpacerKeepsItsPlaceOnASharedLine() {
        var spacer = FlowItemTraits(grow: 1)
        spacer.collapses = true
        let list = [(4.0, toTwo), (4, toTwo), (1, spacer)]
        expectEqual(flow(list, in: 7).picture, "AA.BB.C")
        expectEqual(flow(list, in: 9).picture, "AAA.BBB.C")
        // It has no lengthLeft, and makes no line.
        expectEqual(flow(list, in: 6).lines.map(\.range), [0..<3])
        expectEqual(flow(list, in: 6).frames.map(\.width), [2.5, 2.5, 0])
    }

    @Test func columnsOfAVerticalFlowAreSharedLikewise() {
        var list = FlowItems()
        for height in [4.0, 4] {
            list.append(width: 1, height: height)
            list[list.count - 1].traits = toTwo
        }
        let options = tight {
            ($0.axis, $0.itemSpacing, $0.wrapping) = (.vertical, 1, .oneLineIfPossible)
        }
        expectEqual(
            FlowArrangement(of: list, in: 5, options: options).picture,
            """
            A
            A
            .
            B
            B
            """)
        expectEqual(
            FlowArrangement(of: list, in: 4, options: options).picture,
            """
            AB
            AB
            AB
            AB
            """)
    }

    // 1 + 1 + 1 + 1 + 2: two items share the line with the one after them, which is as long as 2.
    @Test func underALimitAsFewAsPossibleAreHidden() {
        let list = items(
            [(Double, FlowItemTraits)](
                repeating: (4, FlowItemTraits(shrink: 1, minLength: 1)), count: 4))
        let options = tight { ($0.itemSpacing, $0.wrapping) = (1, .oneLineIfPossible) }
        for lines in 1...2 {
            let limited = list.limited(toLines: lines, in: 6, options: options) { _ in item(2, 1) }
            expectEqual(limited.shown, [0, 1])
            expectEqual(
                FlowArrangement(of: limited.items, in: 6, options: limited.options).picture, "A.B.CC")
        }
        let all = list.limited(toLines: 1, in: 7, options: options) { _ in item(2, 1) }
        expectEqual(all.shown, [0, 1, 2, 3])
    }

    // An edit may let a paragraph share a line, or wrap it, from its first item on.
    @Test func anEditedFlowIsThatFromScratch() throws {
        for seed in UInt64(0)..<200 {
            var random = SeededGenerator(seed: seed)
            func item() -> FlowItem {
                var item = FlowItem(width: random.length(in: 10...40), height: random.length(in: 1...9))
                if !random.chance(3) {
                    (item.traits.shrink, item.traits.minLength) = (1, random.length(in: 5...20))
                }
                if random.chance(6) { item.traits.breaksBefore = true }
                if random.chance(8) { item.traits.breaksAfter = true }
                if random.chance(6) {
                    (item.traits.collapses, item.traits.grow, item.size.width) = (true, 1, 5)
                }
                return item
            }
            var list = (0..<Int.random(in: 0...30, using: &random)).map { _ in item() }
            let options = FlowOptions(
                itemSpacing: random.length(in: 0...8),
                lineBreaking: random.element(of: FlowLineBreaking.self),
                wrapping: .oneLineIfPossible)
            let width = random.length(in: 40...120)
            var flow = EditableFlow(of: FlowItems(list), in: width, options: options)
            for _ in 0..<20 {
                let start = Int.random(in: 0...list.count, using: &random)
                let end = Int.random(in: start...min(start + 2, list.count), using: &random)
                let new = (0..<Int.random(in: 0...2, using: &random)).map { _ in item() }
                list.replaceSubrange(start..<end, with: new)
                flow.replaceSubrange(start..<end, with: FlowItems(new))
                let whole = FlowArrangement(of: FlowItems(list), in: width, options: options)
                try #require(flow.arrangement(ofLines: 0..<flow.lineCount) == whole, "seed \(seed)")
                for (line, number) in zip(whole.lines, 0...) {
                    try #require(
                        flow.frames(of: line.range) == line.range.map { whole.frames[$0] },
                        "seed \(seed), line \(number)")
                }
            }
        }
    }
}
