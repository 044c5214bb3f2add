import Expectations
import PortableUITesting
import Testing

/// What a pessimistic host does not evaluate or run again, as nothing that it follows from has changed.
@MainActor @Suite struct KeptViewTests {
    private func pessimistic<Root: View>(_ view: Root, width: CGFloat? = nil) -> ViewHost<Root> {
        HostBehavior.ofNewHosts.withValue(.pessimistic(lastStateFirst: true)) { host(view, width: width) }
    }

    /// What a host does for a change of its root view.
    private func counts<Root: View>(
        of host: ViewHost<Root>, after change: (inout Root) -> Void
    ) -> HostCounts {
        _ = host.counts()
        change(&host.rootView)
        return host.counts()
    }

    // MARK: Fields

    private struct Chip: View {
        var text = "a"
        var length: CGFloat? = 10
        var tags: [String] = []
        var place: Place = .somewhere(1)
        var make: (Int) -> String = { "\($0)" }
        var alternative: ((Int) -> String)?

        /// It cannot be compared by itself.
        enum Place {
            case nowhere
            case somewhere(Int)
            case with((Int) -> Int)
        }

        var body: some View { Text(text + make(1)).frame(height: length) }
    }

    private struct Root<Content: View>: View {
        var turn = 0
        var content: (Int) -> Content
        var body: some View {
            Text("\(turn)")
            content(turn)
        }
    }

    private func isEvaluatedAgain<Content: View>(_ content: @escaping (_ turn: Int) -> Content) -> Bool {
        let host = pessimistic(Root(content: content))
        let counts = counts(of: host) { $0.turn = 1 }
        expectEqual(counts.bodies["Root"], 1)
        return counts.bodies["Chip"] != nil
    }

    @Test func aViewWithEqualFieldsIsNotEvaluated() {
        #expect(!isEvaluatedAgain { _ in Chip() })
        #expect(!isEvaluatedAgain { _ in Chip(text: "b" + "c", length: nil, tags: ["a", "b"]) })
        #expect(isEvaluatedAgain { Chip(text: "\($0)") })
        #expect(isEvaluatedAgain { Chip(length: CGFloat($0)) })
        #expect(isEvaluatedAgain { Chip(length: $0 == 0 ? 10 : nil) })
        #expect(isEvaluatedAgain { Chip(tags: ["\($0)"]) })
    }

    @Test func casesAreComparedWithWhatTheyHold() {
        #expect(!isEvaluatedAgain { _ in Chip(place: .somewhere(2)) })
        #expect(isEvaluatedAgain { Chip(place: .somewhere($0)) })
        #expect(isEvaluatedAgain { Chip(place: $0 == 0 ? .somewhere(0) : .nowhere) })
        #expect(!isEvaluatedAgain { _ in Chip(place: .with { $0 }) })
        #expect(isEvaluatedAgain { turn in Chip(place: .with { $0 + turn }) })
    }

    @Test func functionsAreComparedByWhatTheyHaveCaptured() {
        let (word, other): (String, (Int) -> String) = ("w", { "\($0)" })
        #expect(!isEvaluatedAgain { _ in Chip(make: { "\($0)" + word }) })
        #expect(!isEvaluatedAgain { _ in Chip(make: { other($0) + word }, alternative: { other($0) }) })
        #expect(isEvaluatedAgain { turn in Chip(make: { "\($0 + turn)" }) })
        #expect(isEvaluatedAgain { turn in Chip(alternative: { "\($0 + turn)" }) })
        #expect(isEvaluatedAgain { turn in Chip(alternative: turn == 0 ? nil : { "\($0)" }) })
        // Another function with the same captures.
        #expect(
            isEvaluatedAgain { turn in
                turn == 0 ? Chip(make: { "\($0)" + word }) : Chip(make: { word + "\($0)" })
            })
    }

    @Test func objectsAreTheSameOrNot() {
        final class Model { var text = "a" }
        struct Shown: View {
            let model: Model
            var body: some View { Text(model.text) }
        }
        let model = Model()
        let host = pessimistic(Root { turn in Shown(model: turn < 2 ? model : Model()) })
        expectEqual(host.strings, ["0", "a"])
        // Nobody says that it has changed.
        model.text = "b"
        host.rootView.turn = 1
        expectEqual(host.strings, ["1", "a"])
        model.text = "c"
        host.rootView.turn = 2
        expectEqual(host.strings, ["2", "a"])
        expectEqual(PortableUITests.host(Shown(model: model)).strings, ["c"])
    }

    // MARK: What a body reads

    @Test func whoReadsAStateIsEvaluated() {
        struct Reader: View {
            @Binding var count: Int
            var body: some View { Text("\(count)") }
        }
        struct Writer: View {
            @Binding var count: Int
            var body: some View { Button("Add") { count += 1 } }
        }
        struct Owner: View {
            @State private var count = 0
            var body: some View {
                Reader(count: $count)
                Writer(count: $count)
            }
        }
        let host = pessimistic(Owner())
        _ = host.counts()
        try? host.tap("Add")
        expectEqual(host.strings, ["1", "Add"])
        // The owner only hands it on.
        expectEqual(host.counts().bodies, ["Reader": 1])
    }

    @Test func aBindingToAnotherStateIsAnother() {
        struct Reader: View {
            @Binding var count: Int
            var body: some View { Text("\(count)") }
        }
        struct Owner: View {
            @State private var count = 1
            @State private var other = 2
            var turn = 0
            var body: some View { Reader(count: turn == 0 ? $count : $other) }
        }
        let host = pessimistic(Owner())
        expectEqual(host.strings, ["1"])
        host.rootView.turn = 1
        expectEqual(host.strings, ["2"])
    }

    @Test func onlyWhoReadsTheEnvironmentIsEvaluated() {
        struct Reader: View {
            @Environment(\.lineLimit) private var limit
            var body: some View { Text("\(limit ?? 0)") }
        }
        let host = pessimistic(
            VStack {
                Chip()
                Reader()
            })
        _ = host.counts()
        host.environment.lineLimit = 2
        expectEqual(host.counts().bodies, ["Reader": 1])
        expectEqual(host.strings, ["a1", "2"])
    }

    @Test func aModifierIsEvaluatedIfItOrItsViewHasChanged() {
        final class Log { var turns: [Int] = [] }
        struct Noting: ViewModifier {
            let log: Log
            var turn = 0
            func body(content: Content) -> some View {
                let _ = log.turns.append(turn)
                content
            }
        }
        let log = Log()
        let host = pessimistic(
            Root { turn in Text(turn < 2 ? "a" : "b").modifier(Noting(log: log, turn: turn / 4)) })
        for turn in 0..<6 {
            host.rootView.turn = turn
            expectEqual(host.strings, ["\(turn)", turn < 2 ? "a" : "b"])
        }
        expectEqual(log.turns, [0, 0, 1])
    }

    // MARK: Rows

    private struct Row: View {
        let number: Int
        @State private var taps = 0
        var body: some View { Button("\(number):\(taps)") { taps += 1 }.frame(height: 10) }
    }

    private struct Rows: View {
        var numbers: [Int]
        var body: some View {
            ScrollView { LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Row(number: $0) } } }
        }
    }

    @Test func rowsThatComeBackAreAsTheyWere() throws {
        func text(_ behavior: HostBehavior, without number: Int? = nil) throws -> String? {
            let shown = HostBehavior.ofNewHosts.withValue(behavior) {
                ViewHost(Rows(numbers: Array(0..<100)), proposal: ProposedViewSize(width: 50, height: 50))
            }
            try shown.tap("1:0")
            try shown.scroll(to: CGPoint(x: 0, y: 500))
            if let number {
                shown.rootView.numbers.removeAll { $0 == number }
                _ = shown.frames
                shown.rootView.numbers = Array(0..<100)
            }
            try shown.scroll(to: .zero)
            return shown.strings.dropFirst().first
        }
        let unkind = HostBehavior.pessimistic(lastStateFirst: true)
        expectEqual(try text(.usual), "1:0")
        expectEqual(try text(unkind), "1:1")
        expectEqual(try text(unkind, without: 2), "1:1")
        // Its element was gone.
        expectEqual(try text(unkind, without: 1), "1:0")
    }

    // MARK: Geometry

    private struct Moving: View {
        var space: CGFloat = 0
        var width: CGFloat = 20
        let content: (GeometryProxy) -> AnyView
        var body: some View {
            GeometryReader { [content] in content($0) }.frame(width: width, height: 10).padding(
                .leading, space)
        }
    }

    @Test func aReaderRunsIfWhatItHasReadHasChanged() {
        func runs(
            _ content: @escaping (GeometryProxy) -> AnyView, _ change: (inout Moving) -> Void
        ) -> Int {
            let host = pessimistic(Moving(content: content))
            return counts(of: host, after: change).readers
        }
        func size(_ proxy: GeometryProxy) -> AnyView { AnyView(Text("\(proxy.size.width)")) }
        func place(_ proxy: GeometryProxy) -> AnyView { AnyView(Text("\(proxy.frame(in: .global).minX)")) }
        func nothing(_ proxy: GeometryProxy) -> AnyView { AnyView(Text("a")) }
        expectEqual(runs(size) { $0.space = 5 }, 0)
        expectEqual(runs(size) { $0.width = 5 }, 1)
        expectEqual(runs(place) { $0.space = 5 }, 1)
        expectEqual(runs(nothing) { ($0.space, $0.width) = (5, 5) }, 0)
    }

    @Test func whatAViewInsideReadsIsNew() {
        struct Width: View {
            let proxy: GeometryProxy
            var body: some View { Text("\(Int(proxy.size.width))") }
        }
        let host = pessimistic(Moving { AnyView(Width(proxy: $0)) })
        expectEqual(host.strings, ["20"])
        host.rootView.width = 30
        expectEqual(host.strings, ["30"])
        let counts = counts(of: host) { $0.space = 5 }
        expectEqual(counts.bodies["Width"], nil)
    }

    @Test func aTransformRunsIfWhatItHasReadHasChanged() {
        struct Told: View {
            var space: CGFloat = 0
            var width: CGFloat = 20
            var factor: CGFloat = 1
            var body: some View {
                Color.red.frame(width: width, height: 10)
                    .onGeometryChange(for: CGFloat.self) { [factor] in
                        $0.size.width * factor
                    } action: { _ in
                    }
                    .padding(.leading, space)
            }
        }
        let host = pessimistic(Told())
        expectEqual(counts(of: host) { $0.space = 5 }.transforms, 0)
        expectEqual(counts(of: host) { $0.width = 5 }.transforms, 1)
        expectEqual(counts(of: host) { $0.factor = 2 }.transforms, 1)
        expectEqual(counts(of: host) { $0.factor = 2 }.actions, [:])
    }
}
