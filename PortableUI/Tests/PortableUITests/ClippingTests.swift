import Expectations
import PortableUITesting
import Testing

/// What clips views, and their shadows.
@MainActor @Suite struct ClippingTests {
    private func effects(_ view: some View) -> [[DisplayEffect]] { host(view).displayList.effects }

    @Test func clippingLeavesTheLayout() {
        let host = host(
            HStack(spacing: 0) {
                Text("AA").frame(width: 4).clipped()
                Text("B").clipShape(Circle())
            })
        expectEqual(host.size, CGSize(width: 10, height: 24))
        expectEqual(host.frames.frames(named: "clipped"), [rect(0, 0, 4, 24)])
        expectEqual(host.frames.frames(named: "clipShape"), [rect(4, 6, 6, 12)])
    }

    @Test func aClipIsTheShapeInTheFrame() {
        expectEqual(
            effects(Text("AAA").fixedSize().frame(width: 10).clipped().padding(2)),
            [[.clip(Path(rect(2, 2, 10, 12)))]])
        expectEqual(effects(Text("A").clipShape(Rectangle())), [[.clip(Path(rect(0, 0, 6, 12)))]])
        let chip = Text("A").padding(4).background(Color.red).clipShape(Capsule()).padding(10)
        let capsule = DisplayEffect.clip(Capsule().path(in: rect(10, 10, 14, 20)))
        expectEqual(effects(chip), [[capsule], [capsule]])
    }

    // MARK: Shadows

    @Test func aShadowIsOfAllOfTheView() {
        let view = Text("A").padding(4).background(Color.white).shadow(color: .red, radius: 3, x: 1, y: 2)
        let shadow = DisplayEffect.shadow(
            DisplayShadow(
                color: Color.red.resolve(in: EnvironmentValues()), radius: 3,
                offset: CGSize(width: 1, height: 2)))
        expectEqual(effects(view), [[shadow], [shadow]])
        expectEqual(host(view).displayList.items.map(\.frame), [rect(0, 0, 14, 20), rect(4, 4, 6, 12)])
        expectEqual(host(view).size, CGSize(width: 14, height: 20))
    }

    @Test func shadowsOfShadowsDoNotMultiply() {
        var view = AnyView(Text("A"))
        for _ in 0..<18 { view = AnyView(view.shadow(radius: 1)) }
        let list = host(view).displayList
        expectEqual(list.items.count, 1)
        expectEqual(list.effects.map(\.count), [18])
    }
}
