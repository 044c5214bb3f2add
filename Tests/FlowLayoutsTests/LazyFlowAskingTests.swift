import Expectations
import LazyFlowLayouts
import PortableUITesting
import Testing

/// What a lazy flow asks of its elements, and what it answers before anything is known.
@MainActor @Suite(.inBothModes) struct LazyFlowAskingTests {
    private struct Screen<Numbers: RandomAccessCollection>: View where Numbers.Element == Int {
        var numbers: Numbers
        var title = 0
        var width: CGFloat = 40
        let log: CountedNumbers.Log

        var body: some View {
            VStack(spacing: 0) {
                Text("\(title)")
                ScrollView {
                    LazyHFlow(
                        numbers, id: \.self,
                        size: .fixed {
                            log.count += 1
                            return CGSize(width: width + CGFloat($0 % 2), height: 20)
                        },
                        spacing: 8
                    ) { _ in
                        Color.red
                    }
                }
            }
        }
    }

    /// How often elements are asked for their size when the view around the flow is evaluated again.
    private func askedAgain<Numbers>(in host: ViewHost<Screen<Numbers>>) -> Int {
        _ = host.frames
        host.rootView.log.count = 0
        host.rootView.title += 1
        _ = host.frames
        return host.rootView.log.count
    }

    // 390 points have 8 columns of about 40 and 8, and 800 have 29 rows; twice as many exist as are seen.
    @Test func fewElementsAreAskedWhenTheViewAroundIsEvaluated() {
        let log = CountedNumbers.Log()
        let host = host(Screen(numbers: Array(0..<100_000), log: log), width: 390, height: 800)
        _ = host.frames
        #expect(log.count >= 100_000)
        for title in 1..<10 {
            log.count = 0
            host.rootView.title = title
            _ = host.frames
            #expect((1..<3000).contains(log.count))
        }
        // Another width of those on screen is another width of all.
        log.count = 0
        host.rootView.width = 80
        #expect(host.frames.frame(id: 1)?.minX == 88)
        #expect(log.count >= 100_000)
        // Another collection is asked anew, also if it has as many elements.
        log.count = 0
        host.rootView.numbers = Array(1...100_000)
        _ = host.frames
        #expect(log.count >= 100_000)
        #expect((1..<3000).contains(askedAgain(in: host)))
    }

    // A width that is none counts as 0, so that 49 are on a row.
    @Test(arguments: [-50, .nan] as [CGFloat])
    func sizesThatAreNoneAreAskedForOnce(width: CGFloat) {
        let host = host(
            Screen(numbers: Array(0..<100_000), width: width, log: CountedNumbers.Log()), width: 390,
            height: 800)
        #expect((1..<9000).contains(askedAgain(in: host)))
    }

    // As above, where two sections meet: 5,000 elements of 40, 8 apart, are 625 rows of 8, 28 from the next.
    @Test func fewElementsOfSectionsAreAskedWhenTheViewAroundIsEvaluated() throws {
        struct Sections: View {
            let sections = LazyShelf.of([5000, 5000])
            var title = 0
            let log = CountedNumbers.Log()

            var body: some View {
                VStack(spacing: 0) {
                    Text("\(title)")
                    ScrollView {
                        LazyHFlow(
                            sections: sections, elements: \.boxes,
                            size: .fixed { _ in
                                log.count += 1
                                return CGSize(width: 40, height: 20)
                            },
                            spacing: 8
                        ) { _ in
                            Color.red
                        } header: { _ in
                            Color.blue.frame(height: 20)
                        }
                    }
                }
            }
        }
        let host = host(Sections(), width: 390, height: 800)
        try host.scroll(to: CGPoint(x: 0, y: 625 * 28 - 400))
        for id in [4999, 5000] { #expect(host.frames.frame(id: id) != nil) }
        host.rootView.log.count = 0
        host.rootView.title += 1
        _ = host.frames
        #expect((1..<3000).contains(host.rootView.log.count))
    }

    // Of a range and of a part of an array it is known, too, that they are the same.
    @Test func rangesAreAskedOnce() {
        let log = CountedNumbers.Log()
        let host = host(Screen(numbers: 0..<100_000, log: log), width: 390, height: 800)
        #expect((1..<3000).contains(askedAgain(in: host)))
    }

    @Test func aPartOfAnArrayIsAskedOnce() {
        let log = CountedNumbers.Log()
        let host = host(Screen(numbers: Array(0..<100_000)[10...], log: log), width: 390, height: 800)
        #expect((1..<3000).contains(askedAgain(in: host)))
        log.count = 0
        host.rootView.numbers = host.rootView.numbers.dropFirst()
        _ = host.frames
        #expect(log.count >= 90_000)
    }

    // Whether a collection of another type is what it was, nobody can tell. It may refer to what has changed.
    @Test func anyOtherCollectionIsAskedAgain() {
        let log = CountedNumbers.Log()
        let host = host(Screen(numbers: CountedNumbers(), log: log), width: 390, height: 800)
        #expect((100_000..<103_000).contains(askedAgain(in: host)))
    }

    @Test func aCollectionOfAnotherTypeIsAskedAnew() {
        struct Either: View {
            var isArray = false
            let log = CountedNumbers.Log()

            var body: some View { ScrollView { isArray ? flow(of: Array(0..<1000)) : flow(of: 0..<1000) } }

            private func flow(of numbers: some RandomAccessCollection<Int>) -> LazyHFlow {
                let size = LazyFlowItemSize<Int>.fixed { _ in
                    log.count += 1
                    return CGSize(width: 40, height: 20)
                }
                return LazyHFlow(numbers, id: \.self, size: size) { _ in Color.red }
            }
        }
        let host = host(Either(), width: 390, height: 80)
        _ = host.frames
        host.rootView.log.count = 0
        host.rootView.isArray = true
        _ = host.frames
        #expect(host.rootView.log.count >= 1000)
    }

    @Test func noIdsAreAskedForThatAreNotNeeded() {
        struct Equal: View {
            let numbers: CountedNumbers
            var title = 0

            var body: some View {
                ScrollView {
                    Text("\(title)")
                    LazyHFlow(numbers, id: \.self, size: .fixed(CGSize(width: 40, height: 20))) { _ in
                        Color.red
                    }
                }
            }
        }
        var numbers = CountedNumbers()
        numbers.endIndex = 1_000_000
        let host = host(Equal(numbers: numbers), width: 390, height: 800)
        _ = host.frames
        #expect(numbers.log.count < 3000)
        numbers.log.count = 0
        host.rootView.title = 1
        _ = host.frames
        #expect(numbers.log.count < 3000)
    }

    // Rows of three: 20 rows of 20, 8 apart, are 552 high. Without another pass, a flow of a few views is complete.
    @Test func theFirstPassHasTheSizeAndTheViews() {
        let flow = LazyHFlow(0..<60, id: \.self, size: .fixed(CGSize(width: 50, height: 20)), spacing: 8) {
            _ in
            Color.red
        }
        let first = ViewHost(flow, proposal: ProposedViewSize(width: 170, height: nil), roundLimit: 1)
        expectEqual(first.frames.frame.size, size(170, 552))
        expectEqual(first.frames.frames(named: "Color").count, 60)
        expectEqual(first.frames.frame(id: 4), rect(58, 28, 50, 20))
    }

    // Ten rows of one view each are 20 or 40 high.
    @Test func aFlowOutOfSightFollowsTheSizesOfItsElements() throws {
        struct Zoomed: View {
            var height: CGFloat = 20

            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        LazyHFlow(
                            0..<10, id: \.self, size: .fixed { _ in CGSize(width: 390, height: height) },
                            spacing: 0
                        ) { _ in
                            Color.red
                        }
                        Color.blue.frame(height: 2000).id("below")
                    }
                }
            }
        }
        let host = host(Zoomed(), width: 390, height: 100)
        try host.scroll(to: CGPoint(x: 0, y: 1000))
        expectEqual(host.frames.frame(id: "below")?.minY, -800)
        host.rootView.height = 40
        expectEqual(host.frames.frame(id: "below")?.minY, -600)
    }

    // Three of 80 fit with two gaps of 46, and then 3 rows of 20 are 17 apart.
    @Test func aFlowOutOfSightHasItsSeparators() throws {
        struct Separated: View {
            var count = 0

            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        LazyHFlow(
                            0..<count, id: \.self, size: .fixed(CGSize(width: 80, height: 20)), spacing: 8
                        ) { _ in
                            Color.red
                        }
                        .itemSeparator { Box(30, 1) }
                        .lineSeparator { Divider() }
                        Color.blue.frame(height: 2000).id("below")
                    }
                }
            }
        }
        let host = host(Separated(), width: 390, height: 100)
        try host.scroll(to: CGPoint(x: 0, y: 1000))
        expectEqual(host.frames.frame(id: "below")?.minY, -1000)
        host.rootView.count = 9
        let length: CGFloat = 3 * 20 + 2 * 17
        expectEqual(host.frames.frame(id: "below")?.minY, length - 1000)
    }

    @Test(arguments: [true, false])
    func nothingOutlivesTheHost(isFixed: Bool) async throws {
        final class Token {}
        struct Reader: View {
            let token: Token
            let isFixed: Bool

            var body: some View {
                LazyFlowReader { proxy in
                    ScrollView {
                        LazyHFlow(
                            0..<1000, id: \.self,
                            size: isFixed ? .fixed { _ in CGSize(width: 30, height: 20) } : .estimated,
                            spacing: 8
                        ) { [token] _ in
                            withExtendedLifetime(token) { Box(30, 20) }
                        }
                        .onFlowReorder { [token] _, _ in withExtendedLifetime(token) {} }
                    }
                    .onAppear { proxy.scrollTo(500, anchor: .top) }
                }
            }
        }
        weak var token: Token?
        do {
            let new = Token()
            token = new
            let host = host(Reader(token: new, isFixed: isFixed), width: 390, height: 400)
            _ = host.frames
            try host.scroll(to: CGPoint(x: 0, y: 300))
            host.proposal.width = 200
            _ = host.frames
        }
        // What waits on the main queue knows the views.
        await Task { @MainActor in }.value
        #expect(token == nil)
    }

    // MARK: No width

    // 5 views of 30, 8 apart.
    @Test func withoutAWidthAllViewsAreInARow() {
        func flow(_ size: LazyFlowItemSize<Int>) -> some View {
            LazyHFlow(0..<5, id: \.self, size: size, spacing: 8) { _ in Box(30, 20) }
        }
        for size in [LazyFlowItemSize<Int>.fixed(CGSize(width: 30, height: 20)), .estimated] {
            expectEqual(flow(size).size(width: nil), FlowLayoutsTests.size(182, 20))
            let host = host(ScrollView(.horizontal) { flow(size) }, width: 100, height: 50)
            expectEqual(host.frames.frames(named: "Color").map(\.minX), [0, 38, 76, 114, 152])
        }
    }

    // The longest view is 60, and a row of all is 15 high. Where there is no end, it ends nowhere.
    @Test func itSaysTheLeastAndTheMost() {
        let flow = LazyHFlow(
            0..<5, id: \.self, size: .fixed { CGSize(width: $0 == 3 ? 60 : 30, height: $0 == 1 ? 15 : 10) },
            spacing: 8
        ) { _ in Color.red }
        expectEqual(flow.size(width: 0, height: 0), size(60, 15))
        expectEqual(flow.size(width: .infinity), size(.infinity, 15))
        expectEqual(flow.sizing(.hug).size(width: .infinity), size(4 * 30 + 60 + 4 * 8, 15))
    }

    // It takes what it is offered, as a color does: each half.
    @Test func itSharesAStackWithAColor() {
        let stack = HStack(spacing: 0) {
            LazyHFlow(0..<5, id: \.self, size: .fixed(CGSize(width: 30, height: 20)), spacing: 8) { _ in
                Color.red
            }
            Color.blue
        }
        let host = host(stack, width: 200, height: 100)
        expectEqual(host.frames.frames(named: "Color").last, rect(100, 0, 100, 100))
    }

    // MARK: Separators

    // Four chips of 80, 8 apart, with a divider of a point in the middle of each gap of 17: 4 × 80 + 3 × 17 = 371 of 390.
    @Test(arguments: [true, false])
    func aDividerTakesWhatItTakesInAFlow(isFixed: Bool) {
        let size: LazyFlowItemSize<Int> = isFixed ? .fixed(CGSize(width: 80, height: 30)) : .estimated
        let lazy = host(
            ScrollView {
                LazyHFlow(0..<8, id: \.self, size: size, spacing: 8) { _ in Box(80, 30) }
                    .itemSeparator { Divider() }.lineSeparator { Divider() }
            }, width: 390, height: 200)
        expectEqual(
            lazy.frames.frames(named: "Color").map(\.minX), [0, 97, 194, 291, 0, 97, 194, 291])
        // What is not needed draws nothing.
        let drawn = lazy.displayList.items.map(\.frame)
        expectEqual(drawn.filter { $0.width == 1 }.map(\.minX), [88, 185, 282, 88, 185, 282])
        expectEqual(drawn.filter { $0.height == 1 }, [rect(0, 38, 390, 1)])
    }
}
