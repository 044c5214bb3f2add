import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// Views of a higher layout priority stay where a limit hides others. Characters are 6 × 12.
@MainActor
@Suite(.inBothModes) struct ImportantViewTests {
    // Box 1 does not fit beside box 2, and is hidden. The break before it stays.
    @Test func aLineBreakIsNoViewAndStays() {
        let flow = HFlow(spacing: 10) {
            Box(40, 20).id(0)
            LineBreak()
            Box(60, 20).layoutPriority(-1).id(1)
            Box(40, 20).id(2)
        }.maxLines(2)
        let host = host(flow, width: 100)
        expectEqual(host.drawn, [0, 2])
        expectEqual(host.items.last, rect(0, 30, 40, 20))
    }

    // The second view prefers a distance of 30 to all others, and is hidden.
    @Test func distancesAreThoseOfViewsThatAreShown() {
        let children = [
            LayoutSubviewStub { _ in size(40, 20) },
            LayoutSubviewStub(spacing: ViewSpacing(30), priority: -1) { _ in size(40, 20) },
            LayoutSubviewStub { _ in size(40, 20) },
            LayoutSubviewStub(spacing: ViewSpacing(12)) { _ in size(40, 20) },
        ]
        let pass = Pass(FlowLayout(itemSpacing: nil, rowSpacing: 0).maxLines(1), children)
        pass.place(width: 140)
        expectEqual([0, 2, 3].map { children[$0].frame?.minX }, [0, 48, 100])
    }

    // MARK: What follows the order of the views

    // "less" is after the first four, and before the last one. Gaps are 20, so that 160 has three boxes.
    @Test func theButtonThatHidesThemAgainIsInTheSamePlace() throws {
        struct Boxes: View {
            @State var isExpanded = false

            var body: some View {
                HFlow(spacing: 10) {
                    equalBoxes(4)
                    Box(20, 20).layoutPriority(1).id(4)
                }
                .maxLines(1) { Text("+\($0.count)") }
                .itemSeparator { Color.clear.frame(width: 0, height: 0) }
                .expandable(isExpanded: $isExpanded) { Text("less") }
            }
        }
        let host = host(Boxes(), width: 160)
        expectEqual(host.drawn, [0, 4])
        try host.tap("+3")
        expectEqual(host.drawn, [0, 1, 2, 3, 4])
        expectEqual(host.texts, [rect(60, 34, 24, 12)])
        expectEqual(host.items.last, rect(104, 30, 20, 20))
    }
}
