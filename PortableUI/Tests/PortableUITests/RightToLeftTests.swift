import Expectations
import PortableUITesting
import Testing

/// Layouts place from left to right; each container's placements are mirrored in its bounds.
@MainActor @Suite struct RightToLeftTests {
    private func mirrored<V: View>(_ view: V, width: CGFloat? = nil, height: CGFloat? = nil) -> ViewHost<V> {
        host(view, width: width, height: height, direction: .rightToLeft)
    }

    @Test func leadingIsRight() {
        expectEqual(mirrored(Text("A").padding(.leading, 6)).texts, [rect(0, 0, 6, 12)])
        expectEqual(mirrored(Text("A").frame(width: 18, alignment: .leading)).texts, [rect(12, 0, 6, 12)])
        expectEqual(
            mirrored(
                ZStack(alignment: .topTrailing) {
                    Text("AAA"); Text("B")
                }
            ).texts[1], rect(0, 0, 6, 12))
        let layer = mirrored(
            Text("AAA").overlay(alignment: .leading) { Color.red.frame(width: 2, height: 12) })
        expectEqual(layer.colors, [rect(16, 0, 2, 12)])
    }

    @Test func aWindowShowsTheBeginning() {
        let host = mirrored(ScrollView(.horizontal) { Text("AAAA") }, width: 12)
        expectEqual(host.frames.frame, rect(0, 0, 12, 12))
        expectEqual(host.texts, [rect(-12, 0, 24, 12)])
    }

    @Test func centresStayInTheMiddle() {
        let log = LayoutLog()
        expectEqual(mirrored(SpyLayout(log: log) { Text("A") }).texts, [rect(12, 4, 6, 12)])
        // The layout's own bounds are the same in both directions.
        expectEqual(log.placements, [.placeSubviews(rect(0, 0, 30, 20), .unspecified)])
    }
}
