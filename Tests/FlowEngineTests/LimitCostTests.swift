import Expectations
import FlowEngine
@testable import NaiveFlows
import Testing

/// How few ways a limit tries, however many items there are.
@Suite struct LimitCostTests {
    // Nothing is shown of a group that does not fit but its most important item. To compare each item with all between it and
    // the next one by importance would take minutes.
    @Test(.timeLimit(.minutes(1)))
    func manyItemsThatGoTogetherTakeNoTime() {
        var list = FlowItems([FlowSize](repeating: size(3, 1), count: 100_000))
        for index in list.indices {
            list[index].traits.priority = Double(index * 7919 % 100_003)
            list[index].traits.avoidsBreakBefore = index > 0
        }
        let limited = list.limited(toLines: 1, in: 6, options: tight()) { _ in item(2, 1) }
        expectEqual(limited.selection.shown.count, 1)
    }

    /// Of squares of 100, four are 10 too long for 390: eight of them in two rows, and nine in rows of four, four and one. If
    /// the last row counts, ten are in rows of five, and eleven in rows of four, four and three. No row is longer than one and a
    /// half times 390 and a square, so that 14 are too long for two, and 13 are tried first.
    @Test(arguments: [(FlowLineBreaking.even, 7), (.balanced, 9)])
    func fewNumbersAreTriedForPhotos(breaking: FlowLineBreaking, shown: Int) {
        let photos = FlowItems([FlowSize](repeating: size(100, 100), count: 4000))
        let options = tight { ($0.scaling, $0.lineBreaking) = (FlowScaling(thickness: 100), breaking) }
        var asked: [Int] = []
        let limited = photos.limited(toLines: 2, in: 390, options: options) { hidden in
            asked.append(hidden)
            return item(100, 100)
        }
        expectEqual(limited.selection.shown.count, shown)
        expectEqual(asked, Array(3987...4000 - shown))
    }
}
