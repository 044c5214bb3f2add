import Expectations
import PortableUITesting
import Testing

/// Gradients, and colors by their hue.
@MainActor @Suite struct ShapeStyleTests {
    private typealias Stop = Paint.Stop

    private func resolved(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }

    private func stop(_ color: Color, _ location: CGFloat) -> Stop {
        Stop(color: resolved(color), location: location)
    }

    private func item(_ view: some View) -> DisplayItem? {
        host(view, width: 20, height: 10).displayList.items.first
    }

    @Test func aShapeIsFilledWithALinearGradient() {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        let paint = Paint.linear([stop(.black, 0), stop(.white, 1)], start: .leading, end: .trailing)
        expectEqual(
            item(Capsule().fill(gradient))?.content, .fill(Capsule().path(in: rect(0, 0, 20, 10)), paint))
        expectEqual(item(Rectangle().stroke(gradient))?.paint, paint)
        expectEqual(item(Color.clear.background(gradient))?.paint, paint)
        expectEqual(item(Color.clear.background(gradient, in: Circle()))?.paint, paint)
    }

    @Test func shapesAndTextsTakeTheGradientAroundThem() {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        let paint = item(gradient)?.paint
        expectEqual(paint, .linear([stop(.black, 0), stop(.white, 1)], start: .leading, end: .trailing))
        expectEqual(item(Circle().foregroundStyle(gradient))?.paint, paint)
        expectEqual(item(Text("A").foregroundStyle(gradient))?.paint, paint)
        expectEqual(item(Image(systemName: "heart").foregroundStyle(gradient))?.paint, paint)
        let red = Paint.color(resolved(.red))
        expectEqual(item(Circle().foregroundColor(.red).foregroundStyle(gradient))?.paint, red)
        expectEqual(item(Circle().foregroundStyle(Color.red).foregroundStyle(gradient))?.paint, red)
        expectEqual(item(Circle().fill(Color.red).foregroundStyle(gradient))?.paint, red)
    }

    @Test func aColorHasAHue() {
        func color(_ hue: Double, _ saturation: Double, _ brightness: Double) -> [Float] {
            let color = resolved(Color(hue: hue, saturation: saturation, brightness: brightness))
            return [color.red, color.green, color.blue].map { ($0 * 1000).rounded() / 1000 }
        }
        expectEqual(color(0, 1, 1), [1, 0, 0])
        expectEqual(color(1, 1, 1), [1, 0, 0])
        expectEqual(color(1.0 / 6, 1, 1), [1, 1, 0])
        expectEqual(color(1.0 / 3, 1, 0.5), [0, 0.5, 0])
        expectEqual(color(0.5, 0.5, 1), [0.5, 1, 1])
        expectEqual(color(2.0 / 3, 1, 1), [0, 0, 1])
        expectEqual(color(11.0 / 12, 1, 1), [1, 0, 0.5])
        expectEqual(color(0.3, 0, 0.7), [0.7, 0.7, 0.7])
        expectEqual(resolved(Color(hue: 0, saturation: 1, brightness: 1, opacity: 0.5)).opacity, 0.5)
    }
}
