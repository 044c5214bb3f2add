import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// Arrow keys that move the focus in a flow.
@MainActor
@Suite(.inBothModes) struct ArrowKeyTests {
    /// AAAA.BBB.CCCCC
    /// DDDD.EEE
    private struct Boxes: View {
        var axis = Axis.horizontal
        var isReorderable = false
        var maxLines: Int?

        private static let lengths = ["A": 40.0, "B": 30, "C": 50, "D": 40, "E": 30]

        var body: some View {
            switch axis {
            case .horizontal:
                let flow = HFlow(spacing: 10) { content { Box($0, 20) } }.arrowKeysMoveFocus().maxLines(
                    maxLines)
                if isReorderable { flow.onFlowReorder { _, _ in } } else { flow }
            case .vertical: VFlow(spacing: 10) { content { Box(20, $0) } }.arrowKeysMoveFocus()
            }
        }

        private func content(@ViewBuilder _ box: @escaping (Double) -> Box) -> some View {
            ForEach(Self.lengths.keys.sorted(), id: \.self) { letter in
                box(Self.lengths[letter] ?? 0).focusable().id(letter)
            }
        }
    }

    /// The ids of the views that have the focus after each of some keys, or a dash for a key without an effect.
    private func path<V: View>(_ keys: KeyEquivalent..., from start: String, in host: ViewHost<V>) throws
        -> String
    {
        try host.focus(id: start)
        return keys.map { key in
            (try? host.press(key)).map { "\(host.focusedID?.base ?? "?")" } ?? "-"
        }.joined()
    }

    @Test func keysGoAlongLinesAndAcross() throws {
        let host = host(Boxes(), width: 140)
        try expectEqual(path(.rightArrow, .rightArrow, .rightArrow, .leftArrow, from: "A", in: host), "BCDC")
        try expectEqual(path(.downArrow, .upArrow, from: "A", in: host), "DA")
        // C is nearest to E, and E is above nothing.
        try expectEqual(path(.downArrow, .downArrow, .upArrow, from: "C", in: host), "E-C")
        try expectEqual(path(.leftArrow, .upArrow, from: "A", in: host), "--")
        try expectEqual(path(.end, .home, .downArrow, .end, from: "B", in: host), "CADE")
    }

    @Test func keysAreThoseOfTheScreen() throws {
        let mirrored = host(Boxes(), width: 140, direction: .rightToLeft)
        try expectEqual(
            path(.leftArrow, .leftArrow, .leftArrow, .rightArrow, from: "A", in: mirrored), "BCDC")
        // Columns of 100: A, B; C, D; E.
        let columns = host(Boxes(axis: .vertical), height: 100)
        try expectEqual(path(.downArrow, .downArrow, .leftArrow, .rightArrow, from: "A", in: columns), "BCAC")
    }

    @Test func whatIsHiddenIsNotReached() throws {
        let host = host(Boxes(maxLines: 1), width: 140)
        try expectEqual(path(.rightArrow, .downArrow, from: "C", in: host), "--")
    }

    @Test func itGoesTogetherWithReordering() throws {
        let host = host(Boxes(isReorderable: true), width: 140)
        _ = try host.lift(id: "A")
        try expectEqual(path(.rightArrow, .downArrow, from: "A", in: host), "BE")
    }

    private struct Letters: View {
        let letters: String

        var body: some View {
            HFlow(spacing: 10) {
                ForEach(letters.map(String.init), id: \.self) { Box(40, 20).focusable().id($0) }
            }
            .arrowKeysMoveFocus()
        }
    }

    @Test func aKeyLeadsFromWhereTheFocusIsNow() throws {
        let host = host(Letters(letters: "ABC"), width: 200)
        try host.focus(id: "B")
        host.rootView = Letters(letters: "XABC")
        expectEqual(host.focusedID, AnyHashable("B"))
        try expectEqual(path(.rightArrow, .leftArrow, .leftArrow, .leftArrow, from: "B", in: host), "CBAX")
        try host.focus(id: "B")
        host.rootView = Letters(letters: "BXAC")
        try host.press(.rightArrow)
        expectEqual(host.focusedID, AnyHashable("X"))
        // What had the focus is gone.
        host.rootView = Letters(letters: "BAC")
        #expect(throws: DriverError.self) { try host.press(.rightArrow) }
    }

    // A line break is no view that could have the focus.
    @Test func keysPassLineBreaks() throws {
        let flow = HFlow(spacing: 10) {
            Box(40, 20).focusable().id("A")
            LineBreak()
            Box(40, 20).focusable().id("B")
            Box(40, 20).focusable().id("C")
        }
        .arrowKeysMoveFocus()
        let host = host(flow, width: 140)
        try expectEqual(path(.rightArrow, .rightArrow, .leftArrow, .upArrow, from: "A", in: host), "BCBA")
        try expectEqual(path(.downArrow, .end, .home, .upArrow, from: "A", in: host), "BCBA")
    }

    // C is nearest to where C itself is, and B to where E is.
    @Test func theColumnIsForgottenWhereTheFocusMovesOtherwise() throws {
        let host = host(Column(), width: 140)
        try expectEqual(path(.downArrow, .upArrow, from: "C", in: host), "EC")
        // A click elsewhere and back.
        try expectEqual(path(.downArrow, from: "C", in: host), "E")
        try host.focus(id: "A")
        try expectEqual(path(.upArrow, from: "E", in: host), "B")
        // Out of the flow and back.
        try expectEqual(path(.downArrow, from: "C", in: host), "E")
        try host.focus(id: "outside")
        try expectEqual(path(.upArrow, from: "E", in: host), "B")
    }

    /// AAAA.BBB.CCCCC
    /// DDDD.EEE
    private struct Column: View {
        var body: some View {
            VStack(spacing: 10) {
                Boxes()
                Box(20, 20).focusable().id("outside")
            }
        }
    }

    // MARK: Views that cannot have the focus

    /// The ids of the views that have the focus after each of some keys, once none refuses it.
    private func path<V: View>(
        _ keys: KeyEquivalent..., from start: String, to expected: String, in host: ViewHost<V>
    ) async throws {
        try host.focus(id: start)
        for (key, letter) in zip(keys, expected) {
            try host.press(key)
            for _ in 0..<500 where host.focusedID != AnyHashable(String(letter)) {
                try await Task.sleep(for: .milliseconds(10))
            }
            expectEqual(host.focusedID, AnyHashable(String(letter)))
        }
    }

    private func box(_ letter: String) -> some View {
        Box(40, 20).focusable().id(letter)
    }

    /// AAAA.bbbb.CCCC
    /// dddd.EEEE
    @Test func keysPassWhatIsDisabledOrNotFocusable() async throws {
        let flow = HFlow(spacing: 10) {
            box("A")
            box("b").disabled(true)
            box("C")
            Box(40, 20).focusable(false).id("d")
            box("E")
        }
        .arrowKeysMoveFocus()
        let host = host(flow, width: 140)
        try await path(.rightArrow, .rightArrow, .leftArrow, .leftArrow, from: "A", to: "CECA", in: host)
        // Below A is the one that is not focusable, and then E on the same line.
        try await path(.downArrow, .home, .upArrow, from: "A", to: "EEA", in: host)
    }

    // Of hundreds of words, each would take three frames.
    @Test func aTextIsAskedOnce() async throws {
        let flow = HFlow(spacing: 10) {
            box("A")
            FlowText(Array(repeating: "word", count: 400).joined(separator: " "))
            box("B")
        }
        .arrowKeysMoveFocus()
        try await path(.rightArrow, .leftArrow, from: "A", to: "BA", in: host(flow, width: 300))
    }

    @Test func theFocusComesBackWhereNothingTakesIt() async throws {
        let flow = HFlow(spacing: 10) {
            Text("before")
            box("A")
            Text("after")
            Text("the end")
        }
        .arrowKeysMoveFocus()
        let host = host(flow, width: 80)
        try await path(.rightArrow, .leftArrow, .downArrow, .upArrow, from: "A", to: "AAAA", in: host)
    }

    // Each of them is asked for longer than it takes a key to repeat.
    @Test func aKeyThatIsHeldPassesThem() async throws {
        let flow = HFlow(spacing: 10) {
            box("A")
            Text("Heading").flowFillsLine()
            Text("Another").flowFillsLine()
            box("B")
        }
        .arrowKeysMoveFocus()
        let host = host(flow, width: 140)
        try host.focus(id: "A")
        for _ in 0..<500 where host.focusedID != AnyHashable("B") {
            try? host.press(.downArrow)
            try await Task.sleep(for: .milliseconds(10))
        }
        expectEqual(host.focusedID, AnyHashable("B"))
    }

    // Up and down keep their place also through views that do not take the focus.
    @Test func theWayBackLeadsPastThemToTheSamePlace() async throws {
        let flow = HFlow(spacing: 10) {
            box("A")
            box("B")
            Text("Heading").flowFillsLine()
            box("C")
            LineBreak()
            box("D")
            box("E")
        }
        .arrowKeysMoveFocus()
        try await path(
            .downArrow, .downArrow, .upArrow, .upArrow, from: "B", to: "CECB", in: host(flow, width: 140))
    }

    // MARK: Off, and while views move

    @Test(arguments: [false, true])
    func keysCanBeSwitchedOff(isReorderable: Bool) throws {
        let flow = HFlow(spacing: 10) {
            ForEach(["A", "B", "C"], id: \.self) { Box(40, 20).focusable().id($0) }
        }
        .arrowKeysMoveFocus(false)
        let host = host(
            Group { if isReorderable { flow.onFlowReorder { _, _ in } } else { flow } }, width: 140)
        try expectEqual(path(.rightArrow, .leftArrow, .end, .home, .downArrow, from: "B", in: host), "-----")
        expectEqual(host.focusedID, AnyHashable("B"))
    }

    // Keys follow what is seen while a view is dragged: BBB.AAAA.CCCCC
    @Test func whileAViewIsDraggedKeysFollowTheOrderOnScreen() throws {
        let host = host(Boxes(isReorderable: true), width: 140)
        let lifted = try host.lift(id: "A")
        lifted.move(to: CGPoint(x: 75, y: 10))
        try expectEqual(path(.rightArrow, .rightArrow, from: "B", in: host), "AC")
    }
}
