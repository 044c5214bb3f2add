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

    // MARK: Where views are

    // Rows of 140: r0 r1 r2 / r3 +4 add.
    @Test func aButtonAtTheEndStays() {
        let flow = HFlow(spacing: 8) { boxesAndOne(8) }
            .maxLines(2) { hidden in Box(40, 20).id("+\(hidden.count)") }
        let host = host(flow, width: 140)
        expectEqual(host.drawn, [0, 1, 2, 3, 8])
        expectEqual(
            host.items.prefix(4),
            [rect(0, 0, 40, 20), rect(48, 0, 40, 20), rect(96, 0, 40, 20), rect(0, 28, 40, 20)])
        expectEqual(host.frames.frame(id: "+4"), rect(48, 28, 40, 20))
        expectEqual(host.items.last, rect(96, 28, 20, 20))
        expectEqual(host.touchable, [0, 1, 2, 3, 8])
        expectEqual(host.readAloud, [0, 1, 2, 3, 8])
    }

    // The same in columns of 140, and mirrored.
    @Test func itStaysInColumnsAndFromRightToLeft() {
        let columns = VFlow(spacing: 8) {
            ForEach(0..<8, id: \.self) { _ in Box(20, 40) }
            Box(20, 20).layoutPriority(1).id(8)
        }.maxLines(2) { _ in Color.blue.frame(width: 20, height: 40).id("more") }
        let vertical = host(columns, height: 140)
        expectEqual(vertical.frames.frame(id: "more"), rect(28, 48, 20, 40))
        expectEqual(vertical.items.last, rect(28, 96, 20, 20))

        let mirrored = host(
            HFlow(spacing: 8) { boxesAndOne(8) }
                .maxLines(2) { hidden in Box(40, 20).id("+\(hidden.count)") },
            width: 140, direction: .rightToLeft)
        // The flow is 136 wide, as the first row is.
        expectEqual(mirrored.frames.frame(id: "+4"), rect(48, 28, 40, 20))
        expectEqual(mirrored.items.last, rect(20, 28, 20, 20))
    }

    @Test func theLeastImportantGoFirst() {
        let flow = HFlow(spacing: 10) {
            ForEach(0..<5, id: \.self) { Box(40, 20).layoutPriority([0, -1, 1, 0, -1][$0]) }
        }.maxLines(1)
        // Of five boxes in a row of 240, 190, 140 and so on, one less each.
        for (width, drawn) in [(190, [0, 1, 2, 3]), (140, [0, 2, 3]), (90, [0, 2]), (40, [2])] {
            expectEqual(host(flow, width: CGFloat(width)).drawn, drawn)
        }
    }

    // MARK: With other options

    @Test func aLimitOnTheHeightHidesTheSame() {
        let flow = HFlow(spacing: 8) { boxesAndOne(8) }
            .hidesOverflow { hidden in Box(40, 20).id("+\(hidden.count)") }
        let host = host(flow, width: 140, height: 60)
        expectEqual(host.drawn, [0, 1, 2, 3, 8])
        expectEqual(host.frames.frame(id: "+4"), rect(48, 28, 40, 20))
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

    @Test func rowsAreAlignedAndSpreadAsEver() {
        let flow = HFlow(alignment: .bottom, spacing: 10) { boxesAndOne(4) }
            .maxLines(1) { hidden in Text("+\(hidden.count)") }.distribution(.spaceBetween)
        // 40, 12 and 20 leave 48 of 120: 24 between two.
        let host = host(flow, width: 120)
        expectEqual(host.drawn, [0, 4])
        expectEqual(host.texts, [rect(64, 8, 12, 12)])
        expectEqual(host.items.last, rect(100, 0, 20, 20))
    }

    // The first view of 300 is offered what "+2" and the last one leave: 100 - 12 - 20 - 2 × 10.
    @Test func aLongViewIsOfferedWhatTheRowHasLeft() {
        let flow = HFlow(spacing: 10) {
            Color.red.frame(minWidth: 20, idealWidth: 300, maxWidth: 300).frame(height: 20).id(0)
            Box(40, 20).id(1)
            Box(40, 20).id(2)
            Box(20, 20).layoutPriority(1).id(3)
        }.maxLines(1) { Text("+\($0.count)") }
        let row = host(flow, width: 100)
        expectEqual(row.drawn, [0, 3])
        expectEqual(row.items.first, rect(0, 0, 48, 20))
        expectEqual(row.texts, [rect(58, 4, 12, 12)])
        expectEqual(row.items.last, rect(80, 0, 20, 20))
        // It needs 20 at least.
        expectEqual(host(flow, width: 72).drawn, [0, 3])
        expectEqual(host(flow, width: 71).drawn, [3])
    }

    // Beside a button of 20 and "+2", two squares would be 104 high in a row of 240. It is the last row, which is no higher
    // than 100, and three would be 69 high.
    @Test func aButtonStaysBesidePhotos() {
        let flow = HFlow(spacing: 0) {
            ForEach(0..<4, id: \.self) { _ in Color.blue.aspectRatio(1, contentMode: .fit) }
            Box(20, 20).layoutPriority(1).id(4)
        }.scalesLines(to: 100).maxLines(1) { Text("+\($0.count)") }
        let host = host(flow, width: 240)
        expectEqual(host.drawn, [0, 1, 4])
        expectEqual(host.items.prefix(2), [rect(0, 0, 100, 100), rect(100, 0, 100, 100)])
        expectEqual(host.texts.map(\.minX), [200])
        expectEqual(host.items.last?.minX, 212)
    }

    // The label goes with the field, and stays with it.
    @Test func viewsThatGoTogetherStayTogether() {
        let flow = HFlow(spacing: 10) {
            equalBoxes(3)
            Box(40, 20).layoutPriority(1).flowAvoidsBreakBefore().id(3)
        }.maxLines(1)
        expectEqual(host(flow, width: 140).drawn, [0, 2, 3])
        expectEqual(host(flow, width: 139).drawn, [2, 3])
    }

    // The headings stay. The number is beside the second one, which is no longer than its text, and after which the last
    // views would be.
    @Test func headingsThatFillTheirLineStay() {
        let flow = HFlow(spacing: 10) {
            Text("Fruit").flowFillsLine().layoutPriority(1)
            equalBoxes(4)
            Text("Nuts").flowFillsLine().layoutPriority(1)
            ForEach(4..<7, id: \.self) { _ in Box(40, 20) }
        }.maxLines(3) { Text("+\($0.count)") }
        let host = host(flow, width: 140)
        expectEqual(host.drawn, [0, 1, 2])
        expectEqual(host.strings, ["Fruit", "Nuts", "+4"])
        expectEqual(host.texts.map(\.minY), [0, 52, 52])
        expectEqual(host.texts.last?.minX, 34)
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

    @Test func aSpacerStaysWithTheButtonAfterIt() {
        let flow = HFlow(spacing: 10) {
            equalBoxes(4)
            Spacer(minLength: 0)
            Box(20, 20).layoutPriority(1).id(4)
        }.maxLines(1) { Text("+\($0.count)") }
        let host = host(flow, width: 120)
        expectEqual(host.strings, ["+3"])
        expectEqual(host.items.last, rect(100, 0, 20, 20))
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

    @Test func viewsAreToldTheirEdges() {
        final class Log {
            var edges: [Int: Edge.Set] = [:]
            var summary: FlowSummary?
        }
        let log = Log()
        let flow = HFlow(spacing: 10) {
            ForEach(0..<5, id: \.self) { number in
                FlowEdgeReader { edges in
                    let _ = log.edges[number] = edges
                    Box(number == 4 ? 20 : 40, 20)
                }
                .layoutPriority(number == 4 ? 1 : 0)
            }
        }
        .maxLines(1) { Text("+\($0.count)") }
        .tellsEdges()
        .onFlowChange { log.summary = $0 }
        _ = host(flow, width: 92).frames
        expectEqual(log.edges[0], [.leading, .top, .bottom])
        expectEqual(log.edges[4], [.trailing, .top, .bottom])
        expectEqual(log.edges[1], [])
        expectEqual(log.summary?.hiddenIDs(as: Int.self), [1, 2, 3])
        expectEqual(log.summary?.hiddenCount, 3)
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
                        .focusable().id(letter)
                        .layoutPriority(letter == "E" ? 1 : 0)
                }
            }
            .maxLines(1) { Text("+\($0.count)") }
            .arrowKeysMoveFocus()
            .onFlowReorder { source, destination in
                log.moves.append("\(source.map(\.self)) \(destination)")
                letters.move(fromOffsets: source, toOffset: destination)
            }
        }
    }

    @Test func arrowKeysGoOnAfterTheOverflowView() throws {
        let host = host(Letters(log: Letters.Log()), width: 150)
        try host.focus(id: "A")
        let path = [KeyEquivalent.rightArrow, .rightArrow, .leftArrow, .home, .end].map { key in
            (try? host.press(key)).map { "\(host.focusedID?.base ?? "?")" } ?? "-"
        }
        expectEqual(path.joined(), "BEBAE")
    }

    // Before the overflow view is after B, and after it is before E.
    @Test(arguments: [(86, "[0] 2"), (106, "[0] 4"), (140, "[0] 5"), (60, "-")])
    func aViewIsDroppedBesideTheOverflowView(x: Int, move: String) throws {
        let log = Letters.Log()
        let host = host(Letters(log: log), width: 150)
        try host.lift(id: "A").drop(at: CGPoint(x: x, y: 10))
        expectEqual(log.moves.first ?? "-", move)
    }

    // MARK: What is measured

    // The hidden ones only at their ideal size, and again only the first of them, which is shown next.
    @Test func onlyWhatIsShownIsMeasuredAgain() {
        let long = (0..<5).map { number in
            LayoutSubviewStub(priority: number == 4 ? 1 : 0) { proposal in
                let width = max(min(proposal.width ?? 200, 200), 10)
                return CGSize(width: width, height: 4000 / width)
            }
        }
        let pass = Pass(FlowLayout(spacing: 10).maxLines(2), long)
        pass.place(width: 100)
        expectEqual(
            long.map(\.measurements),
            [
                [.unspecified, .width(100)], [.unspecified, .width(100)], [.unspecified], [.unspecified],
                [.unspecified, .width(100)],
            ])
        expectEqual(long[0].frame, rect(0, 0, 100, 40))
        expectEqual(long[4].frame, rect(0, 50, 100, 40))
    }
}
