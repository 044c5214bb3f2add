import Expectations
import PortableUITesting
import Testing

/// What a pessimistic host does otherwise than the usual one.
@MainActor @Suite struct PessimisticHostTests {
    /// A host of views that are made in it, so that they are asked by it alone.
    private func pessimistic<Root: View>(
        _ view: Root, lastStateFirst: Bool = true, width: CGFloat? = nil, roundLimit: Int = 64
    ) -> ViewHost<Root> {
        HostBehavior.ofNewHosts.withValue(.pessimistic(lastStateFirst: lastStateFirst)) {
            host(view, width: width, roundLimit: roundLimit)
        }
    }

    // MARK: Elements of trees

    private struct Each<Result: View>: _VariadicView.MultiViewRoot {
        let view: (_VariadicView.Children.Element) -> Result
        func body(children: _VariadicView.Children) -> some View { ForEach(children) { view($0) } }
    }

    private struct Width: LayoutValueKey { static let defaultValue: CGFloat = 5 }
    private struct Note: _ViewTraitKey { static var defaultValue: String { "none" } }

    /// Makes views as wide as they say.
    private struct Columns: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: subviews.reduce(0) { $0 + $1[Width.self] }, height: 10)
        }
        func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func elementsOfATreeHaveNoLayoutValues() {
        let columns = Columns {
            _VariadicView.Tree(Each { $0 }) {
                Text("a").layoutValue(key: Width.self, value: 30)
                Text("b").layoutPriority(1)
            }
        }
        expectEqual(host(columns).size.width, 35)
        expectEqual(pessimistic(columns).size.width, 10)
        let given = Columns {
            _VariadicView.Tree(Each { $0.layoutValue(key: Width.self, value: 20) }) { Text("a") }
        }
        expectEqual(pessimistic(given).size.width, 20)
    }

    @Test func elementsOfATreeTellTheirTraits() {
        let tree = _VariadicView.Tree(Each { Text($0[Note.self]) }) {
            Text("a")._trait(Note.self, "red").padding()
            Text("b")._trait(Note.self, "blue")._trait(Note.self, "green")
            Text("c")
        }
        expectEqual(host(VStack { tree }).strings, ["red", "blue", "none"])
        expectEqual(pessimistic(VStack { tree }).strings, ["red", "blue", "none"])
    }

    @Test func whatIsAroundAnElementDoesNotReachIt() throws {
        let tree = _VariadicView.Tree(Each { $0.disabled(true) }) { Button("a") {} }
        #expect(throws: DriverError.self) { try host(tree).tap("a") }
        try pessimistic(tree).tap("a")
    }

    // MARK: State

    private struct Pair: View {
        @State private var first = 0
        @State private var second = 0
        final class Handle {
            var set: ((Int, Int) -> Void)?
            var seen: [String] = []
        }
        let handle: Handle

        var body: some View {
            let _ = handle.set = { (first, second) = ($0, $1) }
            let _ = handle.seen.append("\(first)\(second)")
            Text("\(first)")
        }
    }

    @Test(arguments: [(false, ["00", "10", "12", "32", "34"]), (true, ["00", "02", "12", "14", "34"])])
    func eachStateArrivesByItself(lastStateFirst: Bool, expected: [String]) {
        let handle = Pair.Handle()
        let host = pessimistic(Pair(handle: handle), lastStateFirst: lastStateFirst)
        _ = host.frames
        handle.set?(1, 2)
        _ = host.frames
        handle.set?(3, 4)
        _ = host.frames
        expectEqual(handle.seen, expected)
    }

    @Test func eachStateHasItsTransaction() {
        let handle = Pair.Handle()
        let host = pessimistic(Pair(handle: handle), lastStateFirst: false, roundLimit: 1)
        _ = host.frames
        withAnimation(.easeInOut) { handle.set?(1, 0) }
        handle.set?(1, 1)
        expectEqual(host.animation, .easeInOut)
        expectEqual(host.animation, nil)
        expectEqual(handle.seen, ["00", "10", "11"])
    }

    // What an action reads is what it has set, as with SwiftUI.
    @Test func actionsSeeStateAtOnce() {
        let counter = Counter()
        let host = pessimistic(counter)
        expectEqual(host.strings, ["0"])
        counter.handle.value = 1
        counter.handle.value? += 1
        expectEqual(counter.handle.value, 2)
        expectEqual(host.strings, ["2"])
    }

    // MARK: Geometry

    @Test func geometryIsReadBeforeTheViewsInsideArePlaced() {
        final class Log: @unchecked Sendable { var events: [String] = [] }
        struct Logged: Layout {
            let log: Log
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 10, height: 10)
            }
            func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                log.events.append("placed")
            }
        }
        func view(_ log: Log) -> some View {
            Logged(log: log) { Color.red }.onGeometryChange(for: CGSize.self) {
                log.events.append("read")
                return $0.size
            } action: { _ in
                log.events.append("told")
            }
        }
        let (usual, unkind) = (Log(), Log())
        _ = host(view(usual)).size
        _ = pessimistic(view(unkind)).size
        expectEqual(usual.events, ["placed", "read", "told"])
        expectEqual(unkind.events, ["read", "placed", "told"])
    }

    // A frame lasts until results are asked for again.
    @Test func theThirdChangeOfAFrameIsLost() {
        struct Growing: View {
            @State private var width: CGFloat = 10
            var step: CGFloat
            var body: some View {
                Color.red.frame(width: width, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = min($0 + step, 100)
                    }
            }
        }
        let usual = host(Growing(step: 10))
        expectEqual(usual.size.width, 100)
        // The first value, and two changes are told. Nobody learns of 40.
        let unkind = pessimistic(Growing(step: 10))
        expectEqual(unkind.size.width, 40)
        expectEqual(unkind.size.width, 40)
    }

    // Each round adds 10 to the width, which the action learns of every other round.
    @Test func geometryIsReportedOnceAFrame() {
        struct Growing: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Color.red.frame(width: width, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = min($0 + 10, 50)
                    }
            }
        }
        let usual = host(Growing(), roundLimit: 2)
        let unkind = pessimistic(Growing(), roundLimit: 2)
        let usualWidths = (0..<3).map { _ in usual.size.width }
        expectEqual(usualWidths, [20, 40, 50])
        let unkindWidths = (0..<6).map { _ in unkind.size.width }
        expectEqual(unkindWidths, [20, 30, 40, 50, 50, 50])
    }

    @Test func reportsComeInNoOrderToRelyOn() {
        final class Log { var events: [String] = [] }
        struct Reporting: View {
            var isFirst = true
            let log: Log
            var body: some View {
                VStack {
                    if isFirst { part("a") } else { part("b") }
                    part("c")
                }
                .onGeometryChange(for: CGSize.self, of: \.size) { _ in log.events.append("outer") }
            }
            private func part(_ name: String) -> some View {
                Text(name)
                    .onGeometryChange(for: CGSize.self, of: \.size) { _ in log.events.append(name) }
                    .onAppear { log.events.append("+" + name) }
                    .onDisappear { log.events.append("-" + name) }
            }
        }
        func events(_ behavior: HostBehavior) -> [[String]] {
            let log = Log()
            let shown = HostBehavior.ofNewHosts.withValue(behavior) { host(Reporting(log: log)) }
            return [true, false].map { isFirst in
                log.events = []
                shown.rootView.isFirst = isFirst
                _ = shown.frames
                return log.events
            }
        }
        expectEqual(events(.usual), [["a", "+a", "c", "+c", "outer"], ["b", "+b", "-a"]])
        expectEqual(
            events(.pessimistic(lastStateFirst: true)),
            [["outer", "+c", "c", "+a", "a"], ["-a", "+b", "b"]])
    }

    // The rows on the way are not as long as the first ones.
    @Test func aViewIsScrolledToOnce() {
        final class Scroller { var proxy: ScrollViewProxy? }
        func places(_ behavior: HostBehavior) -> [CGFloat?] {
            let scroller = Scroller()
            let list = ScrollViewReader { proxy in
                let _ = scroller.proxy = proxy
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1000) { Color.red.frame(height: $0 < 20 ? 10 : 30) }
                    }
                }
            }
            let shown = HostBehavior.ofNewHosts.withValue(behavior) { host(list, width: 100, height: 100) }
            _ = shown.frames
            return (0..<2).map { _ in
                scroller.proxy?.scrollTo(500, anchor: .center)
                return shown.frames.frame(id: 500)?.midY
            }
        }
        expectEqual(places(.usual), [50, 50])
        let unkind = places(.pessimistic(lastStateFirst: true))
        #expect(unkind[0] != 50)
    }

    // MARK: Layouts

    private final class Log: @unchecked Sendable {
        var updates = 0
        var sizes = 0
    }

    /// As wide as its views together, of which it asks nothing else.
    private struct Row: Layout {
        var height: CGFloat = 10
        let log: Log

        func makeCache(subviews: Subviews) {}
        func updateCache(_ cache: inout (), subviews: Subviews) { log.updates += 1 }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            log.sizes += 1
            return CGSize(
                width: subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }, height: height)
        }
        func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func aCacheIsUpdatedOnlyWhenSomethingThatCountsHasChanged() {
        struct Boxes: View {
            var width: CGFloat = 10
            var color = Color.red
            var height: CGFloat = 10
            var priority = 0.0
            var isLast = true
            let log: Log
            var body: some View {
                Row(height: height, log: log) {
                    color.frame(width: width, height: 10).layoutPriority(priority)
                    if isLast { Color.blue.frame(width: 5, height: 5) }
                }
            }
        }
        func updates(_ behavior: HostBehavior, _ change: (inout Boxes) -> Void) -> Int {
            let log = Log()
            let shown = HostBehavior.ofNewHosts.withValue(behavior) { host(Boxes(log: log)) }
            _ = shown.frames
            change(&shown.rootView)
            _ = shown.frames
            return log.updates
        }
        let unkind = HostBehavior.pessimistic(lastStateFirst: true)
        expectEqual(updates(.usual) { $0.color = .blue }, 1)
        expectEqual(updates(unkind) { $0.color = .blue }, 0)
        expectEqual(updates(unkind) { $0.priority = 1 }, 0)
        expectEqual(updates(unkind) { $0.width = 20 }, 1)
        expectEqual(updates(unkind) { $0.height = 20 }, 1)
        expectEqual(updates(unkind) { $0.isLast = false }, 1)
        let log = Log()
        let mirrored = HostBehavior.ofNewHosts.withValue(unkind) { host(Boxes(log: log)) }
        _ = mirrored.frames
        mirrored.environment.layoutDirection = .rightToLeft
        _ = mirrored.frames
        expectEqual(log.updates, 1)
    }

    @Test func viewsArePlacedAgainOnlyWhenSomethingThatCountsHasChanged() {
        struct Steps: Layout {
            let log: Log
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 100, height: 20)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                log.updates += 1
                for (number, view) in subviews.enumerated() {
                    let width = view.sizeThatFits(.unspecified).width
                    view.place(
                        at: CGPoint(x: bounds.minX + CGFloat(number) * width, y: bounds.minY),
                        proposal: .unspecified)
                }
            }
        }
        struct Boxes: View {
            var width: CGFloat = 10
            var color = Color.red
            var space: CGFloat = 0
            let log: Log
            var body: some View {
                Steps(log: log) { ForEach(0..<2) { _ in color.frame(width: width, height: 10) } }
                    .padding(.leading, space)
            }
        }
        func places(_ behavior: HostBehavior, _ change: (inout Boxes) -> Void) -> (Int, [CGFloat]) {
            let log = Log()
            let shown = HostBehavior.ofNewHosts.withValue(behavior) { host(Boxes(log: log)) }
            _ = shown.frames
            log.updates = 0
            change(&shown.rootView)
            let places = shown.colors.map(\.minX)
            return (log.updates, places)
        }
        let unkind = HostBehavior.pessimistic(lastStateFirst: true)
        #expect(places(.usual) { $0.color = .blue } == (1, [0, 10]))
        #expect(places(unkind) { $0.color = .blue } == (0, [0, 10]))
        #expect(places(unkind) { $0.width = 20 } == (1, [0, 20]))
        #expect(places(unkind) { $0.space = 5 } == (1, [5, 15]))
    }

    @Test func boundsDoNotBeginAtZero() {
        final class Log: @unchecked Sendable { var origin = CGPoint(x: -1, y: -1) }
        struct Corner: Layout {
            let log: Log
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 30, height: 20)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                log.origin = bounds.origin
                for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
            }
        }
        func isZero(_ behavior: HostBehavior) -> Bool {
            let log = Log()
            let view = Corner(log: log) { Color.red.frame(width: 10, height: 10) }
            let shown = HostBehavior.ofNewHosts.withValue(behavior) { host(view) }
            #expect(shown.colors == [CGRect(x: 0, y: 0, width: 10, height: 10)])
            return log.origin == .zero
        }
        #expect(isZero(.usual))
        #expect(!isZero(.pessimistic(lastStateFirst: true)))
    }

    // Rows of 20. The 20th begins at 400.
    @Test func anIDInAnAnyHashableIsAnotherOne() {
        final class Log { var proxy: ScrollViewProxy? }
        struct Rows: View {
            let log: Log
            var body: some View {
                ScrollViewReader { proxy in
                    let _ = log.proxy = proxy
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<50) { Color.red.frame(height: 20).id(AnyHashable("\($0)")) }
                        }
                    }
                }
            }
        }
        func offset(_ behavior: HostBehavior, _ scroll: (ScrollViewProxy?) -> Void) -> CGFloat {
            let log = Log()
            let shown = HostBehavior.ofNewHosts.withValue(behavior) { host(Rows(log: log), height: 100) }
            _ = shown.frames
            scroll(log.proxy)
            return shown.scrollOffset.y
        }
        let unkind = HostBehavior.pessimistic(lastStateFirst: true)
        #expect(offset(.usual) { $0?.scrollTo("20", anchor: .top) } == 400)
        #expect(offset(unkind) { $0?.scrollTo("20", anchor: .top) } == 0)
        #expect(offset(unkind) { $0?.scrollTo(AnyHashable("20"), anchor: .top) } == 400)
    }

    @Test func threeSizesAreRemembered() {
        func asked(_ behavior: HostBehavior) -> Int {
            let log = Log()
            struct Asking: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    for width in [1, 2, 3, 3, 2, 4, 1] as [CGFloat] {
                        for view in subviews {
                            _ = view.sizeThatFits(ProposedViewSize(width: width, height: 1))
                        }
                    }
                    return .zero
                }
                func placeSubviews(
                    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
                ) {
                    for view in subviews {
                        view.place(at: .zero, proposal: ProposedViewSize(width: 1, height: 1))
                    }
                }
            }
            let shown = HostBehavior.ofNewHosts.withValue(behavior) { host(Asking { Row(log: log) {} }) }
            _ = shown.frames
            return log.sizes
        }
        expectEqual(asked(.usual), 4)
        // By the time that it is asked for 1 again, this has been forgotten.
        expectEqual(asked(.pessimistic(lastStateFirst: true)), 5)
    }

    @Test func aViewAtNoFinitePlaceStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let host = HostBehavior.ofNewHosts.withValue(.pessimistic(lastStateFirst: true)) {
                    ViewHost(FixedLayout(x: .infinity) { Color.red })
                }
                _ = host.frames
            }
        }
    }
}
