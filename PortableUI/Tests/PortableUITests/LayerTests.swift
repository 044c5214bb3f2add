import Expectations
import PortableUITesting
import Testing

/// Backgrounds, overlays and borders.
@MainActor @Suite struct LayerTests {
    @Test func severalViewsInALayerAreStacked() {
        let host = host(
            Color.red.frame(width: 50, height: 50).overlay(alignment: .bottomTrailing) {
                Color.blue.frame(width: 20, height: 10)
                Color.green.frame(width: 4, height: 4)
            })
        expectEqual(host.colors, [rect(0, 0, 50, 50), rect(30, 40, 20, 10), rect(38, 43, 4, 4)])
    }

    @Test func aBorderIsInside() {
        let host = host(Text("A").border(Color.red, width: 2))
        expectEqual(host.size, CGSize(width: 6, height: 12))
        let red = Color.red.resolve(in: EnvironmentValues())
        expectEqual(host.displayList.items.last?.content, .stroke(Path(rect(1, 1, 4, 10)), red, lineWidth: 2))
        expectEqual(host.displayList.items.last?.frame, rect(0, 0, 6, 12))
    }
}
