import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// At most so many lines, and a view that says how many others are hidden. Characters are 6 × 12.
@MainActor
@Suite(.inBothModes) struct LineLimitTests {
    private func limited(_ count: Int, to lines: Int?) -> HFlow<some View> {
        flowOfBoxes(count).maxLines(lines) { Text("+\($0.count)") }
    }

    // MARK: Which views are hidden

    @Test func hiddenViewsAreNotDrawnTouchedOrReadAloud() {
        let host = host(limited(10, to: 2), width: 140)
        expectEqual(host.drawn, Array(0..<5))
        expectEqual(host.touchable, Array(0..<5))
        expectEqual(host.readAloud, Array(0..<5))
        expectEqual(host.items.count, 10)
    }

    // A layout that is called has what a flow has.
    @Test func aLayoutHidesForAllSensesToo() {
        let layout = FlowLayout(spacing: 10).maxLines(2)
        let host = host(layout { ForEach(0..<10, id: \.self) { _ in Box(40, 20) } }, width: 140)
        expectEqual(host.drawn, Array(0..<6))
        expectEqual(host.readAloud, Array(0..<6))
    }

    // As far as the system lets a flow disable its views, which those of a pessimistic host never are.
    @Test func hiddenControlsAreDisabled() {
        let host = host(limited(10, to: 2), width: 140)
        let isPessimistic = HostBehavior.ofNewHosts.wrappedValue != .usual
        expectEqual(host.enabled, Array(0..<(isPessimistic ? 10 : 5)))
        host.rootView = limited(10, to: nil)
        expectEqual(host.enabled, Array(0..<10))
    }

    @Test func whereAllFitNothingIsHidden() {
        for lines in [2, 3, nil] {
            let host = host(limited(6, to: lines), width: 140)
            expectEqual(host.drawn, Array(0..<6))
            expectEqual(host.touchable, Array(0..<6))
            expectEqual(host.readAloud, Array(0..<6))
            #expect(host.strings.isEmpty)
            expectEqual(host.frames.frame.size, size(140, 50))
            let overflows = host.frames.preorder.filter { $0.name == "Text" }
            // Without being shown: for all hidden, for 1 and for 2.
            expectEqual(overflows.count, lines == nil ? 0 : 3)
            #expect(overflows.allSatisfy { !$0.allowsHitTesting && $0.isAccessibilityHidden })
        }
        #expect(host(limited(0, to: 1), width: 140).strings.isEmpty)
        expectEqual(host(limited(9, to: nil), width: 140).frames.frame.size, size(140, 80))
    }

    @Test func withoutALineTheOverflowViewIsAlone() {
        let host = host(limited(12, to: 0), width: 140)
        #expect(host.drawn.isEmpty)
        #expect(host.readAloud.isEmpty)
        expectEqual(host.strings, ["+12"])
        expectEqual(host.texts, [rect(0, 0, 18, 12)])
        expectEqual(host.frames.frame.size, size(18, 12))
        // A text that is offered nothing is as wide as a character.
        host.proposal = .zero
        expectEqual(host.frames.frame.size, size(6, 12))
    }

    @Test func withoutALineAndAnOverflowViewThereIsNothing() {
        for proposal in [ProposedViewSize.unspecified, .width(140), .zero] {
            let host = host(flowOfBoxes(12).maxLines(0))
            host.proposal = proposal
            #expect(host.drawn.isEmpty)
            expectEqual(host.frames.frame.size, .zero)
        }
        // As an empty flow, it keeps no distance.
        let stack = VStack {
            Box(40, 20)
            flowOfBoxes(12).maxLines(0)
        }
        expectEqual(
            stack.size(width: 140),
            VStack {
                Box(40, 20); HFlow {}
            }.size(width: 140))
    }

    // The label is "many many", which is 54 wide, for even numbers but 2, and else "x". Of ten boxes, one fits beside the
    // space for "many many". Nine are hidden, so "x" is shown there.
    // With nine boxes, "x" is what space is kept for. A text that turns out longer wraps there, and moves nothing.
    @Test func anyNumberFitsIntoTheSpaceForTheLargest() {
        func limited(_ count: Int) -> HFlow<some View> {
            flowOfBoxes(count).maxLines(1) { hidden in
                Text(hidden.count > 2 && hidden.count.isMultiple(of: 2) ? "many many" : "x")
            }
        }
        let nine = FlowLayoutsTests.host(limited(9), width: 106)
        expectEqual(nine.drawn, [0, 1])
        expectEqual(nine.frames.frame.size, size(106, 20))
        let host = host(limited(10), width: 110)
        expectEqual(host.drawn, [0])
        expectEqual(host.strings, ["x"])
        expectEqual(host.texts, [rect(50, 4, 6, 12)])
        expectEqual(host.frames.frame.size, size(104, 20))
    }

    // "+13" is the largest number, and "+10" would be 2 points wider, were it not for digits of one width, here 8.
    @Test func anyNumberOfTheSameLengthFitsToo() {
        struct WideZeros: TextMeasurer {
            func measure(_ text: StyledText, width: CGFloat?) -> TextMetrics {
                let widths = text.string.map { character -> CGFloat in
                    let isWide = character == "0" || character.isNumber && text.font.hasMonospacedDigits
                    return isWide ? 8 : 6
                }
                let natural = widths.reduce(0, +)
                let lines: CGFloat = natural > width ?? .infinity ? 2 : 1
                return TextMetrics(
                    size: CGSize(width: natural / lines, height: 12 * lines), firstBaseline: 9,
                    lastBaseline: 12 * lines - 3)
            }
        }
        let host = ViewHost(
            limited(13, to: 1), proposal: ProposedViewSize(width: 180, height: nil), measurer: WideZeros())
        expectEqual(host.strings, ["+10"])
        expectEqual(host.texts, [rect(150, 4, 22, 12)])
    }

    // MARK: Changes

    @Test func stateOutlivesBeingHidden() {
        final class Handles { var bindings: [Int: Binding<Int>] = [:] }
        struct Counter: View {
            let id: Int
            let handles: Handles
            @State private var count = 0

            var body: some View {
                let _ = handles.bindings[id] = $count
                Text("\(id):\(count)")
            }
        }
        let handles = Handles()
        func flow(lines: Int?) -> HFlow<some View> {
            HFlow(spacing: 0) { ForEach(0..<4, id: \.self) { Counter(id: $0, handles: handles) } }
                .maxLines(lines)
        }
        let host = host(flow(lines: nil), width: 36)
        expectEqual(host.strings, ["0:0", "1:0", "2:0", "3:0"])
        handles.bindings[3]?.wrappedValue = 5
        host.rootView = flow(lines: 1)
        expectEqual(host.strings, ["0:0", "1:0"])
        host.rootView = flow(lines: 2)
        expectEqual(host.strings, ["0:0", "1:0", "2:0", "3:5"])
    }

    // MARK: As many lines as fit into the space across

    private func fitted(_ count: Int) -> HFlow<some View> {
        flowOfBoxes(count).hidesOverflow { Text("+\($0.count)") }
    }

    // Two rows are 50 high, three 80, and four 110. Behind two boxes there is space for "+10", 18 wide.
    @Test func asManyRowsAreShownAsFit() {
        let host = host(fitted(10), width: 140)
        for (height, shown, reported) in [
            (nil, 10, size(140, 110)), (CGFloat.infinity, 10, size(140, 110)), (110, 10, size(140, 110)),
            (109, 8, size(140, 80)), (80, 8, size(140, 80)), (79, 5, size(140, 50)), (50, 5, size(140, 50)),
            (49, 2, size(118, 20)), (20, 2, size(118, 20)),
        ] as [(CGFloat?, Int, CGSize)] {
            host.proposal.height = height
            expectEqual(host.drawn, Array(0..<shown))
            expectEqual(host.readAloud, Array(0..<shown))
            expectEqual(host.strings, (shown == 10 ? [] : ["+\(10 - shown)"]))
            expectEqual(host.frames.frame.size, reported)
        }
    }

    // MARK: Combinations

    @Test func lineBreaksCountAsViewsButAreNotHidden() {
        let flow = HFlow(spacing: 10) {
            Box(40, 20).id(0); LineBreak(); Box(40, 20).id(1); LineBreak(); Box(40, 20).id(2)
            Box(40, 20).id(3)
        }.maxLines(2) { Text("+\($0.count)") }
        let host = host(flow, width: 140)
        expectEqual(host.drawn, [0, 1])
        expectEqual(host.strings, ["+2"])
        expectEqual(host.texts, [rect(50, 34, 12, 12)])
        // Nine boxes may be hidden, so that there is space for "+9".
        let nine = HFlow(spacing: 10) {
            LineBreak()
            equalBoxes(9)
        }.maxLines(1) { Text("+\($0.count)") }
        expectEqual(FlowLayoutsTests.host(nine, width: 112).strings, ["+7"])
    }
}
