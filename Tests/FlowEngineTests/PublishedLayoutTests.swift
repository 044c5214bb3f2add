import Expectations
import FlowEngine
import PublishedLayouts
import Testing

/// What the flow layouts published before this one get wrong. Each test shows the fault, and then the right answer.
@Suite struct PublishedLayoutTests {
    @Test func aLineIsAsHighAsItsOwnItemsNotAsTheNextOne() {
        let theirs = GuideFlow(sizes: sizes((6, 3), (5, 1)), spacing: 0)
        expectEqual(theirs.frames(in: 8)[1].y, 1, "the second item is drawn over the first")

        let arrangement = FlowArrangement(
            of: items((6, 3), (5, 1)), in: 8, options: FlowOptions(lineSpacing: 0))
        expectEqual(
            arrangement.picture,
            """
            AAAAAA
            AAAAAA
            AAAAAA
            BBBBB.
            """)
        expectEqual(Array(arrangement.frames), [rect(0, 0, 6, 3), rect(0, 3, 5, 1)])
    }

    @Test func equalItemsAreDifferentItems() {
        let theirs = GuideFlow(elements: [0, 1, 0], sizes: sizes((3, 1), (2, 1)), spacing: 0)
        expectEqual(theirs.frames(in: 10)[1].x, 0, "the second item is drawn over the first")

        let arrangement = FlowArrangement(
            of: items((3, 1), (2, 1), (3, 1)), in: 10, options: FlowOptions(itemSpacing: 0))
        expectEqual(arrangement.picture, "AAABBCCC")
        expectEqual(Array(arrangement.frames), [rect(0, 0, 3, 1), rect(3, 0, 2, 1), rect(5, 0, 3, 1)])
    }

    @Test func aFlowIsAsWideAsItsWidestLineNotAsItsContainer() {
        let theirs = CollectionFlow(sizes: sizes((4, 1), (3, 2), (5, 1)), spacing: 1)
        expectEqual(theirs.size(in: 10).width, 10)

        let arrangement = FlowArrangement(of: items((4, 1), (3, 2), (5, 1)), in: 10, options: spaced)
        expectEqual(
            arrangement.picture,
            """
            AAAA.BBB
            .....BBB
            ........
            CCCCC...
            """)
        expectEqual(arrangement.size, size(8, 4))
    }

    @Test func anOversizedFirstItemStandsAtTheTop() {
        let theirs = CollectionFlow(sizes: sizes((12, 2), (3, 1)), spacing: 1)
        expectEqual(theirs.frames(in: 10)[0].y, 1, "there is a gap above the first line")
        expectEqual(theirs.size(in: 10), Size(width: 12, height: 5))

        let arrangement = FlowArrangement(of: items((12, 2), (3, 1)), in: 10, options: spaced)
        expectEqual(arrangement.size, size(12, 4))
        expectEqual(Array(arrangement.frames), [rect(0, 0, 12, 2), rect(0, 3, 3, 1)])
    }

    @Test func withoutAnEndTheSizeIsFinite() {
        expectEqual(CollectionFlow(sizes: sizes((4, 1)), spacing: 1).size(in: .infinity).width, .infinity)

        expectEqual(FlowArrangement(of: items((4, 1)), in: .infinity).size, size(4, 1))
    }

    @Test func spacingCountsWhenALineIsFilled() {
        let theirs = FlexibleFlow(sizes: sizes((3, 1), (3, 1)), spacing: 1)
        expectEqual(theirs.frames(in: 6)[1].x, 4, "the row is wider than its container")

        let arrangement = FlowArrangement(of: items((3, 1), (3, 1)), in: 6, options: spaced)
        expectEqual(
            arrangement.picture,
            """
            AAA
            ...
            BBB
            """)
    }

    @Test func theHeightIsTheLowestItemsBottomNotTheLastOnes() {
        let theirs = ArrangerFlow(sizes: sizes((3, 3), (3, 1)), spacing: 1)
        expectEqual(theirs.size(in: 7).height, 1, "the first item is cut off")

        let arrangement = FlowArrangement(of: items((3, 3), (3, 1)), in: 7, options: spaced)
        expectEqual(
            arrangement.picture,
            """
            AAA.BBB
            AAA....
            AAA....
            """)
        expectEqual(arrangement.size, size(7, 3))
    }

    private func sizes(_ sizes: (Double, Double)...) -> [Size] { sizes.map { Size(width: $0, height: $1) } }

    private let spaced = FlowOptions(itemSpacing: 1, lineSpacing: 1)
}
