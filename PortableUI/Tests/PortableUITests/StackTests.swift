import Expectations
import PortableUITesting
import Testing

/// How stacks divide space, and where their views stand.
@MainActor @Suite struct StackTests {
    @Test func baselinesMeet() {
        let large = Text("B").font(.system(size: 20))
        let first = host(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("A"); large
            })
        expectEqual(first.texts, [rect(0, 9, 6, 12), rect(6, 0, 12, 24)])
        expectEqual(first.size, CGSize(width: 18, height: 24))
        // The last baseline of the wrapped text is at 21, the large one's at 18.
        let last = host(
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text("A A"); large
            }, width: 24)
        expectEqual(last.texts, [rect(0, 0, 6, 24), rect(6, 3, 12, 24)])
        expectEqual(last.size, CGSize(width: 18, height: 27))
        // A view without text stands on the baseline.
        let color = host(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("A"); Color.red.frame(width: 5, height: 5)
            })
        expectEqual(color.colors, [rect(6, 4, 5, 5)])
    }

    @Test func aZStackOffersItsOwnSize() {
        let host = host(
            ZStack {
                Color.red; Text("AAA")
            }.fixedSize(), width: 100, height: 100)
        expectEqual(host.colors, [rect(0, 0, 18, 12)])
    }

    @Test func aZStackWithoutEndPlacesItsViewsAtItsCorner() {
        let host = host(
            ZStack {
                Color.red; Text("A")
            }, width: .infinity, height: .infinity)
        expectEqual(host.texts, [rect(0, 0, 6, 12)])
        expectEqual(host.colors.map(\.origin), [.zero])
    }
}
