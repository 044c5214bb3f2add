import Expectations
import FlowEngine
import Testing

/// What the flow layouts published before this one get wrong. Each test spells out such an algorithm,
/// shows the fault, and then the right answer.
@Suite struct SeedFaultTests {
    // MARK: Items laid out by alignment guides

    /// Walks down by the height of the item that breaks the line, and starts over after an item that
    /// equals the last one.
    private func alignmentGuides(_ elements: [(name: String, size: FlowSize)], width: Double) -> [FlowRect] {
        var x = 0.0
        var y = 0.0
        return elements.map { element in
            if x + element.size.width > width {
                x = 0
                y += element.size.height
            }
            let frame = rect(x, y, element.size.width, element.size.height)
            let isLast = element.name == elements.last?.name
            x = isLast ? 0 : x + element.size.width
            y = isLast ? 0 : y
            return frame
        }
    }

    @Test func aLineIsAsHighAsItsOwnItemsNotAsTheNextOne() {
        let seed = alignmentGuides([("a", size(6, 3)), ("b", size(5, 1))], width: 8)
        expectEqual(seed[1].y, 1, "the seed draws the second item over the first")

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
        let words = [("swift", size(3, 1)), ("ui", size(2, 1)), ("swift", size(3, 1))]
        let seed = alignmentGuides(words, width: 10)
        expectEqual(seed[1], rect(0, 0, 2, 1), "the seed draws the second item over the first")

        let arrangement = FlowArrangement(
            of: items(words.map { ($1.width, $1.height) }), in: 10, options: tight)
        expectEqual(arrangement.picture, "AAABBCCC")
        expectEqual(Array(arrangement.frames), [rect(0, 0, 3, 1), rect(3, 0, 2, 1), rect(5, 0, 3, 1)])
    }

    // MARK: add(element:)

    /// Reports the container's width as its own, and breaks before an oversized item even at the top.
    private func adding(_ sizes: [FlowSize], width container: Double, spacing: Double)
        -> (frames: [FlowRect], size: FlowSize)
    {
        var (x, y, lineHeight, width) = (0.0, 0.0, 0.0, container)
        let frames = sizes.map { item in
            if x + item.width > container {
                x = 0
                y += lineHeight + spacing
                width = max(width, item.width)
                lineHeight = 0
            }
            let frame = rect(x, y, item.width, item.height)
            lineHeight = max(lineHeight, item.height)
            x += item.width + spacing
            return frame
        }
        return (frames, size(width, y + lineHeight))
    }

    @Test func aFlowIsAsWideAsItsWidestLineNotAsItsContainer() {
        let seed = adding([size(4, 1), size(3, 2), size(5, 1)], width: 10, spacing: 1)
        expectEqual(seed.size.width, 10)

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
        let seed = adding([size(12, 2), size(3, 1)], width: 10, spacing: 1)
        expectEqual(seed.frames[0].y, 1, "the seed leaves a gap above the first line")
        expectEqual(seed.size, size(12, 5))

        let arrangement = FlowArrangement(of: items((12, 2), (3, 1)), in: 10, options: spaced)
        expectEqual(arrangement.size, size(12, 4))
        expectEqual(Array(arrangement.frames), [rect(0, 0, 12, 2), rect(0, 3, 3, 1)])
    }

    @Test func withoutAnEndTheSizeIsFinite() {
        expectEqual(adding([size(4, 1)], width: .infinity, spacing: 1).size.width, .infinity)

        expectEqual(FlowArrangement(of: items((4, 1)), in: .infinity).size, size(4, 1))
    }

    // MARK: Rows of elements

    /// Fills a row while item widths alone fit, and puts the spacing in afterwards.
    private func rowWidths(_ widths: [Double], width: Double, spacing: Double) -> [Double] {
        var rows: [[Double]] = [[]]
        var remaining = width
        for item in widths {
            if remaining < item {
                rows.append([])
                remaining = width
            }
            rows[rows.count - 1].append(item)
            remaining -= item
        }
        return rows.map { $0.reduce(0, +) + spacing * Double($0.count - 1) }
    }

    @Test func spacingCountsWhenALineIsFilled() {
        expectEqual(
            rowWidths([3, 3], width: 6, spacing: 1), [7], "the seed's row is wider than its container")

        let arrangement = FlowArrangement(of: items((3, 1), (3, 1)), in: 6, options: spaced)
        expectEqual(
            arrangement.picture,
            """
            AAA
            ...
            BBB
            """)
    }

    // MARK: Arranger

    /// The height is that of the last item's bottom.
    private func arrangerHeight(_ sizes: [FlowSize], width: Double, spacing: Double) -> Double {
        var lowest = 0.0
        var previous = rect(0, 0, 0, 0)
        for (index, item) in sizes.enumerated() {
            if index > 0 {
                previous.x += previous.width + spacing
                if previous.x + item.width > width {
                    (previous.x, previous.y) = (0, lowest + spacing)
                }
            }
            (previous.width, previous.height) = (item.width, item.height)
            lowest = max(lowest, previous.y + previous.height)
        }
        return previous.y + previous.height
    }

    @Test func theHeightIsTheLowestItemsBottomNotTheLastOnes() {
        let seed = arrangerHeight([size(3, 3), size(3, 1)], width: 7, spacing: 1)
        expectEqual(seed, 1, "the seed cuts the first item off")

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

    private let tight = FlowOptions(itemSpacing: 0, lineSpacing: 0)
    private let spaced = FlowOptions(itemSpacing: 1, lineSpacing: 1)
}
