import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// At most so many views, on as many lines as they take. Characters are 6 × 12.
@MainActor
@Suite(.inBothModes) struct ViewLimitTests {
    // Three boxes are 140 wide, and two with "+4" 112.
    @Test func atMostSoManyViewsAreShownOnAsManyLinesAsTheyTake() {
        let host = host(flowOfBoxes(9).maxViews(5) { Text("+\($0.count)") }, width: 140)
        expectEqual(host.drawn, Array(0..<5))
        expectEqual(host.readAloud, Array(0..<5))
        expectEqual(host.strings, ["+4"])
        expectEqual(host.texts, [rect(100, 34, 12, 12)])
        host.rootView = flowOfBoxes(9).maxViews(nil) { Text("+\($0.count)") }
        expectEqual(host.drawn, Array(0..<9))
        #expect(host.strings.isEmpty)
    }

    @Test func aLayoutLimitsItsViewsToo() {
        let layout = FlowLayout(spacing: 10).maxViews(5)
        let host = host(layout { ForEach(0..<9, id: \.self) { _ in Box(40, 20) } }, width: 140)
        expectEqual(host.drawn, Array(0..<5))
    }

    @Test(arguments: [Int.min, -1, 0])
    func withoutAViewTheOverflowViewIsAlone(count: Int) {
        let host = host(flowOfBoxes(12).maxViews(count) { Text("+\($0.count)") }, width: 140)
        expectEqual(host.strings, ["+12"])
        expectEqual(host.frames.frame.size, size(18, 12))
        host.proposal = .zero
        expectEqual(host.frames.frame.size, size(6, 12))
        let expanded = flowOfBoxes(12).maxViews(count).expandable(isExpanded: .constant(true)) {
            Text("less")
        }
        expectEqual(expanded.size(width: 0, height: 0), flowOfBoxes(12).size(width: 0, height: 0))
        let nothing = VStack {
            Box(40, 20)
            flowOfBoxes(12).maxViews(count)
        }
        expectEqual(
            nothing.size(width: 140),
            VStack {
                Box(40, 20); HFlow {}
            }.size(width: 140))
    }

    // A column of two boxes and "+7".
    @Test func thereAreSeparatorsForAsManyLinesAsThereMayBe() {
        let limits: [(views: Int, lines: Int?, separators: Int)] = [
            (2, nil, 2), (.max, nil, 8), (2, 9, 2), (9, 2, 1),
        ]
        for limit in limits {
            let flow = flowOfBoxes(9).maxViews(limit.views) { Text("+\($0.count)") }.maxLines(limit.lines)
            expectEqual(
                host(flow.lineSeparator { Divider() }, width: 40).dividers.count, limit.separators)
        }
    }
}
