import Expectations
import Foundation
import PortableUITesting
import PortableUIRendering
import Testing

/// Turned and scaled views, and linear gradients.
@MainActor struct EffectTests {
    private let white = DecodedPNG.Pixel(red: 255, green: 255, blue: 255)
    private let red = DecodedPNG.Pixel(red: 255, green: 0, blue: 0)
    private let box = Color(red: 1, green: 0, blue: 0)

    private func list(_ view: some View) -> DisplayList {
        ViewHost(view.frame(width: 40, height: 40), measurer: PangoTextMeasurer()).displayList
    }
    private func draw(_ view: some View) throws -> DecodedPNG {
        try DecodedPNG(CairoRenderer(background: .white).png(list(view)))
    }

    @Test func `A scaled view is larger around its middle`() throws {
        let png = try draw(box.frame(width: 10, height: 10).scaled(x: 2, y: 3))
        for (x, y) in [(20, 20), (10, 20), (29, 20), (20, 5), (20, 34)] { expectEqual(png[x, y], red) }
        for (x, y) in [(9, 20), (30, 20), (20, 4), (20, 35)] { expectEqual(png[x, y], white) }
    }

    @Test func `A view is turned clockwise`() throws {
        // A bar on top, turned by a quarter, is on the right.
        let bar = VStack(spacing: 0) {
            box.frame(width: 30, height: 10)
            Color.clear.frame(width: 30, height: 20)
        }
        let png = try draw(bar.turned())
        for (x, y) in [(30, 20), (26, 6), (33, 33)] { expectEqual(png[x, y], red) }
        for (x, y) in [(20, 6), (20, 20), (10, 20), (36, 20)] { expectEqual(png[x, y], white) }
        // Half of a quarter makes a diamond.
        let diamond = try draw(box.frame(width: 20, height: 20).turned(by: .pi / 4))
        for (x, y) in [(20, 8), (20, 31), (8, 20), (31, 20)] { expectEqual(diamond[x, y], red) }
        for (x, y) in [(11, 11), (28, 11), (20, 4)] { expectEqual(diamond[x, y], white) }
    }

    @Test func `Texts are turned, too`() throws {
        let text = Text("WWW").foregroundColor(box)
        func inked(_ view: some View) throws -> (columns: Int, rows: Int) {
            let png = try draw(view)
            let points = (0..<40).flatMap { x in (0..<40).map { (x, $0) } }.filter {
                png[$0.0, $0.1] != white
            }
            return (Set(points.map(\.0)).count, Set(points.map(\.1)).count)
        }
        let (upright, turned) = try (
            inked(text.font(.system(size: 10))),
            inked(text.font(.system(size: 10)).turned())
        )
        #expect(upright.columns > 2 * upright.rows)
        #expect(turned.rows > 2 * turned.columns)
    }

    @Test func `A clip is turned with what it clips`() throws {
        let bar = box.frame(width: 40, height: 10)
        let inside = try draw(bar.frame(width: 10).clipped().turned(by: .pi / 4))
        // A square of 10 becomes a diamond of 14 × 14.
        expectEqual(inside[20, 14], red)
        expectEqual(inside[29, 29], white)
        let outside = try draw(
            bar.turned(by: .pi / 4).frame(width: 10, height: 10).clipped())
        expectEqual(outside[20, 14], white)
        expectEqual(outside[16, 16], red)
    }

    @Test func `A shadow is turned with what casts it`() throws {
        let view = box.frame(width: 10, height: 10).shadow(color: .black, radius: 0, x: 12)
        let png = try draw(view.turned())
        expectEqual(png[20, 32], DecodedPNG.Pixel(red: 0, green: 0, blue: 0))
        expectEqual(png[32, 20], white)
        let soft = box.frame(width: 10, height: 10).scaled(x: 2, y: 2).shadow(color: .black, radius: 2)
        #expect((1..<255).contains(try draw(soft)[31, 20].red))
    }

    @Test(arguments: [0, CGFloat.nan, .infinity])
    func `What is scaled to nothing is left out`(scale: CGFloat) throws {
        let view = HStack(spacing: 0) {
            box.frame(width: 10, height: 10).scaled(x: scale, y: scale)
            box.frame(width: 10, height: 10)
        }
        let png = try draw(view)
        expectEqual(png[15, 20], white)
        expectEqual(png[25, 20], red)
        #expect(throws: Never.self) { try AnimatedSVG().svg([list(view)]) }
    }

    @Test func `A linear gradient goes from color to color`() throws {
        let gradient = LinearGradient(
            colors: [.black, Color(white: 1)], startPoint: .leading, endPoint: .trailing)
        let png = try draw(gradient)
        #expect(png[0, 20].red < 8)
        #expect((120...136).contains(png[20, 20].red))
        #expect(png[39, 20].red > 247)
        expectEqual(png[10, 5], png[10, 35])
        let vertical = try draw(
            LinearGradient(colors: [.black, Color(white: 1)], startPoint: .top, endPoint: .center))
        #expect(vertical[20, 1].red < 20)
        expectEqual(vertical[20, 30], white)
    }

    @Test func `A gradient is turned and translucent with its view`() throws {
        let gradient = LinearGradient(
            colors: [.black, Color(white: 1)], startPoint: .leading, endPoint: .trailing)
        let png = try draw(gradient.scaled(x: -1, y: -1).opacity(0.5))
        #expect((120...136).contains(png[39, 20].red))
        #expect(png[0, 20].red > 245)
        // A gradient whose middle cannot be seen is drawn, and one that cannot be seen at all is not.
        let ends = LinearGradient(
            colors: [box, .clear, box], startPoint: .leading, endPoint: .trailing)
        #expect(try draw(ends)[0, 5].green < 30)
        let empty = LinearGradient(colors: [], startPoint: .leading, endPoint: .trailing)
        try expectEqual(draw(empty)[20, 20], white)
    }

    @Test func `A terminal shows what is turned upright`() throws {
        let host = ViewHost(
            Text("chip").padding(1).background(Color.blue).turned(by: .pi / 6).scaled(x: 2, y: 2),
            measurer: CellTextMeasurer())
        try expectEqual(TerminalRenderer().text(host.displayList), "╭────╮\n│chip│\n╰────╯")
    }

    @Test func `An animated picture has transforms and gradients`() throws {
        let gradient = LinearGradient(colors: [.black, box], startPoint: .leading, endPoint: .trailing)
        let view = Capsule().fill(gradient).frame(width: 20, height: 10)
            .turned().shadow(radius: 1)
        let svg = String(decoding: try AnimatedSVG().svg([list(view)]), as: UTF8.self)
        let xml = try ParsedXML(Data(svg.utf8))
        // Of the shadow, which is as translucent everywhere as what casts it, and of that itself.
        expectEqual(xml.all("linearGradient").count, 2)
        expectEqual(xml.all("stop").count, 2 * 2)
        #expect(
            svg.contains(
                "<linearGradient id=\"g0\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"5\" x2=\"20\" y2=\"5\">"
            ))
        #expect(svg.contains("<stop offset=\"1\" stop-color=\"#ff0000\"/>"))
        #expect(svg.contains("fill=\"url(#g0)\""))
        // Around the middle of 20 × 10, a quarter maps (x, y) to (15 - y, x - 5).
        expectEqual(svg.components(separatedBy: "transform=\"matrix(0 1 -1 0 15 -5)\"").count, 3)
    }
}

/// A transform around the middle of a view.
private struct Transformed: GeometryEffect {
    let transform: CGAffineTransform

    func effectValue(size: CGSize) -> ProjectionTransform {
        let (x, y) = (size.width / 2, size.height / 2)
        return ProjectionTransform(
            CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
                .concatenating(CGAffineTransform(translationX: x, y: y)))
    }
}

extension View {
    fileprivate func scaled(x: CGFloat, y: CGFloat) -> some View {
        modifier(Transformed(transform: CGAffineTransform(scaleX: x, y: y)))
    }

    /// Clockwise by a quarter.
    fileprivate func turned() -> some View {
        modifier(Transformed(transform: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)))
    }

    /// Clockwise by an angle in radians.
    fileprivate func turned(by angle: Double) -> some View {
        let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
        return modifier(Transformed(transform: CGAffineTransform(a: x, b: y, c: -y, d: x, tx: 0, ty: 0)))
    }
}
