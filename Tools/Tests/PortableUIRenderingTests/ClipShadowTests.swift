import Expectations
import Foundation
import PortableUITesting
import PortableUIRendering
import Testing

/// Clips that are no rectangles, and shadows.
@MainActor struct ClipShadowTests {
    private let white = DecodedPNG.Pixel(red: 255, green: 255, blue: 255)
    private let red = DecodedPNG.Pixel(red: 255, green: 0, blue: 0)

    private func list(_ view: some View, _ width: CGFloat = 40, _ height: CGFloat = 40) -> DisplayList {
        ViewHost(view.frame(width: width, height: height)).displayList
    }
    private func draw(_ view: some View) throws -> DecodedPNG {
        try DecodedPNG(CairoRenderer(background: .white).png(list(view)))
    }
    private let box = Color(red: 1, green: 0, blue: 0)

    @Test func `A clip shape cuts off corners`() throws {
        let png = try draw(box.frame(width: 20, height: 20).clipShape(Circle()))
        for (x, y) in [(20, 20), (11, 20), (28, 20), (20, 11)] { expectEqual(png[x, y], red) }
        for (x, y) in [(10, 10), (29, 29), (11, 11), (5, 20)] { expectEqual(png[x, y], white) }
    }

    @Test func `What is inside two clip shapes is drawn`() throws {
        let png = try draw(
            box.frame(width: 40, height: 20).clipShape(Capsule()).frame(width: 20).clipShape(Circle()))
        expectEqual(png[20, 20], red)
        expectEqual(png[11, 11], white)
        expectEqual(png[35, 20], white)
    }

    @Test func `A shadow fades out around what casts it`() throws {
        let view = box.frame(width: 10, height: 10).shadow(color: .black, radius: 3, y: 8)
        let png = try draw(view)
        expectEqual(png[20, 20], red)
        // Its middle is at (20, 28). A Gaussian blur leaves 81 % there, and half of 90 % at the edge, at 33. Three means
        // come within 3 % of it.
        let column = (28..<40).map { Int(png[20, $0].red) }
        expectEqual(column, column.sorted())
        #expect((41...56).contains(column[0]))
        #expect((135...145).contains((column[4] + column[5]) / 2))
        expectEqual(png[2, 20], white)
        expectEqual(png[15, 28].red, png[15, 28].blue)
    }

    @Test func `A shadow is soft outside of what clips the view itself`() throws {
        let view = box.frame(width: 10, height: 10).clipShape(RoundedRectangle(cornerRadius: 2)).shadow(
            color: .black, radius: 3)
        let png = try draw(view)
        #expect((100..<250).contains(png[26, 20].red))
        let clipped = try draw(view.frame(width: 10, height: 10).clipped())
        expectEqual(clipped[26, 20], white)
    }

    @Test func `A shadow without a radius is sharp`() throws {
        let png = try draw(box.frame(width: 10, height: 10).shadow(color: .black, radius: 0, x: 10))
        expectEqual(png[30, 20], DecodedPNG.Pixel(red: 0, green: 0, blue: 0))
        expectEqual(png[35, 20], white)
    }

    @Test func `Documents and terminals take clips and shadows`() throws {
        let chip = Text("chip").padding(4).background(box).clipShape(RoundedRectangle(cornerRadius: 6))
            .shadow(radius: 2)
        #expect(try CairoRenderer().svg(list(chip)).count > 1000)
        #expect(try CairoRenderer().pdf(list(chip)).count > 1000)
        let host = ViewHost(
            Text("chip").padding(1).background(box).clipShape(Capsule()).shadow(radius: 2),
            measurer: CellTextMeasurer())
        try expectEqual(TerminalRenderer().text(host.displayList), "╭────╮\n│chip│\n╰────╯")
    }

    @Test func `A chip glides with its clip and its shadow`() throws {
        let identity = ViewIdentity(.position(0))
        func state(_ x: CGFloat) -> DisplayList {
            let frame = CGRect(x, 0, 20, 10)
            let effects: [DisplayEffect] = [
                .shadow(DisplayShadow(color: .black, radius: 2, offset: CGSize(width: 1, height: 0))),
                .clip(Path(ellipseIn: frame)), .clip(Capsule().path(in: frame)),
            ]
            let node = effects.reduce(DisplayNode.box(frame, identity: identity)) { node, effect in
                .group(DisplayGroup(effect, [node]))
            }
            return DisplayList(size: CGSize(width: 100, height: 20), nodes: [node])
        }
        let svg = String(decoding: try AnimatedSVG().svg([state(0), state(50.3)]), as: UTF8.self)
        // A shadow one point to the right of what casts it, and that itself. Both move with two clips, which are not at
        // the same place beside them.
        expectEqual(svg.matches(of: /<path\s/).count, 2 * (1 + 2))
        #expect(svg.contains("translate(1 0)") && svg.contains("translate(51.3px,0px)"))
        #expect(svg.contains("clip-path=\"url(#p1)\""))
        #expect(svg.contains("<clipPath id=\"p1\" clip-path=\"url(#p0)\">"))
        #expect(svg.contains("<feGaussianBlur stdDeviation=\"2\"/>"))
        try expectEqual(ParsedXML(Data(svg.utf8)).all("filter").count, 1)
    }

    @Test func `What overlaps casts one shadow`() throws {
        let view = ZStack {
            box.frame(width: 16, height: 16)
            box.frame(width: 16, height: 16)
        }
        let png = try draw(view.shadow(color: .black.opacity(0.5), radius: 1, x: 20))
        // Half of it, and not three quarters.
        #expect((124...131).contains(png[38, 20].red))
    }

    @Test func `A shadow casts a shadow`() throws {
        let view = box.frame(width: 6, height: 6)
            .shadow(color: .black, radius: 0.5, x: 12).shadow(color: .black, radius: 0.5, y: 12)
        let png = try draw(view)
        for (x, y) in [(32, 20), (20, 32), (32, 32)] { #expect(png[x, y].red < 30, "\(x), \(y)") }
        expectEqual(png[20, 20], red)
        expectEqual(png[26, 26], white)
    }

    /// Drawn once for each shadow around it, this many would take years.
    @Test func `Shadows of shadows do not multiply`() throws {
        var view = AnyView(box.frame(width: 10, height: 10))
        for _ in 0..<20 { view = AnyView(view.shadow(color: .black, radius: 1, x: 0.5)) }
        try expectEqual(draw(view)[20, 20], red)
        try expectEqual(ParsedXML(AnimatedSVG().svg([list(view)])).all("path").count, 21)
        #expect(try CairoRenderer().svg(list(view)).count > 1000)
    }
}
