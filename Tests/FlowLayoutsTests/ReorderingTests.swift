import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// Views that people drag to other places. Boxes are 20 high.
@MainActor
@Suite(.inBothModes) struct ReorderingTests {
    /// Boxes with letters for ids, 10 apart: two rows of 30 to 50 in 140.
    private struct Boxes: View {
        @State var letters = ["A", "B", "C", "D", "E"]
        var axis = Axis.horizontal
        var isEnabled = true
        var maxLines: Int?
        var log = Log()

        final class Log { var moves: [String] = [] }

        private static let lengths = ["A": 40.0, "B": 30, "C": 50, "D": 40, "E": 30]

        var body: some View {
            switch axis {
            case .horizontal:
                HFlow(spacing: 10) { content { Box($0, 20) } }
                    .maxLines(maxLines)
                    .onFlowReorder(isEnabled: isEnabled, perform: move)
            case .vertical:
                VFlow(spacing: 10) { content { Box(20, $0) } }
                    .onFlowReorder(isEnabled: isEnabled, perform: move)
            }
        }

        private func content(@ViewBuilder _ box: @escaping (Double) -> Box) -> some View {
            ForEach(letters, id: \.self) { letter in
                box(Self.lengths[letter] ?? 0).id(letter)
            }
        }

        private func move(from source: IndexSet, to destination: Int) {
            log.moves.append("\(source.map(\.self)) \(destination)")
            letters.move(fromOffsets: source, toOffset: destination)
        }
    }

    private func frames(_ letters: String, in host: ViewHost<Boxes>) -> [CGRect] {
        letters.map { letter in
            host.frames.preorder.first { $0.identity.id == AnyHashable(String(letter)) }?.frame ?? .null
        }
    }

    // The system shows it at the pointer. Where it would go, it is faint.
    @Test func theOthersMakeSpaceWhileItIsDragged() throws {
        let boxes = Boxes()
        let host = host(boxes, width: 140)
        let lifted = try host.lift(id: "A")
        expectEqual(opacity(of: "A", in: host), 1)
        lifted.move(to: CGPoint(x: 42, y: 44))
        // BBB.CCCCC.DDDD
        // AAAA.EEE
        expectEqual(
            frames("BCDAE", in: host),
            [
                rect(0, 0, 30, 20), rect(40, 0, 50, 20), rect(100, 0, 40, 20), rect(0, 30, 40, 20),
                rect(50, 30, 30, 20),
            ])
        expectEqual(opacity(of: "A", in: host), 0.4)
        expectEqual(opacity(of: "B", in: host), 1)
        expectEqual(host.animation, .default)
        #expect(boxes.log.moves.isEmpty)
    }

    @Test func awayFromItsFlowItIsWhereItWas() throws {
        let boxes = Boxes()
        let host = host(boxes.frame(width: 200, height: 100), width: 200)
        let lifted = try host.lift(id: "A")
        let before = host.frames.frames(named: "Color")
        lifted.move(to: CGPoint(x: 100, y: 70))
        #expect(host.frames.frames(named: "Color") != before)
        lifted.move(to: CGPoint(x: 2, y: 2))
        expectEqual(host.animation, .default)
        expectEqual(host.frames.frames(named: "Color"), before)
        #expect(host.displayList.items.allSatisfy { $0.opacity == 1 })
        // It may come back.
        lifted.move(to: CGPoint(x: 100, y: 70))
        #expect(host.frames.frames(named: "Color") != before)
        // Nobody is told that it ends elsewhere.
        #expect(throws: DriverError.self) { try lifted.drop(at: CGPoint(x: 2, y: 2)) }
        expectEqual(host.frames.frames(named: "Color"), before)
        #expect(boxes.log.moves.isEmpty)
        // It can be dragged again, as can others.
        try host.lift(id: "B").drop(at: CGPoint(x: 10, y: 30))
        expectEqual(boxes.log.moves, ["[1] 0"])
    }

    private func opacity<V: View>(of letter: String, in host: ViewHost<V>) -> Double? {
        host.displayList.items.first { $0.identity.id == AnyHashable(letter) }?.opacity
    }

    // Neither of the first two has an id of its own.
    @Test func aViewInPlaceOfAnotherOneCanBeDragged() throws {
        struct Either: View {
            final class Log {
                var isFirst: Binding<Bool>?
                var moves: [String] = []
            }

            let log: Log
            @State private var isFirst = true

            var body: some View {
                let _ = log.isFirst = $isFirst
                HFlow(spacing: 10) {
                    if isFirst {
                        HStack { Box(40, 20).id("A") }
                    } else {
                        VStack { Box(40, 20).id("B") }
                    }
                    Box(40, 20).id("C")
                }
                .onFlowReorder { log.moves.append("\($0.map(\.self)) \($1)") }
            }
        }
        let log = Either.Log()
        let host = FlowLayoutsTests.host(Either(log: log), width: 140)
        expectEqual(host.frames.frame(id: "A"), rect(0, 0, 40, 20))
        log.isFirst?.wrappedValue = false
        try host.lift(id: "B").drop(at: CGPoint(x: 85, y: 10))
        expectEqual(log.moves, ["[0] 2"])
    }

    @Test func placesForDropsAreNotReadAloud() {
        let host = FlowLayoutsTests.host(flowOfBoxes(3).onFlowReorder { _, _ in }, width: 140)
        let places = host.frames.preorder.filter { $0.name == "Rectangle" }
        expectEqual(places.map(\.isAccessibilityHidden), [true, true])
    }

    @Test func whatIsSwitchedOffCannotBeDragged() throws {
        let off = host(Boxes(isEnabled: false), width: 140)
        #expect(throws: DriverError.self) { try off.lift(id: "A") }
        expectEqual(frames("A", in: off), [rect(0, 0, 40, 20)])
    }

    // The actions of VoiceOver and its like.
    @Test func whoCannotDragMovesViewsByActions() throws {
        let boxes = Boxes()
        let host = host(boxes, width: 140)
        expectEqual(try host.perform(accessibilityAction: "Move Forward", onID: "A"), ["Position 2"])
        expectEqual(boxes.log.moves, ["[0] 2"])
        // BBB.AAAA.CCCCC
        expectEqual(host.animation, .default)
        expectEqual(frames("BA", in: host), [rect(0, 0, 30, 20), rect(40, 0, 40, 20)])
        expectEqual(try host.perform(accessibilityAction: "Move Back", onID: "A"), ["Position 1"])
        expectEqual(boxes.log.moves, ["[0] 2", "[1] 0"])
        expectEqual(frames("AB", in: host), [rect(0, 0, 40, 20), rect(50, 0, 30, 20)])
        host.environment.locale = Locale(identifier: "ar")
        expectEqual(try host.perform(accessibilityAction: "Move Forward", onID: "A"), ["Position ٢"])
    }

    // D stays where only the first row is shown, as C is hidden before it: A, B, D.
    @Test func actionsPassWhatIsHidden() throws {
        struct Important: View {
            @State var letters = ["A", "B", "C", "D"]

            var body: some View {
                HFlow(spacing: 10) {
                    ForEach(letters, id: \.self) { Box(30, 20).layoutPriority($0 == "D" ? 1 : 0).id($0) }
                }
                .maxLines(1)
                .onFlowReorder { letters.move(fromOffsets: $0, toOffset: $1) }
            }
        }
        let host = FlowLayoutsTests.host(Important(), width: 120)
        func order() -> String {
            host.frames.preorder.filter { $0.name == "Color" && $0.frame.minX >= 0 }
                .sorted { $0.frame.minX < $1.frame.minX }
                .compactMap { $0.identity.id?.base as? String }.joined()
        }
        expectEqual(order(), "ABD")
        // It would be hidden.
        #expect(throws: DriverError.self) { try host.perform(accessibilityAction: "Move Forward", onID: "B") }
        expectEqual(try host.perform(accessibilityAction: "Move Back", onID: "D"), ["Position 2"])
        expectEqual(order(), "ADB")
        expectEqual(try host.perform(accessibilityAction: "Move Forward", onID: "D"), ["Position 3"])
        expectEqual(order(), "ABD")
    }

    @Test func thereAreNoActionsWithoutAPlaceToGo() throws {
        let boxes = Boxes()
        let host = host(boxes, width: 140)
        #expect(throws: DriverError.self) { try host.perform(accessibilityAction: "Move Back", onID: "A") }
        #expect(throws: DriverError.self) { try host.perform(accessibilityAction: "Move Forward", onID: "E") }
        let lifted = try host.lift(id: "C")
        lifted.move(to: CGPoint(x: 10, y: 10))
        #expect(throws: DriverError.self) { try host.perform(accessibilityAction: "Move Forward", onID: "A") }
        lifted.move(to: CGPoint(x: 500, y: 10))
        lifted.cancel()
        #expect(boxes.log.moves.isEmpty)
        try host.perform(accessibilityAction: "Move Forward", onID: "A")

        let off = FlowLayoutsTests.host(Boxes(isEnabled: false), width: 140)
        #expect(throws: DriverError.self) { try off.perform(accessibilityAction: "Move Forward", onID: "A") }
        // D and E are hidden.
        let limited = FlowLayoutsTests.host(Boxes(maxLines: 1), width: 140)
        #expect(throws: DriverError.self) {
            try limited.perform(accessibilityAction: "Move Forward", onID: "C")
        }
        #expect(throws: DriverError.self) { try limited.perform(accessibilityAction: "Move Back", onID: "D") }
        try limited.perform(accessibilityAction: "Move Forward", onID: "B")
    }

    // The third is the last that is shown, and then one of four.
    @Test func actionsForgetALimitThatIsGone() throws {
        struct Limited: View {
            final class Log { var isLimited: Binding<Bool>? }

            let log: Log
            @State private var isLimited = true

            var body: some View {
                let _ = log.isLimited = $isLimited
                let flow = HFlow(spacing: 10) { equalBoxes(4) }.onFlowReorder { _, _ in }
                isLimited ? flow.maxLines(1) : flow
            }
        }
        let log = Limited.Log()
        let host = FlowLayoutsTests.host(Limited(log: log), width: 140)
        expectEqual(host.drawn, [0, 1, 2])
        #expect(throws: DriverError.self) { try host.perform(accessibilityAction: "Move Forward", onID: 2) }
        log.isLimited?.wrappedValue = false
        expectEqual(host.drawn, [0, 1, 2, 3])
        expectEqual(try host.perform(accessibilityAction: "Move Forward", onID: 2), ["Position 4"])
        expectEqual(try host.perform(accessibilityAction: "Move Back", onID: 3), ["Position 3"])
    }

    // Each view keeps its state, as its identity is that of its element.
    @Test func viewsKeepTheirState() throws {
        struct Counter: View {
            @State private var count = 0
            let letter: String
            var body: some View {
                Button("\(letter)\(count)") { count += 1 }.id(letter)
            }
        }
        struct Counters: View {
            @State private var letters = ["a", "b", "c"]
            var body: some View {
                HFlow(spacing: 10) {
                    ForEach(letters, id: \.self) { Counter(letter: $0).padding(2) }
                }
                .onFlowReorder { letters.move(fromOffsets: $0, toOffset: $1) }
            }
        }
        let host = host(Counters(), width: 200)
        try host.tap("b0")
        expectEqual(host.strings, ["a0", "b1", "c0"])
        let end = host.frames.frame.maxX - 1
        try host.lift(id: "b").drop(at: CGPoint(x: end, y: 5))
        expectEqual(host.strings, ["a0", "c0", "b1"])
        // The last one has other actions than those before it.
        try host.perform(accessibilityAction: "Move Back", onID: "b")
        expectEqual(host.strings, ["a0", "b1", "c0"])
    }

    // MARK: What comes in any order

    /// Each of the next rounds until nothing changes.
    private func rounds(of host: ViewHost<Boxes>, letters: String) -> [[CGRect]] {
        (0..<6).map { _ in frames(letters, in: host) }
    }

    // The data and the end of the drag arrive one after the other. The views are where they were dropped in all rounds.
    @Test(arguments: [
        HostBehavior.usual, .pessimistic(lastStateFirst: false), .pessimistic(lastStateFirst: true),
    ])
    func nothingJumpsWhenAViewIsDropped(behavior: HostBehavior) throws {
        let boxes = Boxes()
        let host = HostBehavior.ofNewHosts.withValue(behavior) {
            FlowLayoutsTests.host(boxes, width: 140, roundLimit: 1)
        }
        for _ in 0..<4 { _ = host.frames }
        let lifted = try host.lift(id: "E")
        lifted.move(to: CGPoint(x: 45, y: 10))
        for _ in 0..<4 { _ = host.frames }
        let places = frames("AEBCD", in: host)
        expectEqual(places[1], rect(50, 0, 30, 20))
        try lifted.drop(at: CGPoint(x: 45, y: 10))
        expectEqual(boxes.log.moves, ["[4] 1"])
        #expect(rounds(of: host, letters: "AEBCD").allSatisfy { $0 == places })
        expectEqual(opacity(of: "E", in: host), 1)
    }
}
