import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// Views of a higher layout priority stay where a limit hides others. Characters are 6 × 12.
@MainActor
@Suite(.inBothModes) struct ImportantViewTests {
    /// Boxes of 40 × 20, and one of 20 × 20 after them, which stays.
    @ViewBuilder private func boxesAndOne(_ count: Int) -> some View {
        equalBoxes(count)
        Box(20, 20).layoutPriority(1).id(count)
    }

    // A row of 40 + 26 + 12 + 26 + 20: the first, "+3", and the last.
    @Test func separatorsStandOnBothSidesOfTheOverflowView() {
        let flow = HFlow(spacing: 10) { boxesAndOne(4) }
            .itemSeparator { Text("·") }.lineSeparator { Divider() }.maxLines(1) { Text("+\($0.count)") }
        let row = host(flow, width: 124)
        expectEqual(row.drawn, [0, 4])
        expectEqual(row.strings.sorted(), ["+3", "·", "·"])
        expectEqual(row.texts.map(\.minX).sorted(), [50, 66, 88])
        expectEqual(row.items.last, rect(104, 0, 20, 20))
        #expect(row.dividers.isEmpty)
        // "+3" ends the first of two rows.
        let rows = host(flow.maxLines(2) { Text("+\($0.count)") }, width: 78)
        expectEqual(rows.strings.sorted(), ["+3", "·"])
        expectEqual(rows.dividers, [rect(0, 30, 78, 1)])
        expectEqual(rows.items.last, rect(0, 41, 20, 20))
    }

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

    // "aa bb", "+2" and the button: 12 + 6 + 12 + 6 + 12 + 10 + 20.
    @Test func aButtonAfterTextStays() {
        let flow = HFlow(spacing: 10) {
            FlowText("aa bb cc dd")
            Box(20, 20).layoutPriority(1).id("button")
        }.maxLines(1) { Text("+\($0.count)") }
        let host = host(flow, width: 78)
        expectEqual(host.strings, ["aa", "bb", "+2"])
        expectEqual(host.frames.frame(id: "button"), rect(58, 0, 20, 20))
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

    // The same beside a break, which is no word: words keep their own distances.
    @Test func distancesAreThoseOfViewsThatAreShownBesideABreakToo() {
        let flow = HFlow(itemSpacing: nil, rowSpacing: 0) {
            Box(40, 20).id(0)
            Prefers(spacing: ViewSpacing(30)) { Box(40, 20) }.layoutPriority(-1).id(1)
            Box(40, 20).id(2)
            LineBreak()
            Box(40, 20).id(3)
        }
        let host = host(flow.maxLines(1), width: 100)
        expectEqual(host.drawn, [0, 2])
        expectEqual(host.items[2], rect(48, 0, 40, 20))
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

    /// A, B, "+2" and E in a row of 150, whose C and D are hidden.
    private struct Letters: View {
        @State var letters = ["A", "B", "C", "D", "E"]
        let log: Log

        final class Log { var moves: [String] = [] }

        var body: some View {
            HFlow(spacing: 10) {
                ForEach(letters, id: \.self) { letter in
                    Box(["A": 40.0, "B": 30, "C": 50, "D": 40][letter] ?? 30, 20)
                        .id(letter)
                        .layoutPriority(letter == "E" ? 1 : 0)
                }
            }
            .maxLines(1) { Text("+\($0.count)") }
            .onFlowReorder { source, destination in
                log.moves.append("\(source.map(\.self)) \(destination)")
                letters.move(fromOffsets: source, toOffset: destination)
            }
        }
    }

    // Before the overflow view is after B, and after it is before E.
    @Test(arguments: [(86, "[0] 2"), (106, "[0] 4"), (140, "[0] 5"), (60, "-")])
    func aViewIsDroppedBesideTheOverflowView(x: Int, move: String) throws {
        let log = Letters.Log()
        let host = host(Letters(log: log), width: 150)
        try host.lift(id: "A").drop(at: CGPoint(x: x, y: 10))
        expectEqual(log.moves.first ?? "-", move)
    }
}
