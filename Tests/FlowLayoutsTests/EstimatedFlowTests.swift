import TestSupport
import Testing

@testable import FlowLayouts

/// Items that are measured as a screen of nine lines shows them.
@Suite struct EstimatedFlowTests {
    private struct Screen {
        let sizes: [FlowSize]
        var items = EstimatedFlow<Int>()
        /// The order in which views report their sizes.
        let order: ([Int]) -> [Int]

        var lines: [Range<Int>] { (0..<items.flow.lineCount).map { items.flow.itemRange(ofLine: $0) } }

        /// The first item of the line before that of an item.
        func start(ofLineAbove item: Int) -> Int {
            items.flow.itemRange(ofLine: max(items.flow.lineIndex(ofItem: item) - 1, 0)).lowerBound
        }

        func beginsLine(_ item: Int) -> Bool {
            items.flow.itemRange(ofLine: items.flow.lineIndex(ofItem: item)).lowerBound == item
        }

        /// Shows lines from that of an item on, until they are right.
        mutating func show(_ item: Int) {
            var isWrong = true
            while isWrong {
                items.update(
                    0..<sizes.count, id: \.self, estimate: FlowSize(width: 20, height: 10), length: 100,
                    options: FlowOptions())
                let first = items.flow.lineIndex(ofItem: item)
                var starts: [Int: Int] = [:]
                var new: [Int] = []
                for line in first..<min(first + 9, items.flow.lineCount) {
                    let range = items.flow.itemRange(ofLine: line)
                    let end = range.upperBound
                    if items.isMeasured(end) { for item in range { starts[item] = end } }
                    new += range.filter { !items.isMeasured($0) }
                }
                isWrong = false
                for item in order(new) {
                    let isNews = items.measure(sizes[item], of: item, id: item, above: starts[item])
                    isWrong = isWrong || isNews
                }
            }
        }
    }

    // All have been measured, and come in another order.
    @Test(.timeLimit(.minutes(1))) func manyItemsAreFoundWhereTheyAreNow() {
        let count = 50_000
        var items = EstimatedFlow<Int>()
        func update(_ ids: [Int]) {
            items.update(
                ids, id: \.self, estimate: FlowSize(width: 20, height: 10), length: 100,
                options: FlowOptions())
        }
        update(Array(0..<count))
        for id in 0..<count {
            _ = items.measure(FlowSize(width: Double(id % 50), height: 10), of: id, id: id, above: nil)
        }
        var random = SeededGenerator(seed: 7)
        let shuffled = (0..<count).shuffled(using: &random)
        update(shuffled)
        #expect(shuffled.indices.allSatisfy { items.flow[$0].size.width == Double(shuffled[$0] % 50) })
    }

    // With the first seed, a correction came when the next line was shown.
    @Test(arguments: [215_136, UInt64.random(in: 0..<1_000_000)])
    func itDoesNotMatterInWhichOrderViewsReport(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        // Some are as estimated, most are not.
        let sizes = (0..<2000).map { _ in
            random.chance(3)
                ? FlowSize(width: 20, height: 10)
                : FlowSize(width: random.length(in: 5...60), height: random.length(in: 5...20))
        }
        let orders: [([Int]) -> [Int]] = [
            { $0 }, { $0.reversed() },
            { items in
                var random = SeededGenerator(seed: seed)
                return items.shuffled(using: &random)
            },
        ]
        let lines = orders.map { order in
            var screen = Screen(sizes: sizes, order: order)
            screen.show(0)
            screen.show(1500)
            var top = 1500
            for _ in 0..<60 {
                top = screen.start(ofLineAbove: top)
                // What is on screen stays there as the line above it appears.
                let next = screen.items.flow.itemRange(ofLine: screen.items.flow.lineIndex(ofItem: top))
                    .upperBound
                screen.show(top)
                #expect(screen.beginsLine(next), "seed \(seed)")
            }
            return screen.lines
        }
        #expect(lines[1] == lines[0], "seed \(seed)")
        #expect(lines[2] == lines[0], "seed \(seed)")
    }

    // Two lines of five, whether the last view is as estimated or not.
    @Test func theLatestSizesAreKnownBeforeALineChanges() {
        var items = EstimatedFlow<Int>()
        items.update(
            0..<10, id: \.self, estimate: FlowSize(width: 10, height: 10), length: 50,
            options: FlowOptions(itemSpacing: 0))
        let breaksAnew = items.measure(FlowSize(width: 8, height: 10), of: 9, id: 9, above: nil)
        #expect(!breaksAnew)
        #expect(items.flow[9].size == FlowSize(width: 10, height: 10))
        #expect(items.latest[9].size == FlowSize(width: 8, height: 10))
    }
}
