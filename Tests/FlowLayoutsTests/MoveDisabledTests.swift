import Expectations
import FlowLayouts
import PortableUITesting
import TestSupport
import Testing

/// Views that stay where they are in a flow whose views people can move. Boxes are 40 × 20, 10 apart.
@MainActor
@Suite(.inBothModes) struct MoveDisabledTests {
    private final class Log {
        var moves: [String] = []
        var appearances: [String] = []
        var staying: Binding<String>?
    }

    /// Boxes with letters for ids, in one row.
    private struct Boxes: View {
        @State var letters: [String]
        /// The letters that stay.
        @State var staying: String
        let log: Log

        init(_ letters: String, staying: String, log: Log) {
            _letters = State(initialValue: letters.map { String($0) })
            _staying = State(initialValue: staying)
            self.log = log
        }

        var body: some View {
            let _ = log.staying = $staying
            HFlow(spacing: 10) {
                ForEach(letters, id: \.self) { letter in
                    Box(40, 20)
                        .onAppear { log.appearances.append(letter) }
                        .flowMoveDisabled(staying.contains(letter))
                }
            }
            .sizing(.fill)
            .onFlowReorder { source, destination in
                log.moves.append("\(source.map(\.self)) \(destination)")
                // Those that stay keep their places, and the others take the rest.
                var moving = letters.filter { !staying.contains($0) }
                moving.move(fromOffsets: source, toOffset: destination)
                var rest = moving[...]
                letters = letters.map { staying.contains($0) ? $0 : rest.removeFirst() }
            }
        }
    }

    private func host(_ letters: String, staying: String, _ log: Log) -> ViewHost<Boxes> {
        FlowLayoutsTests.host(Boxes(letters, staying: staying, log: log), width: 1000)
    }

    private func order(in host: ViewHost<Boxes>) -> String {
        host.frames.preorder.filter { $0.name == "Color" }.sorted { $0.frame.minX < $1.frame.minX }
            .compactMap { $0.identity.id?.base as? String }.joined()
    }

    @Test func aButtonAtTheEndStaysThere() throws {
        let log = Log()
        let host = host("ABC+", staying: "+", log)
        #expect(throws: DriverError.self) { try host.lift(id: "+") }
        let lifted = try host.lift(id: "A")
        lifted.move(to: CGPoint(x: 900, y: 10))
        expectEqual(order(in: host), "BCA+")
        try lifted.drop()
        expectEqual(log.moves, ["[0] 3"])
        expectEqual(order(in: host), "BCA+")
    }

    // The first counts neither.
    @Test func viewsKeepToTheirSideOfOne() throws {
        let log = Log()
        let host = host(".AB|CD", staying: ".|", log)
        try host.lift(id: "A").drop(at: CGPoint(x: 900, y: 10))
        expectEqual(log.moves, ["[0] 2"])
        expectEqual(order(in: host), ".BA|CD")
        try host.lift(id: "D").drop(at: CGPoint(x: 1, y: 10))
        expectEqual(log.moves, ["[0] 2", "[3] 2"])
        expectEqual(order(in: host), ".BA|DC")
    }

    @Test func actionsDoNotGoPastOne() throws {
        let log = Log()
        let host = host(".AB|CD", staying: ".|", log)
        for (action, letters) in [("Move Back", ".A|C"), ("Move Forward", ".B|D")] {
            for letter in letters {
                #expect(throws: DriverError.self, "\(action) \(letter)") {
                    try host.perform(accessibilityAction: action, onID: String(letter))
                }
            }
        }
        try host.perform(accessibilityAction: "Move Forward", onID: "C")
        try host.perform(accessibilityAction: "Move Back", onID: "B")
        expectEqual(log.moves, ["[2] 4", "[1] 0"])
        expectEqual(order(in: host), ".BA|DC")
    }

    // B is hidden, and C is beside A.
    @Test func noActionGoesPastOneThatIsHidden() throws {
        let flow = HFlow(spacing: 10) {
            ForEach(["A", "B", "C"], id: \.self) {
                Box(40, 20).layoutPriority($0 == "B" ? 0 : 1).flowMoveDisabled($0 == "B")
            }
        }
        .maxLines(1).onFlowReorder { _, _ in }
        let host = FlowLayoutsTests.host(flow, width: 90)
        expectEqual(host.frames.frame(id: "C"), rect(50, 0, 40, 20))
        for (action, letter) in [("Move Forward", "A"), ("Move Back", "C")] {
            #expect(throws: DriverError.self) { try host.perform(accessibilityAction: action, onID: letter) }
        }
    }

    @Test func aViewKeepsItsStateWhenItMayMove() throws {
        let log = Log()
        let host = host("ABC", staying: "B", log)
        _ = host.frames
        log.staying?.wrappedValue = ""
        try host.lift(id: "B").drop(at: CGPoint(x: 1, y: 10))
        expectEqual(order(in: host), "BAC")
        expectEqual(log.appearances.sorted(), ["A", "B", "C"])
    }

    // During a drag of C, it comes to stay itself.
    @Test func whatStaysIsNotFaint() throws {
        let log = Log()
        let host = host("ABC", staying: "", log)
        let lifted = try host.lift(id: "C")
        lifted.move(to: CGPoint(x: 1, y: 10))
        expectEqual(order(in: host), "CAB")
        expectEqual(host.displayList.items.filter { $0.opacity < 1 }.count, 1)
        log.staying?.wrappedValue = "C"
        expectEqual(order(in: host), "ABC")
        expectEqual(host.displayList.items.filter { $0.opacity < 1 }.count, 0)
    }

    // During a drag of C, A comes to stay, and no longer counts.
    @Test func whatComesToStayDuringADragDoesNotCount() throws {
        let log = Log()
        let host = host("ABCD", staying: "", log)
        let lifted = try host.lift(id: "C")
        lifted.move(to: CGPoint(x: 1, y: 10))
        expectEqual(order(in: host), "CABD")
        log.staying?.wrappedValue = "A"
        expectEqual(order(in: host), "ABCD")
        lifted.move(to: CGPoint(x: 10, y: 10))
        expectEqual(order(in: host), "ACBD")
        try lifted.drop()
        expectEqual(log.moves, ["[1] 0"])
        expectEqual(order(in: host), "ACBD")
    }

    @Test func dropsAreThoseOfANaiveSearch() throws {
        var random = SeededGenerator(seed: 20_261_128)
        for round in 0..<60 {
            let letters = Array("ABCDEFGH".prefix(.random(in: 1...8, using: &random)))
            let staying = letters.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
            guard let lifted = letters.filter({ !staying.contains($0) }).randomElement(using: &random),
                let old = letters.firstIndex(of: lifted)
            else { continue }
            let x = CGFloat.random(in: 0..<500, using: &random)
            // Before the first box whose middle is past the pointer, or else as near to that as those that stay let it come.
            let middles = letters.indices.map { CGFloat($0) * 50 + 20 }
            let wanted = middles.firstIndex { $0 > x } ?? letters.count
            var new = old
            while wanted > new + 1, new + 1 < letters.count, !staying.contains(letters[new + 1]) { new += 1 }
            while wanted < new, !staying.contains(letters[new - 1]) { new -= 1 }
            var expected = letters
            expected.insert(expected.remove(at: old), at: new)

            let log = Log()
            let host = host(String(letters), staying: String(staying), log)
            let view = try host.lift(id: String(lifted))
            view.move(to: CGPoint(x: x, y: 10))
            let name: Comment =
                "round \(round): \(lifted) in \(String(letters)), where \(String(staying)) stay, to \(x)"
            expectEqual(order(in: host), String(expected), name)
            try view.drop()
            expectEqual(order(in: host), String(expected), name)
            expectEqual(log.moves.count, new == old ? 0 : 1, name)
        }
    }
}
