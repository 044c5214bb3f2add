import Expectations
import FlowEngine
import PublishedLayouts
import Testing

/// What the flow layouts published before this one get wrong. Each test shows the fault, and then the right answer.
@Suite struct PublishedLayoutTests {
    private func frames(in width: Double, spacing: Double, _ sizes: (Double, Double)...) -> [FlowRect] {
        let options = FlowOptions(itemSpacing: spacing, lineSpacing: spacing)
        return Array(FlowArrangement(of: items(sizes), in: width, options: options).frames)
    }

    @Test func aLineIsAsHighAsItsOwnItemsNotAsTheNextOne() {
        let theirs = GuideFlow(sizes: sizes((6, 3), (5, 1)), spacing: 0)
        expectEqual(theirs.frames(in: 8)[1].y, 1, "the second item is drawn over the first")

        expectEqual(frames(in: 8, spacing: 0, (6, 3), (5, 1)), [rect(0, 0, 6, 3), rect(0, 3, 5, 1)])
    }

    @Test func equalItemsAreDifferentItems() {
        let theirs = GuideFlow(elements: [0, 1, 0], sizes: sizes((3, 1), (2, 1)), spacing: 0)
        expectEqual(theirs.frames(in: 10)[1].x, 0, "the second item is drawn over the first")

        expectEqual(
            frames(in: 10, spacing: 0, (3, 1), (2, 1), (3, 1)),
            [rect(0, 0, 3, 1), rect(3, 0, 2, 1), rect(5, 0, 3, 1)])
    }

    @Test func aFlowIsAsWideAsItsWidestLineNotAsItsContainer() {
        let theirs = CollectionFlow(sizes: sizes((4, 1), (3, 2), (5, 1)), spacing: 1)
        expectEqual(theirs.size(in: 10).width, 10)
        expectEqual(theirs.size(in: .infinity).width, .infinity)

        let three = items((4, 1), (3, 2), (5, 1))
        expectEqual(FlowArrangement(of: three, in: 10, options: spaced).size, size(8, 4))
        expectEqual(FlowArrangement(of: three, in: .infinity, options: spaced).size, size(14, 2))
    }

    @Test func anOversizedFirstItemIsAtTheTop() {
        let theirs = CollectionFlow(sizes: sizes((12, 2), (3, 1)), spacing: 1)
        expectEqual(theirs.frames(in: 10)[0].y, 1, "there is a gap above the first line")
        expectEqual(theirs.size(in: 10), Size(width: 12, height: 5))

        expectEqual(frames(in: 10, spacing: 1, (12, 2), (3, 1)), [rect(0, 0, 12, 2), rect(0, 3, 3, 1)])
    }

    @Test func spacingCountsWhenALineIsFilled() {
        let theirs = FlexibleFlow(sizes: sizes((3, 1), (3, 1)), spacing: 1)
        expectEqual(theirs.frames(in: 6)[1].x, 4, "the row is wider than its container")

        expectEqual(frames(in: 6, spacing: 1, (3, 1), (3, 1)), [rect(0, 0, 3, 1), rect(0, 2, 3, 1)])
    }

    @Test func theHeightIsTheLowestItemsBottomNotTheLastOnes() {
        let theirs = ArrangerFlow(sizes: sizes((3, 3), (3, 1)), spacing: 1)
        expectEqual(theirs.size(in: 7).height, 1, "the first item is cut off")

        let ours = FlowArrangement(of: items((3, 3), (3, 1)), in: 7, options: spaced)
        expectEqual(ours.size, size(7, 3))
    }

    private func sizes(_ sizes: (Double, Double)...) -> [Size] { sizes.map { Size(width: $0, height: $1) } }

    private let spaced = FlowOptions(itemSpacing: 1, lineSpacing: 1)
}
