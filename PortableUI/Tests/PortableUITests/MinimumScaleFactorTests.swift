import Expectations
import PortableUITesting
import Testing

/// Texts that shrink where they do not fit.
@MainActor @Suite struct MinimumScaleFactorTests {
    private func ten(_ factor: CGFloat) -> some View {
        Text("1234567890").lineLimit(1).minimumScaleFactor(factor)
    }

    /// The size of the font in which the text is drawn.
    private func fontSize(_ host: ViewHost<some View>) -> CGFloat? {
        host.displayList.items.compactMap { item in
            if case .text(let text, _) = item.content { text.font.size } else { nil }
        }.first
    }

    @Test func aTextShrinksAsFarAsItNeeds() {
        // In 48 there is space for characters of 4.8, which is 0.8 of 6. In steps of 1/128 from 0.5 on, 38 fit:
        // 0.796875 of 6 × 12.
        let host = host(ten(0.5), width: 48)
        expectEqual(host.size, CGSize(width: 47.8125, height: 9.5625))
        expectEqual(fontSize(host), 7.96875)
    }

    @Test func aTextIsCutOffAtItsSmallest() {
        // Characters of 3, of which 6 fit into 20.
        let host = host(ten(0.5), width: 20)
        expectEqual(host.size, CGSize(width: 18, height: 6))
        expectEqual(fontSize(host), 5)
        expectEqual(fontSize(PortableUITests.host(ten(1), width: 20)), 10)
        expectEqual(fontSize(PortableUITests.host(ten(2), width: 20)), 10)
        expectEqual(fontSize(PortableUITests.host(ten(.nan), width: 20)), 10)
    }

    @Test func aTextShrinksToItsHeight() {
        // At half its size, two lines are as high as one was.
        let host = host(Text("aaaa bbbb").minimumScaleFactor(0.5), width: 24, height: 12)
        expectEqual(host.size, CGSize(width: 12, height: 12))
    }

    @Test func baselinesShrinkToo() {
        let host = host(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("1234567890").lineLimit(1).minimumScaleFactor(0.5).frame(width: 30)
                Text("A")
            })
        // Its baseline lies at 4.5, the other's at 9.
        expectEqual(host.texts, [rect(0, 4.5, 30, 6), rect(30, 0, 6, 12)])
    }

    @Test func aTextCanBeFoundAndChanges() throws {
        struct Tally: View {
            @State private var count = 1
            var body: some View {
                Button(String(repeating: "a", count: count)) { count += 9 }
                    .lineLimit(1).minimumScaleFactor(0.25)
            }
        }
        let host = host(Tally(), width: 30)
        expectEqual(host.size, CGSize(width: 6, height: 12))
        try host.tap("a")
        #expect((host.size.width, host.strings.first?.count) == (29.765625, 10))
    }
}
