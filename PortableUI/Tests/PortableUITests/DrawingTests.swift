import Expectations
import PortableUITesting
import Testing

/// The display list: what is drawn in which order, how opaque, and where it is cut off.
@MainActor @Suite struct DrawingTests {
    @Test func opacitiesMultiply() {
        let host = host(
            HStack {
                Text("A").opacity(0.5); Text("B"); Text("C").opacity(7)
            }.opacity(0.5))
        expectEqual(host.displayList.items.map(\.opacity), [0.25, 0.5, 0.5])
    }

    @Test func aScrollViewCutsOffItsContent() {
        let host = host(
            ZStack {
                ScrollView { Text("A").padding(6) }.frame(width: 60, height: 12)
                Text("B")
            })
        expectEqual(host.displayList.effects, [[.clip(Path(rect(21, 0, 18, 12)))], []])
    }

    @Test func textIsDrawnInTheForegroundStyle() {
        func color(_ view: some View) -> DisplayItem.Content? { host(view).displayList.items.last?.content }
        let text = StyledText("A", font: Font.Resolved(size: 10))
        func drawn(_ color: Color) -> DisplayItem.Content {
            .text(text, color.resolve(in: EnvironmentValues()))
        }
        expectEqual(color(Text("A")), drawn(.primary))
        expectEqual(color(Text("A").foregroundColor(.red)), drawn(.red))
        expectEqual(color(Text("A").foregroundStyle(Color.blue)), drawn(.blue))
        expectEqual(color(Text("A").foregroundColor(.red).foregroundColor(.blue)), drawn(.red))
        expectEqual(color(Text("A").foregroundColor(nil).foregroundColor(.blue)), drawn(.primary))
    }
}
