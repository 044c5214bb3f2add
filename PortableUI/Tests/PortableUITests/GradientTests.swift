import PortableUITesting
import Testing

/// Gradients, materials, and colors by their hue.
@MainActor @Suite struct GradientTests {
    private typealias Stop = DisplayItem.Shading.Stop

    private func resolved(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }

    private func stop(_ color: Color, _ location: CGFloat) -> Stop {
        Stop(color: resolved(color), location: location)
    }

    private func item(_ view: some View) -> DisplayItem? {
        host(view, width: 20, height: 10).displayList.items.first
    }

    private let gray = Color(white: 0.5)

    @Test func aShapeIsFilledWithALinearGradient() {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        let shading = DisplayItem.Shading.linear(
            [stop(.black, 0), stop(.white, 1)], start: .leading, end: .trailing)
        let drawn = item(Capsule().fill(gradient))
        #expect(drawn?.shading == shading)
        // The color in the middle is for those who draw no gradients.
        #expect(drawn?.content == .fill(Capsule().path(in: rect(0, 0, 20, 10)), resolved(gray)))
        #expect(item(Rectangle().stroke(gradient))?.shading == shading)
        #expect(item(Color.clear.background(gradient))?.shading == shading)
        #expect(item(Color.clear.background(gradient, in: Circle()))?.shading == shading)
        #expect(
            item(
                Rectangle().fill(
                    .linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)))?
                .shading == shading)
    }

    @Test func aGradientIsAView() {
        let gradient = LinearGradient(
            gradient: Gradient(colors: [.black, .white]), startPoint: .top, endPoint: .bottom)
        let host = host(gradient, width: 20, height: 10)
        #expect(host.frames.frames(named: "LinearGradient") == [rect(0, 0, 20, 10)])
        #expect(host.displayList.items.first?.shading != nil)
        #expect(PortableUITests.host(gradient).size == CGSize(width: 10, height: 10))
    }

    @Test func aRadialGradientHasRadii() {
        let stops = [
            Gradient.Stop(color: .black, location: 0.25), Gradient.Stop(color: .white, location: 0.75),
        ]
        let gradient = RadialGradient(stops: stops, center: .center, startRadius: 1, endRadius: 9)
        let drawn = item(Rectangle().fill(gradient))
        #expect(
            drawn?.shading
                == .radial(
                    [stop(.black, 0.25), stop(.white, 0.75)], center: .center, startRadius: 1, endRadius: 9))
        #expect(drawn?.content == .fill(Path(rect(0, 0, 20, 10)), resolved(gray)))
    }

    @Test func locationsThatAreNoneAreCorrected() {
        let stops = [0.5, .nan, 0.2, 7].map { Gradient.Stop(color: .red, location: $0) }
        let gradient = LinearGradient(
            stops: stops, startPoint: UnitPoint(x: .nan, y: 0), endPoint: .bottom)
        let drawn = item(Rectangle().fill(gradient))
        #expect(
            drawn?.shading
                == .linear([0.5, 0.5, 0.5, 1].map { stop(.red, $0) }, start: .topLeading, end: .bottom))
        #expect(item(gradient)?.content == .fill(Path(rect(0, 0, 20, 10)), resolved(.red)))
        let empty = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
        #expect(item(empty)?.content == .fill(Path(rect(0, 0, 20, 10)), resolved(.clear)))
        #expect(
            item(RadialGradient(colors: [.red], center: .center, startRadius: .nan, endRadius: -1))?.shading
                == .radial([stop(.red, 0)], center: .center, startRadius: 0, endRadius: 0))
    }

    @Test func theColorInTheMiddleIsBetweenItsNeighbors() {
        func middle(_ stops: [(Double, CGFloat)]) -> Float? {
            let gradient = LinearGradient(
                stops: stops.map { Gradient.Stop(color: Color(white: $0.0), location: $0.1) },
                startPoint: .top, endPoint: .bottom)
            return gradient.resolvedColor(in: EnvironmentValues()).red
        }
        #expect(middle([(0, 0), (0.5, 0.25), (1, 0.75)]) == 0.75)
        #expect(middle([(0, 0.75), (1, 1)]) == 0)
        #expect(middle([(0, 0), (1, 0.25)]) == 1)
        #expect(middle([(0, 0), (0.25, 0.5), (1, 1)]) == 0.25)
    }

    @Test func shapesTakeTheGradientAroundThem() {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        let shading = item(gradient)?.shading
        #expect(shading != nil)
        #expect(item(Circle().foregroundStyle(gradient))?.shading == shading)
        #expect(item(Circle().stroke().foregroundStyle(gradient))?.shading == shading)
        #expect(item(Circle().foregroundColor(.red).foregroundStyle(gradient))?.shading == nil)
        #expect(item(Circle().foregroundStyle(.red).foregroundStyle(gradient))?.shading == nil)
        #expect(item(Circle().fill(.red).foregroundStyle(gradient))?.shading == nil)
    }

    @Test func textsTakeTheColorInTheMiddle() {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
        guard case .text(_, let color) = item(Text("A").foregroundStyle(gradient))?.content else {
            Issue.record("no text")
            return
        }
        #expect(color == resolved(gray))
    }

    @Test func aColorHasAGradient() {
        let drawn = item(Capsule().fill(.blue.gradient))
        #expect(drawn?.content == .fill(Capsule().path(in: rect(0, 0, 20, 10)), resolved(.blue)))
        guard case .linear(let stops, .top, .bottom) = drawn?.shading else {
            Issue.record("no gradient")
            return
        }
        #expect(stops[0].color.red > stops[1].color.red)
    }

    @Test func aMaterialLetsThroughMoreOrLess() {
        func opacity(_ view: some View) -> Float? {
            guard case .fill(_, let color) = item(view)?.content else { return nil }
            return color.opacity
        }
        let view = Color.clear
        let opacities = [
            opacity(view.background(.ultraThinMaterial)), opacity(view.background(.thinMaterial)),
            opacity(view.background(.regularMaterial)), opacity(view.background(.thickMaterial)),
            opacity(view.background(.ultraThickMaterial, in: Capsule())),
        ].compactMap { $0 }
        #expect(opacities.count == 5)
        #expect(opacities == opacities.sorted())
        #expect(Set(opacities).count == 5)
        let dark = item(view.background(.bar).environment(\.colorScheme, .dark))
        #expect(dark?.content == .fill(Path(rect(0, 0, 20, 10)), resolved(Color(white: 0.15, opacity: 0.8))))
    }

    /// There are no asset catalogs.
    @Test func aNamedColorHasAHueOfItsOwn() {
        #expect(Color("Brand") == Color("Brand"))
        #expect(Set(["Foreground", "Background", "Tag", "Tag2"].map { Color($0) }).count == 4)
    }

    @Test func aColorHasAHue() {
        func color(_ hue: Double, _ saturation: Double, _ brightness: Double) -> [Float] {
            let color = resolved(Color(hue: hue, saturation: saturation, brightness: brightness))
            return [color.red, color.green, color.blue].map { ($0 * 1000).rounded() / 1000 }
        }
        #expect(color(0, 1, 1) == [1, 0, 0])
        #expect(color(1, 1, 1) == [1, 0, 0])
        #expect(color(1.0 / 6, 1, 1) == [1, 1, 0])
        #expect(color(1.0 / 3, 1, 0.5) == [0, 0.5, 0])
        #expect(color(0.5, 0.5, 1) == [0.5, 1, 1])
        #expect(color(2.0 / 3, 1, 1) == [0, 0, 1])
        #expect(color(11.0 / 12, 1, 1) == [1, 0, 0.5])
        #expect(color(0.3, 0, 0.7) == [0.7, 0.7, 0.7])
        #expect(resolved(Color(hue: 0, saturation: 1, brightness: 1, opacity: 0.5)).opacity == 0.5)
    }
}
