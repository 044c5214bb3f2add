import PortableUITesting
import Testing

/// Progress views and their styles.
@MainActor @Suite struct ProgressViewTests {
    @Test func withoutAValueItIsAWheel() {
        #expect(host(ProgressView(), width: 100).size == CGSize(width: 20, height: 20))
        #expect(host(ProgressView().controlSize(.large)).size == CGSize(width: 37, height: 37))
        #expect(host(ProgressView(value: Double?.none)).size == CGSize(width: 20, height: 20))
        // Eight spokes.
        #expect(host(ProgressView()).displayList.items.count == 8)
    }

    @Test func theLabelOfAWheelIsBelowIt() {
        let host = host(ProgressView("Load"))
        #expect(host.size == CGSize(width: 24, height: 40))
        #expect(host.texts == [rect(0, 28, 24, 12)])
    }

    @Test func withAValueItIsALine() {
        let host = host(ProgressView(value: 0.25), width: 200)
        #expect(host.frames.frames(named: "Capsule") == [rect(0, 0, 200, 4), rect(0, 0, 50, 4)])
        host.environment.layoutDirection = .rightToLeft
        #expect(host.frames.frames(named: "Capsule") == [rect(0, 0, 200, 4), rect(150, 0, 50, 4)])
        host.proposal = .unspecified
        #expect(host.size == CGSize(width: 150, height: 4))
    }

    @Test(arguments: [(-1.0, 2.0, 0.0), (1, 2, 50), (3, 2, 100), (0, 0, 0), (.nan, 1, 0)])
    func valuesAreLimited(value: Double, total: Double, width: CGFloat) {
        let host = host(ProgressView(value: value, total: total), width: 100)
        #expect(host.frames.frames(named: "Capsule").last?.width == width)
    }

    @Test func theLabelsOfALineAreAboveAndBelowIt() {
        let host = host(
            ProgressView(value: 1, total: 4) {
                Text("Load")
            } currentValueLabel: {
                Text("25")
            }, width: 100)
        #expect(host.strings == ["Load", "25"])
        // The value is in the font of captions, which is 12 points large.
        #expect(
            host.frames.frames(named: "Capsule").first == rect(0, 20, 100, 4)
                && host.texts.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 32)])
    }

    private struct Percents: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                configuration.label
                Text("\(Int((configuration.fractionCompleted ?? 0) * 100))")
            }
        }
    }

    @Test func aStyleSaysHowItLooks() {
        let bar = ProgressView("Load ", value: 1, total: 2)
        #expect(host(bar.progressViewStyle(Percents())).strings == ["Load ", "50"])
        #expect(host(bar.progressViewStyle(.circular)).displayList.items.count == 8 + 1)
    }
}
