import Expectations
import PortableUITesting
import Testing

/// How stacks divide space, and where their views stand.
@MainActor @Suite struct StackTests {
    @Test func anEmptyStackTakesNoSpace() {
        expectEqual(host(HStack {}, width: 50, height: 50).size, .zero)
        expectEqual(host(ZStack {}, width: 50, height: 50).size, .zero)
        expectEqual(
            host(
                VStack(spacing: 0) {
                    Text("A"); VStack {}; Text("B")
                }
            ).size, CGSize(width: 6, height: 24))
    }

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

    @Test func aContainerWithoutViewsDecidesNothing() {
        let host = host(
            ZStack {
                Text("A").layoutPriority(-1); HStack {}
            })
        expectEqual(host.size, CGSize(width: 6, height: 12))
    }

    @Test func aZStackWithoutEndPlacesItsViewsAtItsCorner() {
        let host = host(
            ZStack {
                Color.red; Text("A")
            }, width: .infinity, height: .infinity)
        expectEqual(host.texts, [rect(0, 0, 6, 12)])
        expectEqual(host.colors.map(\.origin), [.zero])
    }

    @Test func theLineAtWhichViewsMeetBelongsToAStack() {
        let below = host(
            HStack(alignment: .top, spacing: 0) {
                Text("A").alignmentGuide(.top) { _ in -12 }
                Text("B").alignmentGuide(.top) { _ in -24 }
            })
        expectEqual(
            below.picture,
            """
            ..
            A.
            .B
            """)
        let above = host(
            VStack(alignment: .trailing, spacing: 0) {
                Text("A").alignmentGuide(.trailing) { $0.width + 6 }
                Text("BB").alignmentGuide(.trailing) { $0.width + 6 }
            })
        expectEqual(above.texts, [rect(6, 0, 6, 12), rect(0, 12, 12, 12)])
        expectEqual(above.size, CGSize(width: 18, height: 24))
    }
}
