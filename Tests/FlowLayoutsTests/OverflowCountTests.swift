import TestSupport
import Testing

@testable import FlowLayouts

/// The number that an overflow view says, and the layouts that it takes to find it.
@Suite struct OverflowCountTests {
    /// Lays out until nothing changes, where `hidden` says how many views are hidden with an overflow view
    /// for a number.
    private func settle(_ count: inout OverflowCount, _ hidden: (Int) -> Int) -> Int? {
        for step in 0..<100 {
            let before = count
            let wish = hidden(count.count)
            count.follow(DrawnViews(hidden: wish, shown: wish > 0 ? 1 : 0), for: count.count)
            if count == before { return step }
        }
        return nil
    }

    @Test func anAnswerIsFollowed() {
        var count = OverflowCount()
        #expect(settle(&count) { _ in 12 } != nil)
        #expect(count.count == 12)
        #expect(count.drawn == DrawnViews(hidden: 12, shown: 1))
    }

    @Test func nothingIsHidden() {
        var count = OverflowCount()
        #expect(settle(&count) { _ in 0 } != nil)
        #expect(count.count == 1)
        #expect(count.drawn == DrawnViews())
        #expect(count.fewest == 1)
    }

    // "+10" is wider than "+9": with nine hidden it does not fit any more, so ten are.
    @Test func aWiderNumberHidesMore() {
        var count = OverflowCount()
        #expect(settle(&count) { $0 < 10 ? 10 : 11 } != nil)
        #expect(count.count == 11)
        #expect(count.fewest <= 11)
    }

    @Test func ofACircleTheLargestIsTaken() {
        var count = OverflowCount()
        let hidden = { $0 == 9 ? 10 : 9 }
        #expect(settle(&count, hidden) != nil)
        #expect(count.count == 10)
        #expect(count.fewest == 10)
        // It stays.
        let settled = count
        #expect(settle(&count, hidden) == 0)
        #expect(count == settled)
    }

    @Test func whenTheFlowChangesTheCircleIsForgotten() {
        var count = OverflowCount()
        _ = settle(&count) { $0 == 9 ? 10 : 9 }
        _ = settle(&count) { _ in 4 }
        #expect(count.count == 4)
        #expect(count.fewest <= 4)
    }

    // The flow gets narrow and wide again: its own past is no circle.
    @Test func whatComesAgainIsNoCircle() {
        var count = OverflowCount()
        for hidden in [5, 8, 5, 8, 5, 0, 5] {
            #expect(settle(&count) { _ in hidden } != nil)
            #expect(count.count == max(hidden, 1))
            #expect(count.fewest <= max(hidden, 1))
        }
    }

    @Test func anAnswerToAnotherNumberDoesNotCount() {
        var count = OverflowCount()
        count.follow(DrawnViews(hidden: 7, shown: 2), for: 3)
        #expect(count.count == 1)
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func itAlwaysSettles(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var count = OverflowCount()
        var last = 0
        // Functions one after the other, as when the flow changes.
        for _ in 0..<5 {
            let size = Int.random(in: 1...8, using: &generator)
            var answers = (0...8).map { _ in Int.random(in: 1...size, using: &generator) }
            if count.fewest > 1, answers[count.count] == last {
                // Without another answer, it cannot know that the flow has changed.
                answers[count.count] = last % 8 + 1
            }
            defer { last = answers[count.count] }
            let steps = settle(&count) { answers[$0] }
            #expect(steps != nil)
            // It is its own answer, or the largest number of the circle that its answers run in.
            var number = count.count
            var circle: [Int] = []
            repeat {
                circle.append(number)
                number = answers[number]
            } while number != count.count && circle.count <= 8
            #expect(number == count.count)
            #expect(count.count == circle.max())
            #expect(circle.count == 1 || count.fewest == count.count)
        }
    }
}
