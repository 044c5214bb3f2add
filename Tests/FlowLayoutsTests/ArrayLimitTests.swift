import Expectations
import Testing

@testable import FlowLayouts

@Suite(.inBothModes) struct ArrayLimitTests {
    @Test func theOldestElementsGo() {
        var latest: [Int] = []
        for number in 1...3 { latest.append(number, limit: 3) }
        expectEqual(latest, [1, 2, 3])
        for number in 4...5 { latest.append(number, limit: 3) }
        expectEqual(latest, [3, 4, 5])
    }
}
