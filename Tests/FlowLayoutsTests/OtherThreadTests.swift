import Expectations
import FlowLayoutsMigration
import PortableUI
import PortableUITesting
import Testing

/// SwiftUI makes and lays out views on whichever thread it likes, and iOS 26 does. Here a host does that on another thread
/// than the main one, where what asks for the main one ends the process. All is as in a host that does it on the main
/// thread, also after what people do, which happens on the main thread in both.
///
/// The views do not belong to the main actor: closures that are formed there, and handed to a module that this file imports,
/// ask for it, in an app as here.
@MainActor @Suite struct OtherThreadTests {
    /// Expects that a view looks the same in both hosts, at first and after each action.
    ///
    /// - Parameter make: Makes the view, with a state of its own.
    private func expectSame<V: View>(
        width: CGFloat = 200, height: CGFloat? = nil, _ make: () -> V,
        after actions: [(ViewHost<V>) throws -> Void] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        func frames(onOtherThread: Bool) throws -> [[CGRect]] {
            let behavior = HostBehavior.pessimistic(lastStateFirst: true, onOtherThread: onOtherThread)
            let host = HostBehavior.ofNewHosts.withValue(behavior) {
                FlowLayoutsTests.host(make(), width: width, height: height)
            }
            var frames = [seen(in: host)]
            for action in actions {
                try action(host)
                frames.append(seen(in: host))
            }
            return frames
        }
        let usual = try frames(onOtherThread: false)
        #expect(try frames(onOtherThread: true) == usual, sourceLocation: sourceLocation)
        #expect(usual[0].count > 5, sourceLocation: sourceLocation)
        for (before, after) in zip(usual, usual.dropFirst()) {
            #expect(before != after, "This changes nothing.", sourceLocation: sourceLocation)
        }
    }

    private func seen<V: View>(in host: ViewHost<V>) -> [CGRect] {
        _ = host.displayList
        return host.frames.preorder.map { $0.frame }
    }

    @Test func whatAsksForTheMainThreadTraps() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let behavior = HostBehavior.pessimistic(lastStateFirst: true, onOtherThread: true)
                HostBehavior.ofNewHosts.withValue(behavior) {
                    _ = host(ForEach(0..<3, id: \.self) { Box(CGFloat($0), 20) }).frames
                }
            }
        }
    }

    @Test func layouts() throws {
        try expectSame { Content.layout }
    }

    @Test func plainFlows() throws {
        try expectSame { Content.horizontal }
        try expectSame(width: 100, height: 100) { Content.vertical }
    }

    @Test func texts() throws {
        try expectSame { Content.sentence }
    }

    @Test func flowsOfOtherDesigns() throws {
        try expectSame { FlexibleView(data: Content.words, content: Content.text) }
        try expectSame { CollectionView(data: Content.words.map(Content.Word.init)) { Content.text($0.id) } }
        try expectSame { FlowLayoutView(items: Content.words, viewMapping: Content.text) }
    }

    @Test func hiddenViews() throws {
        try expectSame({ Content.Limited() }, after: [{ try $0.tap("+14") }, { try $0.tap("less") }])
    }

    @Test func separators() throws {
        try expectSame { Content.separated }
    }

    @Test func draggedViews() throws {
        var lifted: LiftedView?
        try expectSame(
            { Content.Movable() },
            after: [
                { host in
                    lifted = try host.lift(id: 5)
                    lifted?.move(to: CGPoint(x: 2, y: 2))
                },
                { _ in lifted?.move(to: CGPoint(x: 190, y: 2)) },
                { _ in try lifted?.drop(at: CGPoint(x: 2, y: 30)) },
            ])
    }

    @Test(arguments: [true, false]) func lazyFlows(isFixed: Bool) throws {
        try expectSame(
            height: 100, { Content.Lazy(isFixed: isFixed) },
            after: [
                { try $0.scroll(to: CGPoint(x: 0, y: 500)) },
                { $0.rootView.scroll(to: 700) },
                { host in
                    let lifted = try host.lift(id: 700)
                    let frame = host.frames.frame(id: 702) ?? .null
                    try lifted.drop(at: CGPoint(x: frame.maxX - 1, y: frame.midY))
                },
                { $0.proposal.width = 150 },
            ])
    }
}

/// Views that do not belong to the main actor.
private nonisolated enum Content {
    struct Word: Identifiable { let id: String }

    static let words = (0..<20).map { String(repeating: "x", count: $0 % 7 + 1) }

    static func text(_ word: String) -> Text { Text(verbatim: word) }

    static func chips(_ numbers: [Int]) -> some View {
        ForEach(numbers, id: \.self) { text(words[$0 % 20]).id($0) }
    }

    static var layout: some View {
        AnyLayout(FlowLayout(spacing: 8)) { chips(Array(0..<20)) }
    }

    static var horizontal: some View {
        HFlow(spacing: 8) {
            chips([0, 1, 2, 3, 4, 5, 6])
            LineBreak()
            chips([7, 8])
            Spacer()
            Divider()
            text("last").flowGrow().flowBreaksBefore()
        }
        .distribution(.justified)
    }

    static var vertical: some View {
        VFlow(spacing: 8) { chips(Array(0..<20)) }.columns(.uniform)
    }

    static var sentence: some View {
        HFlow(itemSpacing: 0) {
            FlowText(verbatim: "A sentence that flows around ")
            Rectangle().frame(width: 40, height: 20)
            FlowText(", with *words* and [a link](https://example.org) and much more of the same.")
        }
    }

    static var separated: some View {
        HFlow(spacing: 8) { chips(Array(0..<20)) }
            .itemSeparator { Divider() }
            .lineSeparator { Rectangle().frame(height: 1) }
    }

    nonisolated struct Limited: View {
        @State var isExpanded = false

        nonisolated var body: some View {
            HFlow(spacing: 8) { chips(Array(0..<20)) }
                .maxLines(1) { Text(verbatim: "+\($0.count)") }
                .expandable(isExpanded: $isExpanded) { Text(verbatim: "less") }
        }
    }

    nonisolated struct Movable: View {
        @State var numbers = Array(0..<20)

        nonisolated var body: some View {
            HFlow(spacing: 8) { chips(numbers) }
                .onFlowReorder { numbers.move(fromOffsets: $0, toOffset: $1) }
        }
    }

    nonisolated struct Lazy: View {
        struct Number: Identifiable { let id: Int }
        struct Section: Identifiable {
            let id: Int
            let numbers: [Number]
        }
        final class Log { var proxy: LazyFlowProxy? }

        let isFixed: Bool
        let log = Log()
        @State var numbers = (0..<500).map { Number(id: $0) }
        private static let others = (500..<1000).map { Number(id: $0) }

        nonisolated var body: some View {
            LazyFlowReader { proxy in
                let _ = log.proxy = proxy
                ScrollView {
                    LazyHFlow(
                        sections: [Section(id: 0, numbers: numbers), Section(id: 1, numbers: Self.others)],
                        elements: { $0.numbers },
                        size: isFixed ? .fixed(CGSize(width: 30, height: 20)) : .estimated, spacing: 8
                    ) { number in
                        Color.red.frame(width: 30, height: 20).id(number.id)
                    } header: { section in
                        Text(verbatim: "\(section.id)")
                    }
                    .onFlowReorder { _, _ in numbers.reverse() }
                }
            }
        }

        @MainActor func scroll(to number: Int) { log.proxy?.scrollTo(number) }
    }
}
