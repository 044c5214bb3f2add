import FlowLayouts
import TestSupport
import Testing

/// Lazy flows of views whose sizes are estimated until they are seen.
@MainActor @Suite struct LazyFlowEstimateTests {
    @Test func fromTheTopViewsStandWhereTheyWouldInAFlow() {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        let host = show(Wall(2000, seed: seed, size: .estimated(CGSize(width: 50, height: 24))))
        let frames = frames(host.rootView)
        for offset in stride(from: CGFloat.zero, to: 8000, by: 250) {
            host.scroll(to: CGPoint(x: 0, y: offset))
            #expect(host.scrollOffset.y == offset)
            #expect(host.seen() == seen(frames, at: offset), "seed \(seed)")
        }
    }

    @Test(arguments: [CGFloat(20), 70, 200])
    func correctionsAboveDoNotMoveWhatIsOnScreen(estimate: CGFloat) {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        let wall = Wall(20_000, seed: seed, size: .estimated(CGSize(width: estimate, height: 24)))
        expectStillness(show(wall), "seed \(seed)")
    }

    @Test func correctionsAmongRightEstimatesDoNotMoveWhatIsOnScreen() {
        let items = (0..<20_000).map { id in
            Wall.Item(id: id, size: CGSize(width: id.isMultiple(of: 17) ? 150 : 70, height: 24))
        }
        expectStillness(show(Wall(items: items, size: .estimated(CGSize(width: 70, height: 24)))), "")
    }

    /// Scrolls back from the middle. What is seen then moves by just as much.
    private func expectStillness(_ host: ViewHost<Wall>, _ comment: String) {
        host.scroll(to: CGPoint(x: 0, y: 20_000))
        var before = host.seen()
        for step in 0..<120 {
            let distance = CGFloat(step % 5 * 9 + 3)
            host.scroll(to: CGPoint(x: 0, y: host.scrollOffset.y - distance))
            let now = host.seen()
            for (id, frame) in before where frame.maxY + distance < 800 {
                #expect(now[id] == frame.offsetBy(dx: 0, dy: distance), "\(comment), step \(step)")
            }
            before = now
        }
        expectLines(in: host, "\(comment)")
    }

    /// The boxes that there are stand one after another in lines, none of which is too long.
    private func expectLines(in host: ViewHost<Wall>, _ comment: Comment) {
        let lines = host.lines()
        let ids = lines.flatMap { $0.map(\.id) }
        #expect(ids == Array((ids.first ?? 0)..<(ids.first ?? 0) + ids.count), comment)
        for line in lines {
            for (box, next) in zip(line, line.dropFirst()) {
                #expect(next.frame.minX == box.frame.maxX + 8, comment)
                #expect(next.frame.minY == box.frame.minY, comment)
            }
            #expect((line.last?.frame.maxX ?? 0) <= 390, comment)
        }
        for (line, next) in zip(lines, lines.dropFirst()) {
            #expect(next.first?.frame.minY == (line.map(\.frame.maxY).max() ?? 0) + 8, comment)
        }
        // Each row holds one line: it is not just wrapped.
        #expect(host.frames.frames(named: "HFlowLayout").count == lines.count, comment)
    }

    @Test(arguments: [CGFloat(20), 70, 200])
    func whereItIsScrolledToLinesAreBrokenByWhatIsMeasured(estimate: CGFloat) throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        for offset in [5_000, 40_000, 100_000] as [CGFloat] {
            let host = show(Wall(20_000, seed: seed, size: .estimated(CGSize(width: estimate, height: 24))))
            host.scroll(to: CGPoint(x: 0, y: offset))
            #expect(Set(host.rootView.log.take()).count < 2000)
            expectLines(in: host, "seed \(seed), offset \(offset)")
        }
    }

    @Test(arguments: [1, 10, 100] as [CGFloat])
    func whateverTheEstimateItTakesFewRounds(estimate: CGFloat) {
        expectFewRounds(1_000_000, estimate: estimate, ids: [777_777, 999_999]) { _ in 1 }
    }

    @Test func whereSizesDifferFromPlaceToPlaceItTakesFewRounds() {
        // 10,000 small ones, as many that are ten times as large, and so on.
        expectFewRounds(100_000, estimate: 100, ids: [25_000, 35_000, 29_900, 10_000]) { id in
            (id / 10_000).isMultiple(of: 2) ? 1 : 10
        }
    }

    /// Opens a flow of boxes that are 5 to 15 points wide and high, times a scale, scrolls to some and back from
    /// there. What is seen then moves by just as much.
    private func expectFewRounds(
        _ count: Int, estimate: CGFloat, ids: [Int], scale: (_ id: Int) -> CGFloat
    ) {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let items = (0..<count).map { id in
            let (width, height) = (random.length(in: 5...15), random.length(in: 5...15))
            return Wall.Item(id: id, size: CGSize(width: width * scale(id), height: height * scale(id)))
        }
        let host = show(Wall(items: items, size: .estimated(CGSize(width: estimate, height: estimate))))
        let log = host.rootView.log

        // The first two rounds find out how wide the flow is. At most 1100 boxes meet the window.
        _ = host.frames
        #expect(log.rounds <= 10, "seed \(seed)")
        #expect(log.take().count <= 10 * 1100, "seed \(seed)")
        func expectFew(_ action: () -> Void) {
            log.rounds = 0
            action()
            expectLines(in: host, "seed \(seed)")
            #expect(log.rounds <= 8, "seed \(seed)")
            #expect(log.take().count <= 8 * 1100, "seed \(seed)")
        }
        for id in ids {
            expectFew { log.proxy?.scrollTo(id, anchor: .top) }
            for distance in [3, 40, 400] as [CGFloat] {
                let before = host.seen().mapValues { $0.offsetBy(dx: 0, dy: distance) }
                expectFew { host.scroll(to: CGPoint(x: 0, y: host.scrollOffset.y - distance)) }
                let now = host.seen()
                #expect(before.allSatisfy { $1.minY >= 800 || now[$0] == $1 }, "seed \(seed), from \(id)")
            }
        }
    }

    @Test func anIdIsScrolledToWhereSizesAreEstimated() throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let host = show(Wall(100_000, seed: seed, size: .estimated(CGSize(width: 60, height: 24))))
        let log = host.rootView.log
        _ = host.frames
        for _ in 0..<10 {
            _ = log.take()
            let id = Int.random(in: 0..<99_000, using: &random)
            log.proxy?.scrollTo(id, anchor: .top)
            let frame = try #require(host.seen()[id], "seed \(seed)")
            // Its own row is at the top, or was until views before it turned out to be longer.
            #expect(frame.minY >= 0 && frame.minY < 150)
            #expect(log.take().count < 3000)
        }
    }

    // Six of 50 and of 52 fill 340 and 352 of 390: the lines are the same.
    @Test func whereNoLineChangesNothingIsEvaluatedAgain() {
        let items = (0..<1000).map { Wall.Item(id: $0, size: CGSize(width: 52, height: 31)) }
        let host = show(Wall(items: items, size: .estimated(CGSize(width: 50, height: 24))))
        #expect(host.seen() == seen(frames(host.rootView), at: 0))
        // One to learn how wide the flow is, and one with views.
        #expect(host.rootView.log.rounds == 2)
        host.scroll(to: CGPoint(x: 0, y: 500))
        #expect(host.seen() == seen(frames(host.rootView), at: 500))
        #expect(host.rootView.log.rounds == 2)
    }

    // Seven of 48 fill 384, and seven of 49 would fill 391.
    @Test func anEstimateThatIsALittleTooSmallIsCorrected() {
        let items = (0..<1000).map { Wall.Item(id: $0, size: CGSize(width: 49, height: 24)) }
        let host = show(Wall(items: items, size: .estimated(CGSize(width: 48, height: 24))))
        #expect(host.seen() == seen(frames(host.rootView), at: 0))
        expectLines(in: host, "")
    }

    // Three of 60 are on a line of 210, and none of them takes what it leaves, which would be remembered.
    @Test(arguments: [true, false])
    func viewsDoNotGrowOrShrink(isEstimated: Bool) {
        let size = CGSize(width: 60, height: 20)
        let view = ScrollView {
            LazyHFlow(0..<6, id: \.self, size: isEstimated ? .estimated(size) : .fixed(size), spacing: 10) {
                _ in
                Color.red.frame(minWidth: 20, idealWidth: 60, maxWidth: .infinity).frame(height: 20)
                    .flowGrow().flowShrink().flowBreaksAfter()
            }
        }
        #expect(
            boxes(view, width: 210, height: 100) == [
                rect(0, 0, 60, 20), rect(70, 0, 60, 20), rect(140, 0, 60, 20), rect(0, 30, 60, 20),
                rect(70, 30, 60, 20), rect(140, 30, 60, 20),
            ])
    }

    @Test func aTextThatIsTooLongWraps() {
        struct Words: View {
            let words: [String]
            var body: some View {
                ScrollView {
                    LazyHFlow(words, id: \.self, size: .estimated(CGSize(width: 20, height: 12)), spacing: 0)
                    {
                        Text($0)
                    }
                }
            }
        }
        let words = ["A", "BBBB CCCC DDDD", "EE", "FFF"]
        let lazy = host(Words(words: words), width: 60, height: 100)
        let flow = host(
            HFlow(spacing: 0) { ForEach(words, id: \.self) { Text($0) } }, width: 60, height: 100)
        #expect(lazy.frames.frames(named: "Text") == flow.frames.frames(named: "Text"))
    }
}
