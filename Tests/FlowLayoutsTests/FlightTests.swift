import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// What hidden views do when a flow changes in an animation: all small flows, and all small changes of them.
@MainActor
@Suite(.inBothModes) struct FlightTests {
    private typealias Flow = (ids: [Int], lines: Int?, width: CGFloat)

    /// Boxes of 40 × 20, two of which are 90 wide.
    private struct Boxes: View {
        final class Handle { var change: ((Flow) -> Void)? }

        let hasOverflow: Bool
        let handle: Handle
        @State var ids: [Int]
        @State var lines: Int?
        @State var width: CGFloat

        init(_ flow: Flow, hasOverflow: Bool, handle: Handle) {
            (self.hasOverflow, self.handle) = (hasOverflow, handle)
            _ids = State(initialValue: flow.ids)
            _lines = State(initialValue: flow.lines)
            _width = State(initialValue: flow.width)
        }

        var body: some View {
            let _ = handle.change = { (ids, lines, width) = $0 }
            let flow = HFlow(spacing: 10) { ForEach(ids, id: \.self) { _ in Box(40, 20) } }
            Group {
                if hasOverflow {
                    flow.maxLines(lines) { Text("+\($0.count)") }
                } else {
                    flow.maxLines(lines)
                }
            }
            .frame(width: width, alignment: .leading)
        }
    }

    /// What a flow of five boxes may become: one or two fewer, one more, one elsewhere, and all in another order.
    private static let edits: [[Int]] = {
        let ids = Array(0..<5)
        var edits = [ids, ids.reversed(), []]
        for first in ids {
            let others = ids.filter { $0 != first }
            edits += [others, others.filter { $0 != (first + 2) % 5 }]
            for destination in [(first + 1) % 5, (first + 3) % 5] {
                edits.append(others[..<destination] + [first] + others[destination...])
            }
        }
        for place in 0...5 { edits.append(ids[..<place] + [9] + ids[place...]) }
        return edits
    }()

    private static let limits = [0, 1, 2, nil]

    private func settled(_ flow: Flow, _ hasOverflow: Bool, _ handle: Boxes.Handle) -> ViewHost<Boxes> {
        let host = host(Boxes(flow, hasOverflow: hasOverflow, handle: handle), roundLimit: 1)
        host.settle()
        return host
    }

    /// Whether a flow that changes in an animation has views slide in from far away, in any round.
    private func fly(from old: Flow, to new: Flow, _ hasOverflow: Bool) -> Bool {
        let handle = Boxes.Handle()
        let host = settled(old, hasOverflow, handle)
        let before = host.frames
        withAnimation { handle.change?(new) }
        return !flights(in: host, from: before).isEmpty
    }

    @Test(arguments: [false, true])
    func nothingFliesIn(hasOverflow: Bool) {
        for lines in Self.limits {
            for edit in Self.edits {
                for newLines in Self.limits {
                    let (old, new) = ((Array(0..<5), lines, CGFloat(90)), (edit, newLines, CGFloat(90)))
                    #expect(!fly(from: old, to: new, hasOverflow), "\(old) \(new)")
                }
            }
        }
    }

    @Test(arguments: [false, true], [40, 150, 300] as [CGFloat])
    func nothingFliesInAtAnotherWidth(hasOverflow: Bool, width: CGFloat) {
        for lines in [1, 2] {
            for edit in Self.edits {
                for (from, to) in [(90, width), (width, 90)] {
                    let (old, new) = ((Array(0..<5), lines, from), (edit, lines, to))
                    #expect(!fly(from: old, to: new, hasOverflow), "\(old) \(new)")
                }
            }
        }
    }

    // Each round is a picture: views that come into sight are there in the first, with the right number.
    @Test(arguments: [false, true])
    func theFirstRoundIsTheLast(hasOverflow: Bool) {
        for lines in Self.limits {
            var changes = Self.edits.map { ($0, lines) }
            for newLines in Self.limits { changes.append((Array(0..<5), newLines)) }
            for (ids, newLines) in changes {
                let handle = Boxes.Handle()
                let host = settled((Array(0..<5), lines, 90), hasOverflow, handle)
                handle.change?((ids, newLines, 90))
                let first = Seen(host.displayList)
                host.settle()
                expectEqual(first, Seen(host.displayList))
                expectEqual(first.boxes, Array(ids.prefix(shown(ids.count, on: newLines, hasOverflow))))
                let hidden = ids.count - first.boxes.count
                expectEqual(first.strings, hasOverflow && hidden > 0 ? ["+\(hidden)"] : [])
            }
        }
    }

    /// How many of some boxes are shown where two are on a line: an overflow view takes the place of one.
    private func shown(_ count: Int, on lines: Int?, _ hasOverflow: Bool) -> Int {
        guard let lines, count > 2 * lines else { return count }
        return max(2 * lines - (hasOverflow ? 1 : 0), 0)
    }

    // A view that is new may have a transition of its own.
    @Test func whatIsNewIsAnimated() {
        let handle = Boxes.Handle()
        let host = settled((Array(0..<5), 2, 90), true, handle)
        withAnimation { handle.change?(([9] + Array(0..<5), 2, 90)) }
        let animated = host.frames.preorder.filter { $0.name == "Color" && $0.isAnimated }
        expectEqual(animated.compactMap { $0.identity.id?.base as? Int }, [9, 0, 1, 2])
    }

    // What tells of hidden views has its new size at once: else they would be seen on their way. In 140, none is hidden.
    @Test(arguments: [140, 90] as [CGFloat])
    func whatIsHiddenIsKnownAtOnce(width: CGFloat) {
        let handle = Boxes.Handle()
        let host = settled((Array(0..<5), 2, width), true, handle)
        withAnimation { handle.change?((Array(0..<5), 1, 90)) }
        let probes = host.frames.preorder.filter { $0.name == "onGeometryChange" }
        expectEqual(probes.map(\.isAnimated), [false])
    }
}
