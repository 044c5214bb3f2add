import Expectations
import PortableUITesting
import Testing

/// Scrolling to views by their ids, in a window of 100 × 100 points.
@MainActor @Suite struct ScrollViewReaderTests {
    private final class Scroller {
        var proxy: ScrollViewProxy?
        var built = 0
    }

    private struct Numbers: View {
        var axes = Axis.Set.vertical
        let scroller: Scroller

        var body: some View {
            ScrollViewReader { proxy in
                let _ = scroller.proxy = proxy
                ScrollView(axes) {
                    if axes == .vertical {
                        LazyVStack(spacing: 0) { rows }
                    } else {
                        LazyHStack(spacing: 0) { rows }
                    }
                }
            }
        }

        private var rows: some View {
            ForEach(0..<1_000_000) { number in
                let _ = scroller.built += 1
                let length = CGFloat(number % 7 * 4 + 8)
                Color.red.frame(width: length, height: length)
            }
        }
    }

    private func host(_ axes: Axis.Set = .vertical, direction: LayoutDirection = .leftToRight)
        -> (ViewHost<Numbers>, Scroller)
    {
        let scroller = Scroller()
        let shown = PortableUITests.host(
            Numbers(axes: axes, scroller: scroller), width: 100, height: 100, direction: direction)
        _ = shown.frames
        return (shown, scroller)
    }

    @Test(arguments: [UnitPoint.top, .center, .bottom])
    func aRowComesToItsAnchor(anchor: UnitPoint) throws {
        let (host, scroller) = host()
        for number in [500_000, 3, 999_000, 499_999, 700] {
            scroller.built = 0
            scroller.proxy?.scrollTo(number, anchor: anchor)
            let frame = try #require(host.frames.frame(id: number))
            let expected = anchor.y * (100 - frame.height)
            // At the top, no row can come lower than it stands.
            if number > 10 || anchor == .top { expectEqual(frame.minY, expected) }
            #expect(scroller.built < 120)
        }
    }

    @Test func withoutAnAnchorItScrollsNoFurtherThanNeeded() throws {
        let (host, scroller) = host()
        scroller.proxy?.scrollTo(2)
        expectEqual(host.scrollOffset, .zero)
        scroller.proxy?.scrollTo(400_000)
        expectEqual(host.frames.frame(id: 400_000)?.maxY, 100)
        scroller.proxy?.scrollTo(200_000)
        expectEqual(host.frames.frame(id: 200_000)?.minY, 0)
        let offset = host.scrollOffset
        scroller.proxy?.scrollTo(200_001)
        expectEqual(host.scrollOffset, offset)
    }

    @Test(arguments: LayoutDirection.allCases)
    func alongTheOtherAxis(direction: LayoutDirection) throws {
        let (host, scroller) = host(.horizontal, direction: direction)
        scroller.proxy?.scrollTo(123_456, anchor: .leading)
        let frame = try #require(host.frames.frame(id: 123_456))
        #expect(direction == .leftToRight ? frame.minX == 0 : frame.maxX == 100)
        #expect(scroller.built < 120)
    }

    @Test func unknownIdsDoNothing() {
        let (host, scroller) = host()
        scroller.proxy?.scrollTo(400_000)
        let offset = host.scrollOffset
        scroller.proxy?.scrollTo(-1)
        scroller.proxy?.scrollTo("400")
        expectEqual(host.scrollOffset, offset)
    }

    @Test func idsAroundTheReaderAndItsScrollViewDoNotCount() {
        let scroller = Scroller()
        let shown = PortableUITests.host(
            ForEach(["a"], id: \.self) { _ in
                ScrollViewReader { proxy in
                    let _ = scroller.proxy = proxy
                    ScrollView { Color.red.frame(width: 10, height: 500) }.id("b")
                }
                .id("c")
            }, width: 30, height: 100)
        _ = shown.frames
        for id in ["a", "b", "c"] {
            scroller.proxy?.scrollTo(id, anchor: .bottom)
            expectEqual(shown.scrollOffset, .zero, "\(id)")
        }
    }

    @Test func viewsOutsideOfTheReaderAreNotScrolledTo() {
        let scroller = Scroller()
        let shown = PortableUITests.host(
            VStack(spacing: 0) {
                ScrollView { Color.red.frame(width: 10, height: 500).id("a") }
                ScrollViewReader { proxy in
                    let _ = scroller.proxy = proxy
                    ScrollView { Color.red.frame(width: 10, height: 500).id("b") }
                }
                ScrollView { Color.red.frame(width: 10, height: 500).id("c") }
            }, width: 30, height: 300)
        expectEqual(shown.colors.map(\.minY), [0, 100, 200])
        for id in ["a", "c"] {
            scroller.proxy?.scrollTo(id, anchor: .bottom)
            expectEqual(shown.colors.map(\.minY), [0, 100, 200], "\(id)")
        }
        scroller.proxy?.scrollTo("b", anchor: .bottom)
        expectEqual(shown.colors.map(\.minY), [0, -300, 200])
    }
}
