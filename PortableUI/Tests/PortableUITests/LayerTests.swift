import Expectations
import PortableUITesting
import Testing

/// Backgrounds, overlays and borders.
@MainActor @Suite struct LayerTests {
    @Test func aLayerIsOfferedTheViewsSize() {
        let host = host(Text("A").padding(4).background(Color.green.opacity(0.5), in: Capsule()), width: 100)
        expectEqual(host.size, CGSize(width: 14, height: 20))
        expectEqual(host.frames.frames(named: "Capsule"), [rect(0, 0, 14, 20)])
        expectEqual(host.texts, [rect(4, 4, 6, 12)])
        expectEqual(
            host.displayList.items.first?.content,
            .fill(
                Capsule().path(in: rect(0, 0, 14, 20)),
                Color.green.opacity(0.5).resolve(in: EnvironmentValues())))
    }

    @Test func severalViewsInALayerAreStacked() {
        let host = host(
            Color.red.frame(width: 50, height: 50).overlay(alignment: .bottomTrailing) {
                Color.blue.frame(width: 20, height: 10)
                Color.green.frame(width: 4, height: 4)
            })
        expectEqual(host.colors, [rect(0, 0, 50, 50), rect(30, 40, 20, 10), rect(38, 43, 4, 4)])
    }

    @Test func aModifierOfSeveralViewsIsForEach() {
        let host = host(
            VStack(spacing: 0) {
                Group {
                    Text("A"); Text("BB")
                }.background(Color.red)
            })
        expectEqual(host.frames.frames(named: "Rectangle"), [rect(3, 0, 6, 12), rect(0, 12, 12, 12)])
    }

    @Test func aBorderIsInside() {
        let host = host(Text("A").border(Color.red, width: 2))
        expectEqual(host.size, CGSize(width: 6, height: 12))
        let red = Color.red.resolve(in: EnvironmentValues())
        expectEqual(host.displayList.items.last?.content, .stroke(Path(rect(1, 1, 4, 10)), red, lineWidth: 2))
        expectEqual(host.displayList.items.last?.frame, rect(0, 0, 6, 12))
    }

    /// The frame of a divider in a layer of a text of 18 × 12, which stands in some container.
    private func divider(_ view: some View) -> CGRect? {
        host(view).frames.frames(named: "Divider").first
    }

    @Test func aLayerKnowsTheStackThatItsViewIsIn() {
        let text = Text("AAA")
        let upright = rect(8.5, 0, 1, 12)
        expectEqual(divider(HStack { text.background(Divider()) }), upright)
        expectEqual(divider(HStack { text.overlay { Divider() } }), upright)
        expectEqual(divider(HStack { text.overlay { AnyView(Divider().opacity(0.5)) } }), upright)
        expectEqual(divider(AnyLayout(HStackLayout()) { text.overlay { Divider() } }), upright)
        expectEqual(divider(VStack { text.overlay { Divider() } }), rect(0, 5.5, 18, 1))
        expectEqual(divider(HStack { ZStack { text.overlay { Divider() } } }), rect(0, 5.5, 18, 1))
        let spacer = host(HStack { text.background { Spacer() } }).frames.frames(named: "Spacer")
        expectEqual(spacer, [rect(0, 6, 18, 0)])
    }

    // What may be any number of views is in a ZStack of its own, also where it turns out to be one.
    @Test func severalViewsInALayerKnowNoStack() {
        let text = Text("AAA")
        let lying = rect(0, 5.5, 18, 1)
        expectEqual(
            divider(
                HStack {
                    text.overlay {
                        Divider(); Text("B")
                    }
                }), lying)
        let isShown = true
        expectEqual(divider(HStack { text.overlay { if isShown { Divider() } } }), lying)
        expectEqual(divider(HStack { text.overlay { ForEach(0..<1) { _ in Divider() } } }), lying)
        expectEqual(divider(HStack { text.overlay { Divider().id(1) } }), lying)
    }

    @Test func aModifierOfSeveralViewsInALayerIsForAll() {
        let host = host(
            Color.red.frame(width: 50, height: 50).overlay {
                Group {
                    Color.blue.frame(width: 20, height: 10)
                    Color.green.frame(width: 4, height: 4)
                }
                .padding(5)
            })
        expectEqual(host.frames.frames(named: "padding"), [rect(10, 15, 30, 20)])
    }
}
