import Expectations
import FlowEngine
import TestSupport
@testable import NaiveFlows
import Testing

/// What is too long is offered less, and an item at the end of the last line what that has left beside the overflow item.
@Suite struct FittedFlowTests {
    private let onto = { FlowLimit(maxLines: $0) }

    @Test func whatIsTooLongIsOfferedTheLengthOfTheFlow() {
        let boxes = Boxes([(2, 3), (2, 9), (8, 9), (2, 6)], overflow: nil)
        expectEqual(
            boxes.fitted(in: 6, FlowLimit()).arrangement.picture,
            """
            AAA.....
            BBBBBB..
            CCCCCCCC
            DDDDDD..
            """)
        expectEqual(boxes.offers, [.item(1): [6], .item(2): [6]])
    }

    // Columns are 3 long, and an item that fills its line is as long as the flow.
    @Test func inColumnsItIsOfferedTheLengthOfItsColumn() {
        let boxes = Boxes([(1, 2), (1, 4), (1, 6), (1, 8)], overflow: nil)
        for index in 2...3 { boxes.items[index].traits.fillLine() }
        let options = FlowOptions(itemSpacing: 1, lineSpacing: 0, columns: .count(2))
        let flow = boxes.fitted(in: 7, options: options, FlowLimit())
        expectEqual(boxes.offers, [.item(1): [3], .item(2): [7], .item(3): [7]])
        expectEqual(flow.items.map(\.width), [2, 3, 6, 7])
    }

    /// Of two texts that are 60 and 40 long, each is 50 then, and the first has two lines.
    @Test func whatIsEquallyLongIsMeasuredAgain() {
        let list = FlowItems([FlowSize(width: 60, height: 10), FlowSize(width: 40, height: 10)])
        let options = tight { ($0.distribution, $0.itemAlignment) = (.fillEqually, .bottom) }
        let arrangement = FlowArrangement(of: list, in: 100, options: options) { index, length in
            FlowItem(width: length, height: index == 0 && length < 60 ? 20 : 10)
        }
        expectEqual(Array(arrangement.frames), [rect(0, 0, 50, 20), rect(50, 10, 50, 10)])
    }

    @Test func theDistanceOfLinesIsAskedOnceForEachPairInOrder() {
        var asked: [[Range<Int>]] = []
        let arrangement = FlowArrangement(
            of: items((2, 1), (2, 1), (4, 1), (3, 1)), in: 5,
            options: FlowOptions(itemSpacing: 1, lineSpacing: 99)
        ) { (upper: Range<Int>, lower: Range<Int>) -> Double in
            asked.append([upper, lower])
            return upper.count == 2 ? 2 : 0
        }
        expectEqual(asked, [[0..<2, 2..<3], [2..<3, 3..<4]])
        expectEqual(arrangement.lines.map(\.frame.y), [0, 3, 4])
    }

    @Test func whatIsScaledIsNotOfferedLess() {
        let boxes = Boxes([(1, 9), (1, 9)], overflow: nil)
        boxes.items[1].traits.keepsSize = true
        let options = FlowOptions(itemSpacing: 0, lineSpacing: 0, scaling: FlowScaling(thickness: 1))
        _ = boxes.fitted(in: 6, options: options, FlowLimit())
        expectEqual(boxes.offers, [.item(1): [6]])
    }

    @Test func anOverflowItemIsOfferedLessToo() {
        let boxes = Boxes([(2, 2), (2, 2)], overflow: 9)
        expectEqual(boxes.fitted(in: 3, onto(1)).arrangement.picture, "AAA")
        expectEqual(boxes.offers, [.overflow(hiding: 2): [3], .overflow(hiding: 1): [3]])
    }

    // Where items decide how long columns are, nothing is too long for them.
    @Test(arguments: [FlowColumns.uniform, .count(3)])
    func inEndlessSpaceNothingIsOfferedLess(columns: FlowColumns) {
        let boxes = Boxes([(1, 2), (1, 4), (1, 3)], overflow: 9)
        let options = FlowOptions(itemSpacing: 1, lineSpacing: 0, columns: columns)
        for limit in [FlowLimit(), FlowLimit(maxItems: 2), FlowLimit(maxItems: 0)] {
            _ = boxes.fitted(in: nil, options: options, limit)
            expectEqual(boxes.offers, [:])
        }
    }

    // The second is 3 long in 10. So columns are 4 long, like the last, and not 10.
    @Test func whatWasOfferedLessForALimitMakesNoLongerColumns() {
        let options = FlowOptions(itemSpacing: 0, lineSpacing: 0, columns: .uniform)
        let content = MeasuredContent { _, length in item(length < 21 ? 3 : length, 1) }
        let flow = FittedFlow(
            of: items((2, 1), (21, 1), (4, 1)), measuredBy: content, in: 10, options: options,
            limit: FlowLimit(maxLines: 1, isExpanded: true))
        let same = FlowArrangement(of: items((2, 1), (3, 1), (4, 1)), in: 10, options: options)
        expectEqual(Array(flow.arrangement.frames), Array(same.frames))
    }

    #if os(Linux) || os(macOS)
        @Test func anElementThatIsNotThereStopsTheProgram() async {
            await #expect(processExitsWith: .failure) {
                let content = MeasuredContent()
                _ = FittedFlow(of: [FlowItem(width: 1, height: 1)], measuredBy: content, in: 10).elements[1]
            }
        }
    #endif

    // Expanded, the overflow item comes after B, which would be hidden. D wants to be 3 from it.
    @Test func whatFollowsTheOverflowItemIsAsFarAwayAsItWants() {
        var list = items((4, 1), (2, 1), (2, 1))
        list[2].traits.priority = 1
        let content = KnownContent(overflow: { _ in item(2, 1) }) { previous, _ in
            previous == .overflow(hiding: 0) ? 3 : nil
        }
        let flow = FittedFlow(
            of: list, measuredBy: content, in: 9, options: FlowOptions(itemSpacing: 1, lineSpacing: 0),
            limit: FlowLimit(maxLines: 1, isExpanded: true))
        expectEqual(
            flow.arrangement.picture,
            """
            AAAA.BB
            CC...DD
            """)
    }

    // MARK: Beside the overflow item

    // Of 10, 1 and 2 are not left for it.
    @Test(arguments: FlowAxis.allCases)
    func aLongItemIsCutToMakeSpaceForIt(axis: FlowAxis) {
        let boxes = Boxes([(2, 21), (3, 3), (3, 3)], along: axis, overflow: 2)
        let flow = boxes.fitted(in: 10, onto(1))
        expectEqual(Array(flow.elements), [.item(0), .overflow(hiding: 2)])
        expectEqual(flow.hidden, [1, 2])
        expectEqual(flow.items.map { $0.width * $0.height }, [7, 2])
        expectEqual(flow.offer(at: 0), 7)
        expectEqual(flow.offer(at: 1), nil)
    }

    // The overflow item leaves 4 of a line. B would fit a whole line, so it is hidden. A is cut where it is the only one.
    @Test func whatFitsALineIsNotCutBesideOthers() {
        let boxes = Boxes([(1, 6), (1, 6), (1, 6)], overflow: 5)
        expectEqual(boxes.fitted(in: 10, onto(2)).arrangement.picture, "AAAAAA\nBBBBB.")
        expectEqual(boxes.offers, [:])
        expectEqual(boxes.fitted(in: 10, onto(1)).arrangement.picture, "AAAA.BBBBB")
        expectEqual(boxes.offers, [.item(0): [4]])
    }

    // The first fills a line, and the second the other one, but for the overflow item. The third might have become short
    // enough. No other is asked.
    @Test func onlyWhatMayBeShownIsMeasuredAgain() {
        let boxes = Boxes([(Double, Double)](repeating: (1, 20), count: 8).map { ($0.0, $0.1) }, overflow: 2)
        expectEqual(boxes.fitted(in: 14, onto(2)).hidden, Array(2..<8))
        expectEqual(boxes.offers, [.item(0): [14], .item(1): [14, 11], .item(2): [14]])
    }

    // MARK: As many lines as fit across

    @Test(arguments: [(nil, 4), (4, 4), (3.5, 3), (2, 2), (1, 1), (0, 1)] as [(Double?, Int)])
    func asManyLinesAreShownAsFit(across: Double?, lines: Int) {
        let boxes = Boxes([(Double, Double)](repeating: (3, 3), count: 7).map { ($0.0, $0.1) }, overflow: 1)
        let flow = boxes.fitted(in: 7, across: across, FlowLimit(hidesOverflow: true))
        expectEqual(flow.arrangement.lines.count, lines)
        expectEqual(flow.hidden.count, lines == 4 ? 0 : 7 - (2 * lines - 1))
    }

    // Compared with trying out all limits on lines, from the largest down.
    @Test func asManyLinesAreShownAsCanBe() {
        for seed in UInt64(0)..<500 {
            var random = SeededGenerator(seed: seed)
            let boxes = Boxes(lengths(using: &random), overflow: Double(random.length(in: 1...9)))
            for index in boxes.items.indices { boxes.items[index].height = random.length(in: 1...9) }
            let (length, across): (Double, Double) = (random.length(in: 5...40), random.length(in: 1...40))
            var options = FlowOptions(itemSpacing: random.length(in: 0...3), lineSpacing: 1)
            options.lineBreaking = random.element(of: FlowLineBreaking.self)
            func flow(_ limit: FlowLimit) -> FittedFlow {
                boxes.fitted(in: length, across: across, options: options, limit)
            }
            var lines = boxes.items.count
            while lines > 1, flow(onto(lines)).arrangement.size.height > across { lines -= 1 }
            let (expected, actual) = (flow(onto(lines)), flow(FlowLimit(hidesOverflow: true)))
            expectEqual(actual.arrangement, expected.arrangement, "seed \(seed)")
            expectEqual(actual.elements, expected.elements, "seed \(seed)")
        }
    }

    private func lengths(using random: inout SeededGenerator) -> [(least: Double, ideal: Double)] {
        (0..<Int.random(in: 0...20, using: &random)).map { _ in
            let ideal = Int.random(in: 1...20, using: &random)
            return (
                Double(random.chance(2) ? ideal : Int.random(in: 0...ideal, using: &random)), Double(ideal)
            )
        }
    }

    // MARK: Expanded

    // Onto one line would go A and the overflow item.
    @Test func expandedItHidesNothingAndTheOverflowItemComesAfterWhatWouldBeHidden() {
        let boxes = Boxes([(3, 3), (3, 3), (3, 3)], overflow: 2)
        boxes.items[2].traits.priority = 1
        let flow = boxes.fitted(in: 7, FlowLimit(maxLines: 1, isExpanded: true))
        expectEqual(Array(flow.elements), [.item(0), .item(1), .overflow(hiding: 0), .item(2)])
        expectEqual(flow.arrangement.picture, "AAA.BBB\nCC.DDD.")
        expectEqual(flow.hidden, [])
        let all = boxes.fitted(in: 11, FlowLimit(maxLines: 1, isExpanded: true))
        expectEqual(all.overflowPosition, nil)
    }

    // MARK: Compared with trying out

    // Greedy lines of boxes, of which some begin a line.
    @Test func asFewItemsAreHiddenAsCanBe() {
        for seed in UInt64(0)..<2000 {
            var random = SeededGenerator(seed: seed)
            let lengths = lengths(using: &random)
            let (available, spacing): (Double, Double) = (random.length(in: 2...40), random.length(in: 0...3))
            let starts = Set((0..<2).map { _ in Int.random(in: 0...30, using: &random) })
            let maxLines = Int.random(in: 1...4, using: &random)
            let boxes = Boxes(lengths, along: random.element(of: FlowAxis.self), overflow: 3)
            for index in boxes.items.indices where starts.contains(index) {
                boxes.items[index].traits.breaksBefore = true
            }
            var trial = HidingTrial(
                lengths: lengths.map { min($0.ideal, max($0.least, available)) },
                areLong: lengths.map { $0.ideal > available }, leastLengths: lengths.map(\.least),
                starts: starts, spacing: spacing, available: available, maxLines: maxLines,
                overflow: min(3, available))
            let options = FlowOptions(itemSpacing: spacing, lineSpacing: 0)
            let flow = boxes.fitted(in: available, options: options, onto(maxLines))
            let hidden = trial.hiddenCount
            expectEqual(flow.hidden, Array(lengths.count - hidden..<lengths.count), "seed \(seed)")
        }
    }

    // MARK: At most so many items

    private func boxes(_ count: Int, _ length: Double, overflow: Double) -> Boxes {
        Boxes((0..<count).map { _ in (length, length) }, overflow: overflow)
    }

    // A line each, and one for the overflow item.
    @Test func besideALimitAcrossWhatIsFewerCounts() {
        let nine = boxes(9, 3, overflow: 2)
        for (across, shown) in [(2, 1), (5, 4), (9, 4)] as [(Double, Int)] {
            let limit = FlowLimit(maxItems: 4, hidesOverflow: true)
            expectEqual(nine.fitted(in: 3, across: across, limit).hidden, Array(shown..<9))
        }
    }

    @Test(arguments: [0, -1, .min])
    func ofNoneTheOverflowItemIsLeft(items: Int) {
        let two = boxes(2, 3, overflow: 2)
        expectEqual(two.fitted(in: 7, FlowLimit(maxItems: items)).arrangement.picture, "AA")
        var limit = FlowLimit()
        limit.maxItems = items
        expectEqual(limit, FlowLimit(maxItems: 0))
    }

    @Test func expandedItHidesNone() {
        let three = boxes(3, 3, overflow: 2)
        let flow = three.fitted(in: 7, FlowLimit(maxItems: 1, isExpanded: true))
        expectEqual(Array(flow.elements), [.item(0), .item(1), .item(2), .overflow(hiding: 0)])
    }

    // The second is too long and shown, and the third, which may not be, is not offered less.
    @Test func whatMayNotBeShownIsNotMeasuredAgain() {
        let boxes = Boxes([(1, 2), (1, 20), (1, 20), (1, 20)], overflow: 2)
        expectEqual(boxes.fitted(in: 7, FlowLimit(maxItems: 2)).hidden, [2, 3])
        expectEqual(boxes.offers, [.item(1): [7]])
    }
}

/// A flow that is arranged by trying out every number of hidden items.
private struct HidingTrial {
    var lengths: [Double]
    /// Which were longer than a line at first.
    let areLong: [Bool]
    /// What they are at least, if they are offered less.
    let leastLengths: [Double]
    /// Which items begin a line.
    let starts: Set<Int>
    let spacing: Double
    let available: Double
    let maxLines: Int
    let overflow: Double

    /// How many of some lengths are on each line.
    func lines(of lengths: [Double], beginning starts: Set<Int>) -> [Int] {
        var (lines, used) = ([Int](), Double.infinity)
        for (number, length) in lengths.enumerated() {
            used += spacing + length
            if used > available || starts.contains(number) {
                lines.append(0)
                used = length
            }
            lines[lines.count - 1] += 1
        }
        return lines
    }

    func fits(hiding hidden: Int) -> Bool {
        let shown = lengths.dropLast(hidden) + (hidden > 0 ? [overflow] : [])
        // The overflow item follows the last one that is shown.
        let starts = hidden > 0 ? starts.subtracting([shown.count - 1]) : starts
        return lines(of: Array(shown), beginning: starts).count <= maxLines
    }

    /// Makes an item that would be alone on the last line as short as it can be beside the overflow item, if it is longer
    /// than a line, or the only one.
    mutating func cut(hiding hidden: Int) -> Bool {
        let shown = Array(lengths.dropLast(hidden))
        guard shown.count == 1 || areLong[shown.count - 1] else { return false }
        let (lines, lengthLeft) = (lines(of: shown, beginning: starts), available - spacing - overflow)
        guard lines.count <= maxLines, lines.last == 1, lengthLeft > 0 else { return false }
        let length = min(shown[shown.count - 1], lengthLeft)
        guard leastLengths[shown.count - 1] <= length else { return false }
        lengths[shown.count - 1] = length
        return true
    }

    /// The least number of items that are hidden.
    var hiddenCount: Int {
        mutating get {
            if fits(hiding: 0) { return 0 }
            for hidden in 1..<max(lengths.count, 1) {
                if fits(hiding: hidden) { return hidden }
                if cut(hiding: hidden) { return (0...hidden).first { fits(hiding: $0) } ?? hidden }
            }
            return lengths.count
        }
    }
}
