import Testing

@testable import FlowLayouts

@Suite struct LatestTests {
    @Test func theOldestElementsGo() {
        var latest = Latest<Int>(3)
        #expect(latest.elements == [])
        for number in 1...5 { latest.append(number) }
        #expect(latest.elements == [3, 4, 5])
    }
}
