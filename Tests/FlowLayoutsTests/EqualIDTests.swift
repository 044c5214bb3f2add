import Expectations
import FlowLayouts
import PortableUITesting
import TestSupport
import Testing

/// Views whose ids others have, too. As a stack, a flow shows each of them, whatever it does with its views.
@MainActor
@Suite(.inBothModes) struct EqualIDTests {
    private typealias Flow = HFlow<AnyView>

    /// What ids several views may have.
    private static let contents: [(name: String, view: AnyView)] = [
        (
            "texts",
            AnyView(
                Group {
                    FlowText(verbatim: "Tap ")
                    FlowText(verbatim: "or look at it")
                })
        ),
        (
            "a text beside numbers",
            AnyView(
                Group {
                    FlowText(verbatim: "Tap or look")
                    ForEach(0..<3, id: \.self) { Text("n\($0)") }
                })
        ),
        (
            "two loops that share an element",
            AnyView(
                Group {
                    ForEach(["a", "b"], id: \.self) { Text($0 + "1") }
                    ForEach(["b", "c"], id: \.self) { Text($0 + "2") }
                })
        ),
        (
            "a loop in a loop",
            AnyView(
                ForEach(0..<3, id: \.self) { row in
                    ForEach(0..<3, id: \.self) { Text("\(row)\($0)") }
                })
        ),
        (
            "an id that is repeated",
            AnyView(
                Group {
                    Text("a").id(1)
                    Text("b")
                    Text("c").id(1)
                    Text("d").id(1)
                })
        ),
        ("equal tags", AnyView(ForEach(["a", "b", "a"], id: \.self) { Text($0) })),
        (
            "rows of two views",
            AnyView(
                Group {
                    ForEach(["a", "b"], id: \.self) { name in
                        Text(name + "1")
                        Text(name + "2")
                    }
                    ForEach(["a", "b"], id: \.self) { Text($0 + "3") }
                })
        ),
    ]

    /// All modifiers that look at the views of a flow, and leave them where they are.
    private static let modifiers: [(name: String, apply: (Flow) -> Flow)] = [
        ("maxLines", { $0.maxLines(nil) }), ("maxViews", { $0.maxViews(99) }),
        ("an overflow view", { $0.maxLines(9) { Text("+\($0.count)") } }),
        ("hidesOverflow", { $0.hidesOverflow() }),
        ("itemSeparator", { $0.itemSeparator { EmptyView() } }),
        ("lineSeparator", { $0.lineSeparator { EmptyView() } }),
        ("onFlowReorder", { $0.onFlowReorder { _, _ in } }), ("onFlowChange", { $0.onFlowChange { _ in } }),
    ]

    private func flow(_ content: AnyView) -> Flow { HFlow(spacing: 4) { content } }

    /// What is drawn, and where.
    private func seen(_ host: ViewHost<some View>) -> [String] {
        zip(host.strings, host.texts).map { "\($0) \($1)" }
    }

    @Test func eachViewIsWhereAndWhatItIsInAPlainFlow() {
        for content in Self.contents {
            let plain = seen(host(flow(content.view), width: 60))
            #expect(plain.count > 2)
            for modifier in Self.modifiers {
                expectEqual(
                    seen(host(modifier.apply(flow(content.view)), width: 60)), plain,
                    "\(content.name), \(modifier.name)")
            }
        }
    }

    // Without a view that says so, hiding moves nothing.
    @Test func theFirstAreShownOfWhichOthersAreHidden() {
        for content in Self.contents {
            let plain = seen(host(flow(content.view), width: 60))
            for shown in 0...plain.count {
                var hidden: Int?
                let limited = flow(content.view).maxViews(shown).onFlowChange { hidden = $0.hiddenCount }
                let host = host(limited, width: 60)
                expectEqual(seen(host), Array(plain.prefix(shown)), "\(content.name), \(shown)")
                let words = host.frames.preorder.filter { $0.name == "Text" && !$0.isHidden }
                expectEqual(words.count, shown, "\(content.name), \(shown)")
                expectEqual(hidden, plain.count - shown, "\(content.name), \(shown)")
            }
        }
    }

    // "a" is shown, and hidden as well.
    @Test func ofEqualTagsTheSecondIsHidden() {
        var (count, ids): (Int?, [String]?)
        let flow = HFlow(spacing: 4) { ForEach(["a", "b", "a"], id: \.self) { Text($0) } }
            .maxViews(2).onFlowChange { (count, ids) = ($0.hiddenCount, $0.hiddenIDs()) }
        let host = host(flow, width: 100)
        expectEqual(host.strings, ["a", "b"])
        expectEqual(count, 1)
        expectEqual(ids, ["a"])
    }

    // MARK: Changes

    private struct Letters: View {
        final class Handle { var change: (([String]) -> Void)? }

        let handle: Handle
        let modify: (Flow) -> Flow
        @State private var letters: [String] = []

        var body: some View {
            let _ = handle.change = { letters = $0 }
            modify(HFlow(spacing: 4) { AnyView(ForEach(letters, id: \.self) { Text($0) }) })
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func whatComesGoesAndMovesIsWhereItIsInAPlainFlow(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let hosts = ([{ $0 }] + Self.modifiers.map(\.apply)).map { modify in
            let handle = Letters.Handle()
            return (host: host(Letters(handle: handle, modify: modify), width: 60), handle: handle)
        }
        var letters: [String] = []
        for step in 0..<12 {
            let place = Int.random(in: 0...letters.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0 where !letters.isEmpty: letters.remove(at: min(place, letters.count - 1))
            case 1: letters.shuffle(using: &random)
            default: letters.insert(["a", "b", "cc"].randomElement(using: &random) ?? "a", at: place)
            }
            for host in hosts {
                _ = host.host.frames
                withAnimation(step.isMultiple(of: 2) ? .default : nil) { host.handle.change?(letters) }
            }
            let seen = hosts.map { self.seen($0.host) }
            for (number, views) in seen.enumerated() {
                expectEqual(views, seen[0], "seed \(seed), step \(step), \(number)")
            }
        }
    }

    // MARK: Drags

    /// Boxes of 10, 20 and 30 points with some ids.
    private struct Boxes: View {
        final class Log { var moves: [String] = [] }

        let log: Log
        let ids: [String]
        @State private var widths: [CGFloat] = [10, 20, 30]

        var body: some View {
            HFlow(spacing: 10) {
                ForEach(widths, id: \.self) { width in
                    Box(width, 20).id(ids[Int(width) / 10 - 1])
                }
            }
            .onFlowReorder { source, destination in
                log.moves.append("\(source.map(\.self)) \(destination)")
                widths.move(fromOffsets: source, toOffset: destination)
            }
        }
    }

    private func boxes(_ host: ViewHost<some View>) -> [CGFloat] {
        host.frames.frames(named: "Color").sorted { $0.minX < $1.minX }.map(\.width)
    }

    // The first of 10, 20 and 30 points, 10 apart, is dropped after the second, or after the third.
    @Test(
        arguments: [
            ("aba", 39, [20, 10, 30], "[0] 2"), ("aba", 79, [20, 30, 10], "[0] 3"),
            ("aaa", 39, [20, 10, 30], "[0] 2"), ("aaa", 79, [20, 30, 10], "[0] 3"),
            ("aab", 39, [20, 10, 30], "[0] 2"), ("aab", 79, [20, 30, 10], "[0] 3"),
        ] as [(String, Int, [CGFloat], String)])
    func aViewIsDroppedAmongOthersOfItsID(ids: String, x: Int, widths: [CGFloat], move: String) throws {
        let log = Boxes.Log()
        let host = host(Boxes(log: log, ids: ids.map { String($0) }), width: 200)
        let lifted = try host.lift(id: "a")
        lifted.move(to: CGPoint(x: x, y: 10))
        expectEqual(boxes(host), widths)
        try lifted.drop(at: CGPoint(x: x, y: 10))
        expectEqual(log.moves, [move])
        expectEqual(boxes(host), widths)
    }
}
