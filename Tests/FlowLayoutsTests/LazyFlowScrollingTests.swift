import Expectations
import LazyFlowLayouts
import PortableUITesting
import Testing

/// What a reader scrolls to: in several sections, in several flows, and more than once.
@MainActor @Suite(.inBothModes) struct LazyFlowScrollingTests {
    private func isInSight<V: View>(_ id: Int, in host: ViewHost<V>) -> Bool {
        guard let frame = host.frames.frame(id: id) else { return false }
        return frame.maxY > 0 && frame.minY < host.frames.frame.height
    }

    // Also by an id that is in an `AnyHashable`, and before there are any flows.
    @Test(arguments: [true, false], [true, false])
    func eachFlowIsReached(isFixed: Bool, isWrapped: Bool) {
        struct Flows: View {
            let size: LazyFlowItemSize<Int>
            var areShown = true
            let log = LazyLog()

            var body: some View {
                LazyFlowReader { proxy in
                    let _ = log.proxy = proxy
                    ScrollView {
                        if areShown {
                            LazyHFlow(0..<1000, id: \.self, size: size, spacing: 8) { _ in Box(30, 20) }
                            LazyHFlow(1000..<2000, id: \.self, size: size, spacing: 8) { _ in Box(30, 20) }
                        }
                    }
                }
            }
        }
        let host = host(
            Flows(size: isFixed ? .fixed(CGSize(width: 30, height: 20)) : .estimated), width: 390, height: 400
        )
        _ = host.frames
        for id in [1500, 20, 1999, 999, 1000] {
            if isWrapped {
                host.rootView.log.proxy?.scrollTo(AnyHashable(id), anchor: .top)
            } else {
                host.rootView.log.proxy?.scrollTo(id, anchor: .top)
            }
            // The last line comes no further.
            #expect(id == 1999 ? isInSight(id, in: host) : host.top(id) == 0, "\(id)")
        }
        for id in [1500, 20] {
            host.rootView.areShown = false
            _ = host.frames
            host.rootView.log.proxy?.scrollTo(id, anchor: .top)
            host.rootView.areShown = true
            host.settle()
            expectEqual(host.top(id), 0)
        }
    }

    // Which one that is depends on which of them has appeared first.
    @Test func ofTwoFlowsWithAnElementOneIsScrolled() {
        let log = LazyLog()
        let screen = LazyFlowReader { proxy in
            let _ = log.proxy = proxy
            HStack(spacing: 0) {
                ForEach(0..<2) { _ in
                    ScrollView {
                        LazyHFlow(0..<1000, id: \.self, size: .fixed(LazyBoxes.size)) { _ in Color.red }
                    }
                }
            }
        }
        let host = host(screen, width: 390, height: 400)
        _ = host.frames
        for id in [500, 700] {
            log.proxy?.scrollTo(id, anchor: .top)
            let tops = host.frames.preorder.filter { $0.identity.id == AnyHashable(id) }.map(\.frame.minY)
            expectEqual(tops, [0])
        }
    }

    @Test(arguments: [UnitPoint.top, .center, .bottom])
    func aViewThatIsInNoFlowIsScrolledTo(anchor: UnitPoint) {
        let log = LazyLog()
        let screen = LazyFlowReader { proxy in
            let _ = log.proxy = proxy
            ScrollView {
                LazyHFlow(0..<1000, id: \.self, size: .fixed(LazyBoxes.size)) { _ in Color.red }
                Color.green.frame(height: 40).id("other")
                Color.blue.frame(height: 1000)
            }
        }
        let host = host(screen, width: 390, height: 400)
        _ = host.frames
        log.proxy?.scrollTo("other", anchor: anchor)
        expectEqual(host.frames.frame(id: "other")?.minY, anchor.y * (400 - 40))
    }

    @Test func theNearestReaderFindsAFlow() {
        let boxes = LazyBoxes()
        let host = host(LazyFlowReader { _ in boxes }, width: 390, height: 400)
        _ = host.frames
        boxes.log.proxy?.scrollTo(500, anchor: .top)
        expectEqual(host.scrollOffset.y, 50 * 30)
    }

    // Another view is made of the same flow, and may appear before the one that was there is gone.
    @Test func aFlowThatPeopleMayReorderIsStillScrolledTo() {
        struct Screen: View {
            var isReorderable = false
            let log = LazyLog()

            var body: some View {
                LazyFlowReader { proxy in
                    let _ = log.proxy = proxy
                    ScrollView { isReorderable ? flow.onFlowReorder { _, _ in } : flow }
                }
            }

            private var flow: LazyHFlow {
                LazyHFlow(0..<1000, id: \.self, size: .fixed(LazyBoxes.size), spacing: 10) { _ in Color.red }
            }
        }
        let host = host(Screen(), width: 390, height: 400)
        _ = host.frames
        host.rootView.isReorderable = true
        _ = host.frames
        host.rootView.log.proxy?.scrollTo(500, anchor: .top)
        expectEqual(host.scrollOffset.y, 50 * 30)
    }

    // Also before the first layout, and although one of them leads nowhere.
    @Test(arguments: [[900, -1, 400], [900, 400, -1]]) func theLastRequestCounts(ids: [Int]) {
        let boxes = LazyBoxes()
        let host = host(
            boxes.onAppear { for id in ids { boxes.log.proxy?.scrollTo(id, anchor: .top) } },
            width: 390, height: 400)
        expectEqual(host.scrollOffset.y, 40 * 30)
        boxes.log.proxy?.scrollTo(100, anchor: .top)
        boxes.log.proxy?.scrollTo(700, anchor: .bottom)
        expectEqual(host.frames.frame(id: 700)?.maxY, 400)
    }

    // An element that no flow has is waited for, unless something else is asked for meanwhile. Then a new flow scrolls nothing.
    @Test(arguments: [(400, nil), (5000, 100)] as [(Int, Int?)])
    func aRequestIsForgotten(first: Int, second: Int?) throws {
        struct Screen: View {
            var boxes = LazyBoxes(count: 1000)
            let first: Int

            var body: some View {
                boxes.onAppear { boxes.log.proxy?.scrollTo(first, anchor: .top) }
            }
        }
        let host = host(Screen(first: first), width: 390, height: 400)
        _ = host.frames
        if let second { host.rootView.boxes.log.proxy?.scrollTo(second, anchor: .top) }
        try host.scroll(to: CGPoint(x: 0, y: 2000))
        host.rootView.boxes.count = 10_000
        host.rootView.boxes.isOther = true
        expectEqual(host.scrollOffset.y, 2000)
    }

    // Before the first layout, a section far away does not exist yet.
    @Test(arguments: [1650, 20, 2999])
    func aSectionIsReachedBeforeTheFirstLayout(id: Int) throws {
        let shelves = LazyShelves(shelves: LazyShelf.of(Array(repeating: 300, count: 10))) {
            Text("\($0.id)").frame(height: 20)
        }
        let host = host(
            shelves.onAppear { shelves.log.proxy?.scrollTo(id, anchor: .top) }, width: 390, height: 400)
        #expect(isInSight(id, in: host))
        // Nothing is scrolled later.
        for step in 0...27 {
            try host.scroll(to: CGPoint(x: 0, y: step * 300))
            expectEqual(host.scrollOffset.y, CGFloat(step * 300))
        }
    }

    // Its section goes before it is shown. Once 16 others have come, nobody waits for it any more.
    @Test(arguments: [true, false]) func whatIsGoneIsForgotten(isFixed: Bool) throws {
        var shelves = LazyShelves(shelves: LazyShelf.of(Array(repeating: 100, count: 40))) { _ in
            Color.green.frame(height: 20)
        }
        if !isFixed { shelves.size = .estimated }
        let host = host(shelves, width: 390, height: 400)
        host.settle()
        host.rootView.log.proxy?.scrollTo(3950, anchor: .top)
        let gone = host.rootView.shelves.removeLast()
        for step in 0...70 {
            if step == 40 { host.rootView.shelves.append(gone) }
            try host.scroll(to: CGPoint(x: 0, y: step * 165))
            host.settle()
            expectEqual(host.scrollOffset.y, CGFloat(step * 165))
        }
    }
}
