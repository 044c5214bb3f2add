import Expectations
import PortableUITesting
import Testing

@testable import LazyFlowLayouts

/// What the modifiers of a flow do to lazy ones: the same, if sizes are known.
@MainActor @Suite(.inBothModes) struct LazyFlowModifierTests {
    // MARK: Length

    // Three of 100 and two spacings of 8 are 316 of 390. Two are 208, and four are 424.
    @Test func aFlowOfKnownSizesHugsItsLines() {
        func flow(_ sizing: FlowSizing, count: Int = 7) -> some View {
            LazyHFlow(0..<count, id: \.self, size: .fixed(CGSize(width: 100, height: 20))) { _ in Color.red }
                .sizing(sizing)
        }
        expectEqual(flow(.hug).size(width: 390), size(316, 76))
        expectEqual(flow(.hug, count: 2).size(width: 390), size(208, 20))
        expectEqual(flow(.fill).size(width: 390), size(390, 76))
        let scroll = host(ScrollView { flow(.hug) }, width: 390, height: 100)
        expectEqual(scroll.frames.frame.size, size(316, 100))
        scroll.proposal.width = 210
        expectEqual(scroll.frames.frame.size, size(208, 100))
        scroll.proposal.width = 500
        expectEqual(scroll.frames.frame.size, size(424, 100))
    }

    // Beside a view of 50 there are 340 left, on which three fit, and the flow keeps what they take.
    @Test func aFlowThatHugsItsLinesSharesAStack() {
        let stack = HStack(spacing: 0) {
            LazyHFlow(0..<7, id: \.self, size: .fixed(CGSize(width: 100, height: 20))) { _ in Color.red }
                .sizing(.hug)
            Rectangle().frame(width: 50, height: 10)
        }
        let host = host(stack, width: 390)
        expectEqual(host.frames.frame.size, size(366, 76))
    }

    // MARK: Spacing and sizes that are not given

    @Test func withoutSpacingsViewsAre8PointsApart() {
        let items = (0..<40).map { Wall.Item(id: $0, size: CGSize(width: 50, height: 20)) }
        for size in [LazyFlowItemSize<Wall.Item>.fixed(CGSize(width: 50, height: 20)), .estimated] {
            let flow = host(
                ScrollView { LazyHFlow(items, size: size) { _ in Box(50, 20) } }, width: 110, height: 100)
            expectEqual(
                flow.frames.frames(named: "Color").prefix(3),
                [
                    rect(0, 0, 50, 20), rect(58, 0, 50, 20), rect(0, 28, 50, 20),
                ])
        }
    }

    // Views are taken to be 80 by 32, so that a block has 62. Here they are 12 to 60 wide.
    @Test func withoutSizesTheFirstScreenTakesFewRounds() {
        let words = (0..<10_000).map { String(repeating: "m", count: $0 * 7 % 9 + 2) }
        var rounds = 0
        let lazy = host(
            ScrollView {
                LazyHFlow(Array(words.enumerated()), id: \.offset, size: .estimated, spacing: 6) { word in
                    let _ = rounds += word.offset == 0 ? 1 : 0
                    Text(word.element)
                }
            }, width: 390, height: 200)
        let flow = host(
            VStack(alignment: .leading, spacing: 6) {
                ForEach(0..<5) { block in
                    HFlow(spacing: 6) {
                        ForEach(block * 62..<(block + 1) * 62, id: \.self) { Text(words[$0]) }
                    }
                }
            }, width: 390)
        let isSeen = { (frame: CGRect) in frame.minY < 200 }
        expectEqual(
            lazy.frames.frames(named: "Text").filter(isSeen),
            flow.frames.frames(named: "Text").filter(isSeen))
        #expect(rounds <= 4)
    }

    // MARK: Cost

    // NaN counts as 0, but is not equal to itself. Options that are not equal to themselves would break all lines at each
    // question.
    @Test func whatIsNotANumberIsFoundAgain() {
        let size = CGSize(width: 40, height: 20)
        let flow = LazyHFlow(0..<9, id: \.self, size: .fixed(size), spacing: .nan) { _ in Color.red }
        for flow in [flow, flow.scalesLines(to: .nan), flow.columns(minimum: .nan, maximum: .nan)] {
            let options = flow._configuration.value.lazy(for: []).options
            expectEqual(options, options)
        }
        // Two of 40 on a row, and five rows of 20.
        expectEqual(flow.size(width: 100), CGSize(width: 100, height: 100))
    }

    @Test func scrollingAsksFewSizesAgain() throws {
        var (asked, appeared) = (0, 0)
        let count = 20_000
        let view = ScrollView {
            LazyHFlow(
                0..<count, id: \.self,
                size: .fixed { id in
                    asked += 1
                    return CGSize(width: 20 + id % 7 * 10, height: 20)
                }
            ) { _ in
                Color.red.onAppear { appeared += 1 }
            }
            .columns(.uniform).distribution(.justified).lineBreaking(.balanced).equalizesLines()
            .itemSeparator { Text("·") }.lineSeparator { Divider() }
        }
        let host = host(view, width: 390, height: 400)
        #expect(!host.frames.frames(named: "Color").isEmpty)
        #expect((count..<count + 300).contains(asked))
        (asked, appeared) = (0, 0)
        for step in 1...50 {
            try host.scroll(to: CGPoint(x: 0, y: step * 1000))
            #expect(!host.frames.frames(named: "Color").isEmpty)
        }
        // Four columns of 80, in rows that are 37 apart: at most 23 in 800 points.
        #expect(appeared <= 50 * 4 * 23)
        #expect(asked <= 2 * appeared)
    }
}
