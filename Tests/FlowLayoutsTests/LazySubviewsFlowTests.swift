import Expectations
import LazyFlowLayouts
import TestSupport
import Testing

/// Lazy flows of the views in a closure.
@MainActor @Suite(.inBothModes) struct LazySubviewsFlowTests {
    private final class Log {
        var made: Set<Int> = []
        var proxy: LazyFlowProxy?
    }

    /// A title and boxes of 30 to 70 by 20.
    private struct Boxes: View {
        var count = 100_000
        var title = CGSize(width: 100, height: 30)
        var size: LazyFlowItemSize<Never> = .estimated
        let log = Log()

        var body: some View {
            ScrollView {
                LazyHFlow(size: size, alignment: .top, spacing: 8) {
                    Color.blue.frame(width: title.width, height: title.height).id(-1)
                    ForEach(0..<count, id: \.self) { id in
                        let _ = log.made.insert(id)
                        Color.red.frame(minWidth: 30 + CGFloat(id * 7 % 5) * 10, minHeight: 20)
                    }
                }
            }
        }
    }

    /// Where they are in blocks of 62, as many as cover 400 × 400 points if each has 80 × 32.
    private func frames(_ count: Int) -> [CGRect] {
        let boxes = (0..<count).map {
            Wall.Item(id: $0, size: CGSize(width: 30 + $0 * 7 % 5 * 10, height: 20))
        }
        let wall = Wall(
            items: [Wall.Item(id: -1, size: CGSize(width: 100, height: 30))] + boxes, size: .estimated)
        return FlowLayoutsTests.frames(wall, inBlocksOf: 62)
    }

    @Test func viewsAreMadeAsTheyAreSeen() throws {
        let host = host(Boxes(), width: 390, height: 200)
        let log = host.rootView.log
        let isSeen = { (frame: CGRect) in frame.maxY > 0 && frame.minY < 200 }
        let expected = frames(200)
        expectEqual(host.frames.frames(named: "Color").filter(isSeen), expected.filter(isSeen))
        #expect(log.made.count < 170)

        // What is scrolled to exists, and nothing in between.
        log.made = []
        try host.scroll(to: CGPoint(x: 0, y: 100_000))
        let seen = host.frames.frames(named: "Color").filter(isSeen)
        #expect(seen.count > 20 && log.made.count < 400)
        #expect(log.made.allSatisfy { $0 > 10_000 })
        #expect(host.frames.frames(named: "Color").count < 250)
    }

    /// What is around a view does not hide that it is a single one.
    @Test func viewsWithModifiersAreMadeAsTheyAreSeen() {
        func made(@ViewBuilder _ view: @escaping (Int) -> some View) -> Int {
            let log = Log()
            let host = host(
                ScrollView {
                    LazyHFlow(size: .estimated) {
                        ForEach(0..<5000, id: \.self) { id in
                            let _ = log.made.insert(id)
                            view(id)
                        }
                    }
                }, width: 390, height: 200)
            _ = host.frames
            return log.made.count
        }
        let box = Color.red.frame(width: 30, height: 20)
        #expect(made { _ in box } < 400)
        #expect(made { _ in box.onAppear {} } < 400)
        #expect(made { id in box.id(-id) } < 400)
        #expect(made { _ in box.task {} } < 400)
        #expect(made { id in box.animation(.default, value: id) } < 400)
        #expect(made { _ in TextField("A", text: .constant("")) } < 400)
        #expect(made { id in if id % 2 == 0 { box } else { Text("A").bold() } } < 400)
        #expect(made { _ in Group { Button("A") {} }.onChange(of: 1) {} } < 400)
    }

    @Test func viewsComeAndGo() {
        let host = host(Boxes(count: 40), width: 390, height: 800)
        expectEqual(host.frames.frames(named: "Color"), frames(40))
        host.rootView.count = 60
        expectEqual(host.frames.frames(named: "Color"), frames(60))
        host.rootView.count = 3
        expectEqual(host.frames.frames(named: "Color"), frames(3))
    }

    // Three of 100 and two spacings are on a line of 390.
    @Test func allViewsMayHaveOneSize() {
        let host = host(
            Boxes(count: 6, size: .fixed(CGSize(width: 100, height: 50))), width: 390, height: 800)
        expectEqual(
            host.frames.frames(named: "Color"),
            [
                // In the middle of its frame.
                rect(0, 10, 100, 30), rect(108, 0, 100, 50), rect(216, 0, 100, 50), rect(0, 58, 100, 50),
                rect(108, 58, 100, 50), rect(216, 58, 100, 50), rect(0, 116, 100, 50),
            ])
    }

    /// A flow of views in a reader, with other views before those of the `ForEach`.
    private struct Numbers: View {
        var size: LazyFlowItemSize<Never>
        let log = Log()

        var body: some View {
            LazyFlowReader { proxy in
                let _ = log.proxy = proxy
                ScrollView {
                    LazyHFlow(size: size, spacing: 10) {
                        Box(60, 20).id("first")
                        Text("second")
                        ForEach(0..<10_000, id: \.self) { number in
                            let _ = log.made.insert(number)
                            Color.red.frame(width: 60, height: 20)
                        }
                    }
                }
            }
        }
    }

    // Three of 60 fill a line of 200, so 7,000 is the first of line 2,334, and 7,001 in the middle of it. Without known
    // sizes, the view is in sight: at about the same part of the window of 110 as of its block of 100.
    @Test(arguments: [true, false])
    func aReaderScrollsToViews(isFixed: Bool) {
        let size = CGSize(width: 60, height: 20)
        let host = host(
            Numbers(size: isFixed ? .fixed(size) : .estimated(size)), width: 200, height: 110)
        let log = host.rootView.log
        expectEqual(host.frames.frame(id: "first")?.minY, 0)
        log.made = []
        log.proxy?.scrollTo(7001, anchor: .top)
        let top = host.frames.frame(id: 7001)?.minY ?? .infinity
        #expect(isFixed ? abs(top) < 1e-9 : (-20..<110).contains(top))
        #expect(log.made.count < (isFixed ? 100 : 400))
        log.proxy?.scrollTo("first", anchor: .top)
        let first = host.frames.frame(id: "first")?.minY ?? .infinity
        #expect(isFixed ? first == 0 : (-20..<110).contains(first))
        // There is no such view.
        let offset = host.scrollOffset
        log.proxy?.scrollTo(10_000, anchor: .top)
        expectEqual(host.scrollOffset, offset)
        log.proxy?.scrollTo("second", anchor: .top)
        #expect(abs(host.frames.frame(id: "first")?.minY ?? .infinity) < 110)
    }

    // Three of 100 and two gaps of 10 fill a line of 320: rows of 0 to 2 and 3 below the first header, and of 10 below the
    // second. Before them, a view outside of all sections.
    @Test(arguments: [true, false])
    func sectionsHaveHeaders(isFixed: Bool) throws {
        let size: LazyFlowItemSize<Never> = isFixed ? .fixed(CGSize(width: 100, height: 40)) : .estimated
        let flow = LazyHFlow(size: size, spacing: 10) {
            Box(100, 40).id("before")
            Section {
                ForEach(0..<4, id: \.self) { _ in Box(100, 40) }
            } header: {
                Text("First").frame(height: 20)
            }
            Section {
                ForEach(10..<60, id: \.self) { _ in Box(100, 40) }
            } header: {
                Text("Second").frame(height: 20)
            }
        }
        let host = host(ScrollView { flow }, width: 320, height: 300)
        expectEqual(host.frames.frame(id: "before"), rect(0, 0, 100, 40))
        expectEqual(host.frames.frame(id: 2), rect(220, 80, 100, 40))
        expectEqual(host.frames.frame(id: 3), rect(0, 130, 100, 40))
        expectEqual(host.frames.frame(id: 10), rect(0, 210, 100, 40))
        // The header stays at the top.
        try host.scroll(to: CGPoint(x: 0, y: 400))
        expectEqual(host.frames.frames(named: "Text").last?.minY, 4)
        #expect(host.frames.frame(id: 3) == nil || host.frames.frame(id: 3)?.maxY ?? 0 < 0)
    }
}
