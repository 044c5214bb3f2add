import Expectations
import FlowEngine
import Testing

/// Where items go on a line that leaves space, and how long the flow is.
@Suite struct DistributionTests {
    private let pairs = items((2, 1), (2, 1), (2, 1))

    private func picture(_ items: FlowItems, in available: Double, _ distribution: FlowDistribution) -> String
    {
        FlowArrangement(
            of: items, in: available,
            options: tight {
                ($0.distribution, $0.sizing) = (distribution, .fill)
            }
        ).picture
    }

    @Test func roomIsSpread() {
        expectEqual(picture(pairs, in: 12, .natural), "AABBCC......")
        expectEqual(picture(pairs, in: 12, .justified), "AABBCC......")
        expectEqual(picture(pairs, in: 12, .spaceBetween), "AA...BB...CC")
        expectEqual(picture(pairs, in: 12, .spaceAround), ".AA..BB..CC.")
        expectEqual(picture(pairs, in: 14, .spaceEvenly), "..AA..BB..CC..")
    }

    @Test func aLineReachesFromItsFirstItemToItsLast() {
        let options = tight { ($0.distribution, $0.sizing) = (.spaceAround, .fill) }
        let arrangement = FlowArrangement(of: pairs, in: 12, options: options)
        expectEqual(arrangement.lines.map(\.frame), [rect(1, 0, 10, 1)])
        expectEqual(arrangement.size, size(12, 1))
    }

    @Test func oneItemStandsInTheMiddleOfWhatIsAroundIt() {
        let one = items((2, 1))
        expectEqual(picture(one, in: 6, .spaceBetween), "AA....")
        expectEqual(picture(one, in: 6, .spaceAround), "..AA..")
        expectEqual(picture(one, in: 6, .spaceEvenly), "..AA..")
    }

    @Test(arguments: FlowDistribution.allCases)
    func alignmentIsKeptWhereNothingIsSpread(distribution: FlowDistribution) {
        guard ![.spaceAround, .spaceEvenly, .fillEqually].contains(distribution) else { return }
        for (alignment, x) in [(FlowLineAlignment.leading, 0.0), (.center, 2), (.trailing, 4)] {
            let options = tight {
                ($0.distribution, $0.sizing, $0.lineAlignment) = (distribution, .fill, alignment)
            }
            let arrangement = FlowArrangement(of: items((2, 1), (6, 1)), in: 6, options: options)
            expectEqual(Array(arrangement.frames), [rect(x, 0, 2, 1), rect(0, 1, 6, 1)])
        }
    }

    // CSS: what does not fit sticks out where the alignment says, but is never spread.
    @Test(arguments: FlowDistribution.allCases)
    func missingRoomIsNotSpread(distribution: FlowDistribution) {
        let keepsAlignment = distribution != .spaceAround && distribution != .spaceEvenly
        for (alignment, x) in [(FlowLineAlignment.leading, 0.0), (.center, -1), (.trailing, -2)] {
            let options = tight {
                ($0.distribution, $0.sizing, $0.lineAlignment) = (distribution, .fill, alignment)
            }
            let arrangement = FlowArrangement(of: items((6, 1)), in: 4, options: options)
            expectEqual(Array(arrangement.frames), [rect(keepsAlignment ? x : 0, 0, 6, 1)])
            expectEqual(arrangement.size, size(4, 1))
        }
    }

    /// Lines break by own lengths. 60, 100 and 80 are 100 each then, and 90 and 40 are 150.
    @Test func itemsOfALineAreEquallyLong() {
        let list = FlowItems([60, 100, 80, 90, 40].map { FlowSize(width: $0, height: 20) })
        let frames = FlowArrangement(of: list, in: 300, options: tight { $0.distribution = .fillEqually })
            .frames
        expectEqual(frames.map(\.width), [100, 100, 100, 150, 150])
        expectEqual(frames.map(\.x), [0, 100, 200, 0, 150])
    }

    @Test func limitsHoldBackWhatIsEquallyLong() {
        // 12 of 12 without gaps: one is 6 at least, and one 1 at most, so that 5 is left for two.
        let list = items([
            (2, FlowItemTraits(minLength: 6)), (2, FlowItemTraits()), (1, FlowItemTraits(maxLength: 1)),
            (1, FlowItemTraits(grow: 5)),
        ])
        expectEqual(
            FlowArrangement(of: list, in: 12, options: tight { $0.distribution = .fillEqually }).frames.map(
                \.width),
            [6, 2.5, 1, 2.5])
    }

    @Test func theLastLineNeedNotBeFilled() {
        for (lastLine, last) in [
            (FlowLastLine.likeOthers, "CCCCCCCCC"), (.natural, "CC......."), (.center, "...CC...."),
        ] {
            let options = tight {
                ($0.distribution, $0.lastLine, $0.itemSpacing) = (.fillEqually, lastLine, 1)
            }
            let list = items((3, 1), (5, 1), (lastLine == .center ? 3 : 2, 1))
            let expected = lastLine == .center ? "...CCC..." : last
            expectEqual(FlowArrangement(of: list, in: 9, options: options).picture, "AAAA.BBBB\n" + expected)
        }
    }

    @Test func justifiedParagraphsEndNaturally() {
        let broken = FlowItemTraits(breaksAfter: true)
        let plain = FlowItemTraits()
        let list = items([(2, plain), (2, broken), (2, plain), (2, plain), (3, plain), (3, plain)])
        let options = tight { ($0.distribution, $0.sizing, $0.itemSpacing) = (.justified, .fill, 1) }
        expectEqual(
            FlowArrangement(of: list, in: 11, options: options).picture,
            """
            AA.BB......
            CC..DD..EEE
            FFF........
            """)
        let trailing = tight {
            ($0.distribution, $0.sizing, $0.itemSpacing, $0.lineAlignment) = (.justified, .fill, 1, .trailing)
        }
        expectEqual(
            FlowArrangement(of: list, in: 11, options: trailing).picture,
            """
            ......AA.BB
            CC..DD..EEE
            ........FFF
            """)
    }

    @Test func aHuggingFlowSpreadsOverItsLongestLine() {
        let options = tight { ($0.distribution, $0.itemSpacing, $0.sizing) = (.spaceBetween, 1, .hug) }
        let arrangement = FlowArrangement(
            of: items((3, 1), (4, 1), (3, 1), (3, 1)), in: 9.5, options: options)
        expectEqual(
            arrangement.picture,
            """
            AAA.BBBB
            CCC..DDD
            """)
        expectEqual(arrangement.size, size(8, 2))
    }

    /// Two items of 2 and a distance of 1 in 10, then one item.
    @Test(
        arguments: zip(
            FlowDistribution.allCases,
            ["AA.BB\nCC...", "AA......BB\nCC........", "AA......BB\nCC........"]))
    func whatIsSpreadReachesTheEdgesByItself(distribution: FlowDistribution, picture: String) {
        func arrangement(_ sizing: FlowSizing) -> FlowArrangement {
            let options = tight {
                ($0.distribution, $0.itemSpacing, $0.maxItemsPerLine, $0.sizing) = (
                    distribution, 1, 2, sizing
                )
            }
            return FlowArrangement(of: items((2, 1), (2, 1), (2, 1)), in: 10, options: options)
        }
        expectEqual(arrangement(.automatic).picture, picture)
        expectEqual(arrangement(.automatic), arrangement(distribution == .natural ? .hug : .fill))
        expectEqual(arrangement(.hug).size, size(5, 2))
        expectEqual(arrangement(.fill).size, size(10, 2))
    }

    @Test(arguments: FlowDistribution.allCases)
    func sizesAreThoseOfHuggingOrFilling(distribution: FlowDistribution) {
        for (sizing, width) in [
            (FlowSizing.automatic, distribution == .natural ? 5.0 : 10),
            (.hug, distribution == .fillEqually ? 10 : 5), (.fill, 10),
        ] {
            let options = tight { ($0.distribution, $0.itemSpacing, $0.sizing) = (distribution, 1, sizing) }
            let list = items((2, 1), (2, 1))
            expectEqual(FlowArrangement(of: list, in: 10, options: options).size.width, width)
            // Without an end to the space there is nothing to fill.
            expectEqual(FlowArrangement(of: list, in: nil, options: options).size.width, 5)
        }
    }

    @Test func aFillingFlowIsAsLongAsItsRoom() {
        let fill = tight { $0.sizing = .fill }
        for list in [FlowItems(), items((2, 1)), items((9, 1))] {
            expectEqual(FlowArrangement(of: list, in: 5, options: fill).size.width, 5)
        }
        for available in [nil, Double.infinity] {
            expectEqual(FlowArrangement(of: items((2, 1)), in: available, options: fill).size, size(2, 1))
        }
    }

    @Test func roomThatCannotBeDividedIsLostNowhere() {
        let options = tight { ($0.distribution, $0.sizing) = (.spaceBetween, .fill) }
        let frames = FlowArrangement(of: items((1, 1), (1, 1), (1, 1), (1, 1)), in: 5, options: options)
            .frames
        expectEqual(frames[0].x, 0)
        expectEqual(frames[3].x, 4)
        let third: Double = 4.0 / 3
        #expect(abs(frames[1].x - third) < 0x1p-20)
    }

    @Test func justifiedLinesOfOneItemStandWhereLinesDo() {
        let options = tight { ($0.distribution, $0.lineAlignment) = (.justified, .trailing) }
        let arrangement = FlowArrangement(of: items((2, 1), (5, 1), (3, 1)), in: 5, options: options)
        expectEqual(
            arrangement.picture,
            """
            ...AA
            BBBBB
            ..CCC
            """)
        let centered = tight { ($0.distribution, $0.lineAlignment) = (.justified, .center) }
        expectEqual(
            FlowArrangement(of: items((1, 1), (5, 1), (3, 1)), in: 5, options: centered).picture,
            """
            ..A..
            BBBBB
            .CCC.
            """)
    }

    @Test func aHuggingJustifiedFlowIsAsWideAsItsWidestItem() {
        let options = tight { ($0.distribution, $0.sizing) = (.justified, .hug) }
        let arrangement = FlowArrangement(of: items((2, 1), (2, 1), (7, 1), (1, 1)), in: 5, options: options)
        expectEqual(
            arrangement.picture,
            """
            AA...BB
            CCCCCCC
            D......
            """)
        expectEqual(arrangement.size, size(7, 3))
    }

    @Test func anUnboundedJustifiedFlowIsTheLineItReports() {
        let options = tight { ($0.distribution, $0.itemSpacing) = (.justified, 1) }
        for sizing in FlowSizing.allCases {
            var options = options
            options.sizing = sizing
            for available in [nil, Double.infinity] {
                let arrangement = FlowArrangement(
                    of: items((2, 1), (3, 1), (2, 1)), in: available, options: options)
                expectEqual(arrangement.picture, "AA.BBB.CC")
                expectEqual(arrangement.size, size(9, 1))
                expectEqual(
                    arrangement, FlowArrangement(of: items((2, 1), (3, 1), (2, 1)), in: 9, options: options)
                )
            }
        }
    }
}
