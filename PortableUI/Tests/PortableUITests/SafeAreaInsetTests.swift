import PortableUITesting
import Testing

/// Views at the edges of others, which leave them less space.
@MainActor @Suite struct SafeAreaInsetTests {
    private func blocks(_ view: some View, direction: LayoutDirection = .leftToRight) -> [CGRect] {
        host(view, width: 100, height: 100, direction: direction).colors
    }

    private var bar: some View { Color.blue.frame(height: 20) }
    private var rail: some View { Color.blue.frame(width: 20) }

    @Test func theInsetGetsItsSizeFirst() {
        #expect(
            blocks(Color.red.safeAreaInset(edge: .bottom, spacing: 0) { bar })
                == [rect(0, 0, 100, 80), rect(0, 80, 100, 20)])
        #expect(
            blocks(Color.red.safeAreaInset(edge: .top, spacing: 5) { bar })
                == [rect(0, 0, 100, 20), rect(0, 25, 100, 75)])
        #expect(
            blocks(Color.red.safeAreaInset(edge: .trailing) { rail })
                == [rect(0, 0, 72, 100), rect(80, 0, 20, 100)])
        #expect(
            blocks(Color.red.safeAreaInset(edge: .leading, spacing: 0) { rail }, direction: .rightToLeft)
                == [rect(80, 0, 20, 100), rect(0, 0, 80, 100)])
    }

    @Test func aScrollViewScrollsInWhatIsLeft() {
        let host = host(
            ScrollView { Color.red.frame(height: 300) }
                .safeAreaInset(edge: .bottom, spacing: 0) { bar },
            width: 100, height: 100)
        #expect(host.frames.frames(named: "ScrollView") == [rect(0, 0, 100, 80)])
        host.scroll(to: CGPoint(x: 0, y: 1000))
        #expect(host.scrollOffset.y == 220)
    }

    @Test func theInsetIsAligned() {
        #expect(
            blocks(
                Color.red.safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) {
                    bar.frame(width: 30)
                })
                == [rect(0, 0, 100, 80), rect(70, 80, 30, 20)])
    }
}
