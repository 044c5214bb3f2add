import Expectations
import TestSupport
import Testing

@testable import FlowLayouts

/// The number that an overflow view says, and the layouts that it takes to find it.
@Suite(.inBothModes) struct OverflowCountTests {
    private static let limit: FlowLimit = {
        var limit = FlowLimit()
        limit.setMaxLines(1)
        return limit
    }()

    private func finding(_ hidden: Int, for count: Int?, limit: FlowLimit = limit) -> OverflowFinding {
        OverflowFinding(
            drawn: DrawnViews(hidden: hidden, shown: hidden > 0 ? 1 : 0), count: count, limit: limit)
    }

    /// Lays out until nothing changes, where `hidden` says how many views are hidden with an overflow view
    /// for a number, and for none what is with that for 1.
    private func settle(_ count: inout OverflowCount, _ hidden: (Int) -> Int) -> Int? {
        for step in 0..<100 {
            let before = count
            count.follow(finding(hidden(count.count ?? 1), for: count.count))
            if count == before { return step }
        }
        return nil
    }

    @Test func anAnswerIsFollowed() {
        var count = OverflowCount()
        #expect(settle(&count) { _ in 12 } != nil)
        expectEqual(count.count, 12)
        expectEqual(count.drawn, DrawnViews(hidden: 12, shown: 1))
    }

    @Test func nothingIsHidden() {
        var count = OverflowCount()
        #expect(settle(&count) { _ in 0 } != nil)
        expectEqual(count.count, 1)
        expectEqual(count.drawn, DrawnViews())
        expectEqual(count.fewest, 1)
    }

    // "+10" is wider than "+9": with nine hidden it does not fit any more, so ten are.
    @Test func aWiderNumberHidesMore() {
        var count = OverflowCount()
        #expect(settle(&count) { $0 < 10 ? 10 : 11 } != nil)
        expectEqual(count.count, 11)
        #expect(count.fewest <= 11)
    }

    @Test func ofACircleTheLargestIsTaken() {
        var count = OverflowCount()
        let hidden = { $0 == 9 ? 10 : 9 }
        #expect(settle(&count, hidden) != nil)
        expectEqual(count.count, 10)
        expectEqual(count.fewest, 10)
        // With the view for 10, nine could be hidden, but ten are.
        expectEqual(count.settled, 10)
        // It stays.
        let settled = count
        expectEqual(settle(&count, hidden), 0)
        expectEqual(count, settled)
    }

    @Test func whenTheFlowChangesTheCircleIsForgotten() {
        var count = OverflowCount()
        _ = settle(&count) { $0 == 9 ? 10 : 9 }
        _ = settle(&count) { _ in 4 }
        expectEqual(count.count, 4)
        #expect(count.fewest <= 4)
    }

    // The flow gets narrow and wide again: its own past is no circle.
    @Test func whatComesAgainIsNoCircle() {
        var count = OverflowCount()
        for hidden in [5, 8, 5, 8, 5, 0, 5] {
            #expect(settle(&count) { _ in hidden } != nil)
            expectEqual(count.count, max(hidden, 1))
            #expect(count.fewest <= max(hidden, 1))
        }
    }

    @Test func anAnswerToAnotherNumberDoesNotCount() {
        var count = OverflowCount()
        count.follow(finding(4, for: nil))
        count.follow(finding(7, for: 3))
        expectEqual(count.count, 4)
        expectEqual(count.settled, nil)
        count.follow(finding(7, for: 4))
        expectEqual(count.count, 7)
        count.follow(finding(7, for: 7))
        expectEqual(count.settled, 7)
    }

    // There is a view for each number then, and the layout has chosen.
    @Test func theFirstAnswerIsRight() {
        var count = OverflowCount()
        count.follow(finding(12, for: nil))
        expectEqual(count.count, 12)
        expectEqual(count.settled, 12)
    }

    @Test func aFlowThatShowsAllKeepsItsNumber() {
        var count = OverflowCount()
        count.follow(finding(12, for: nil))
        count.follow(finding(0, for: nil, limit: FlowLimit()))
        expectEqual(count.count, 12)
        expectEqual(count.settled, 0)
        // Expanded, the overflow view is what collapses it.
        var expanded = Self.limit
        expanded.isExpanded = true
        count.follow(finding(1, for: 1, limit: expanded))
        expectEqual(count.count, 12)
        expectEqual(count.settled, 0)
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func itAlwaysSettles(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var count = OverflowCount()
        var last = 0
        // Functions one after the other, as when the flow changes.
        for _ in 0..<5 {
            let size = Int.random(in: 1...8, using: &generator)
            var answers = (0...8).map { _ in Int.random(in: 1...size, using: &generator) }
            if let known = count.count, count.fewest > 1, answers[known] == last {
                // Without another answer, it cannot know that the flow has changed.
                answers[known] = last % 8 + 1
            }
            #expect(settle(&count) { answers[$0] } != nil)
            let settled = try #require(count.count)
            last = answers[settled]
            // It is its own answer, or the largest number of the circle that its answers run in.
            var number = settled
            var circle: [Int] = []
            repeat {
                circle.append(number)
                number = answers[number]
            } while number != settled && circle.count <= 8
            expectEqual(number, settled)
            expectEqual(settled, circle.max())
            #expect(circle.count == 1 || count.fewest == settled)
        }
    }
}
