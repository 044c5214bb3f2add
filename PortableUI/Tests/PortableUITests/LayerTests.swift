import Expectations
import PortableUITesting
import Testing

/// Backgrounds, overlays and borders.
@MainActor @Suite struct LayerTests {
    private func kinds(_ view: some View) -> [String] {
        host(view).displayList.items.map { item in
            switch item.content {
            case .fill: "fill"
            case .stroke: "stroke"
            case .text(let text, _): text.string
            }
        }
    }

    @Test func aBackgroundIsBehindAndAnOverlayInFront() {
        expectEqual(kinds(Text("A").background(Color.red)), ["fill", "A"])
        expectEqual(kinds(Text("A").overlay(Color.red)), ["A", "fill"])
        expectEqual(kinds(Text("A").background { Text("B") }.overlay { Text("C") }), ["B", "A", "C"])
        expectEqual(kinds(Text("A").background(.red).background(Text("B"))), ["B", "fill", "A"])
        expectEqual(kinds(Text("A").background(EmptyView())), ["A"])
    }

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

    @Test func aLayerIsAlignedInTheView() {
        func layer(_ alignment: Alignment) -> [CGRect] {
            host(Text("AAA").overlay(alignment: alignment) { Color.red.frame(width: 4, height: 2) }).colors
        }
        expectEqual(layer(.center), [rect(7, 5, 4, 2)])
        expectEqual(layer(.topLeading), [rect(0, 0, 4, 2)])
        expectEqual(layer(.bottomTrailing), [rect(14, 10, 4, 2)])
        // The layer has no text and stands on the view's baseline.
        expectEqual(layer(.leadingFirstTextBaseline), [rect(0, 7, 4, 2)])
        expectEqual(
            host(Text("AAA").background(Color.red.frame(width: 4, height: 2), alignment: .top)).colors,
            [
                rect(7, 0, 4, 2)
            ])
    }

    @Test func aLayerDoesNotChangeTheLayout() {
        let host = host(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("A").background(Color.red.frame(width: 100, height: 100))
                Text("B")
            })
        expectEqual(host.size, CGSize(width: 12, height: 12))
        expectEqual(host.colors, [rect(-47, -44, 100, 100)])
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

    @Test func aBackgroundInAShapeHasTheColorOfTheSurroundings() {
        let host = host(Text("A").background(in: Rectangle()))
        let white = Color.white.resolve(in: EnvironmentValues())
        expectEqual(host.displayList.items.first?.content, .fill(Path(rect(0, 0, 6, 12)), white))
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
