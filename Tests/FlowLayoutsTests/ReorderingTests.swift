import FlowLayouts
import Testing

/// Views that people drag to other places. Boxes are 20 high.
@MainActor
@Suite(.onOlderSystemsToo) struct ReorderingTests {
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

    // AAAA.BBB.CCCCC
    // DDDD.EEE
    @Test func aDraggedViewGoesWhereItIsDropped() throws {
        let boxes = Boxes()
        let host = host(boxes, width: 140)
        #expect(
            frames("ABCDE", in: host) == [
                rect(0, 0, 40, 20), rect(50, 0, 30, 20), rect(90, 0, 50, 20),
                rect(0, 30, 40, 20), rect(50, 30, 30, 20),
            ])
        try #require(host.press(id: "E")).release(at: CGPoint(x: 45, y: 10))
        #expect(boxes.log.moves == ["[4] 1"])
        // AAAA.EEE.BBB
        // CCCCC.DDDD
        #expect(
            frames("AEBCD", in: host) == [
                rect(0, 0, 40, 20), rect(50, 0, 30, 20), rect(90, 0, 30, 20),
                rect(0, 30, 50, 20), rect(60, 30, 40, 20),
            ])
    }

    // The middle of A was at (20, 10).
    @Test func theOthersMakeSpaceWhileItIsDragged() throws {
        let boxes = Boxes()
        let host = host(boxes, width: 140)
        let press = try #require(host.press(id: "A"))
        press.move(to: CGPoint(x: 62, y: 44))
        // BBB.CCCCC.DDDD
        // AAAA.EEE, but A is where the pointer is.
        #expect(
            frames("BCDAE", in: host) == [
                rect(0, 0, 30, 20), rect(40, 0, 50, 20), rect(100, 0, 40, 20), rect(42, 34, 40, 20),
                rect(50, 30, 30, 20),
            ])
        #expect(boxes.log.moves.isEmpty)
        press.cancel()
        #expect(frames("AB", in: host) == [rect(0, 0, 40, 20), rect(50, 0, 30, 20)])
        #expect(boxes.log.moves.isEmpty)
    }

    @Test func aDropAtTheStartOrPastTheEnd() throws {
        let boxes = Boxes()
        let host = host(boxes, width: 140)
        try #require(host.press(id: "C")).release(at: CGPoint(x: -50, y: -50))
        #expect(boxes.log.moves == ["[2] 0"])
        try #require(host.press(id: "C")).release(at: CGPoint(x: 500, y: 500))
        #expect(boxes.log.moves == ["[2] 0", "[0] 5"])
        // Where it is already, nothing moves.
        try #require(host.press(id: "C")).release(at: CGPoint(x: 500, y: 500))
        #expect(boxes.log.moves.count == 2)
    }

    // In the middle between two places, and back and forth a little.
    @Test func aViewDoesNotJumpBackAndForth() throws {
        let boxes = Boxes()
        let host = host(boxes, width: 140)
        let press = try #require(host.press(id: "B"))
        for _ in 0..<5 {
            // Past the middle of C at 115; there, C goes to 50, so that its middle is at 75.
            press.move(to: CGPoint(x: 116, y: 10))
            #expect(frames("C", in: host) == [rect(50, 0, 50, 20)])
            press.move(to: CGPoint(x: 80, y: 10))
            #expect(frames("C", in: host) == [rect(50, 0, 50, 20)])
        }
        press.move(to: CGPoint(x: 74, y: 10))
        #expect(frames("C", in: host) == [rect(90, 0, 50, 20)])
    }

    // Columns of 100: A, B; C, D; E.
    @Test func columnsReorderToo() throws {
        let boxes = Boxes(axis: .vertical)
        let host = host(boxes, height: 100)
        #expect(frames("CE", in: host) == [rect(30, 0, 20, 50), rect(60, 0, 20, 30)])
        try #require(host.press(id: "A")).release(at: CGPoint(x: 40, y: 60))
        #expect(boxes.log.moves == ["[0] 3"])
    }

    // CCCCC.BBB.AAAA
    //       EEE.DDDD
    @Test func fromRightToLeftAViewFollowsThePointer() throws {
        let boxes = Boxes()
        let host = host(boxes, width: 140, direction: .rightToLeft)
        #expect(frames("A", in: host) == [rect(100, 0, 40, 20)])
        let press = try #require(host.press(id: "A"))
        press.move(to: CGPoint(x: 78, y: 44))
        // The middle of A was at (120, 10).
        #expect(frames("A", in: host) == [rect(58, 34, 40, 20)])
        press.release(at: CGPoint(x: 78, y: 44))
        #expect(boxes.log.moves == ["[0] 4"])
    }

    @Test func whatIsSwitchedOffCannotBeDragged() throws {
        let off = host(Boxes(isEnabled: false), width: 140)
        #expect(off.press(id: "A") == nil)
        #expect(frames("A", in: off) == [rect(0, 0, 40, 20)])
    }

    // Only the first row is shown: a view that is dragged to its end goes after what is shown.
    @Test func hiddenViewsStayBehind() throws {
        let boxes = Boxes(maxLines: 1)
        let host = host(boxes, width: 140)
        try #require(host.press(id: "A")).release(at: CGPoint(x: 300, y: 300))
        #expect(boxes.log.moves == ["[0] 3"])
    }

    // The actions of VoiceOver and its like.
    @Test func whoCannotDragMovesViewsByActions() {
        let boxes = Boxes()
        let host = host(boxes, width: 140)
        #expect(host.perform(accessibilityAction: "Move Forward", onID: "A"))
        #expect(boxes.log.moves == ["[0] 2"])
        // BBB.AAAA.CCCCC
        #expect(host.animation == .default)
        #expect(frames("BA", in: host) == [rect(0, 0, 30, 20), rect(40, 0, 40, 20)])
        #expect(host.perform(accessibilityAction: "Move Back", onID: "A"))
        #expect(boxes.log.moves == ["[0] 2", "[1] 0"])
        #expect(frames("AB", in: host) == [rect(0, 0, 40, 20), rect(50, 0, 30, 20)])
    }

    @Test func thereAreNoActionsWithoutAPlaceToGo() throws {
        let boxes = Boxes()
        let host = host(boxes, width: 140)
        #expect(!host.perform(accessibilityAction: "Move Back", onID: "A"))
        #expect(!host.perform(accessibilityAction: "Move Forward", onID: "E"))
        let press = try #require(host.press(id: "C"))
        #expect(!host.perform(accessibilityAction: "Move Forward", onID: "A"))
        press.cancel()
        #expect(boxes.log.moves.isEmpty)
        #expect(host.perform(accessibilityAction: "Move Forward", onID: "A"))

        let off = FlowLayoutsTests.host(Boxes(isEnabled: false), width: 140)
        #expect(!off.perform(accessibilityAction: "Move Forward", onID: "A"))
        // D and E are hidden.
        let limited = FlowLayoutsTests.host(Boxes(maxLines: 1), width: 140)
        #expect(!limited.perform(accessibilityAction: "Move Forward", onID: "C"))
        #expect(!limited.perform(accessibilityAction: "Move Back", onID: "D"))
        #expect(limited.perform(accessibilityAction: "Move Forward", onID: "B"))
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
        host.tap("b0")
        #expect(host.strings == ["a0", "b1", "c0"])
        try #require(host.press(id: "b")).release(at: CGPoint(x: 199, y: 5))
        #expect(host.strings == ["a0", "c0", "b1"])
        // The last one has other actions than those before it.
        host.perform(accessibilityAction: "Move Back", onID: "b")
        #expect(host.strings == ["a0", "b1", "c0"])
    }
}
