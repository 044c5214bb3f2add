import Expectations
import PortableUITesting
import PortableUIRendering
import Testing

/// Clips, views that are moved, and gradients.
@MainActor struct EffectTests {
    private let white = DecodedPNG.Pixel(red: 255, green: 255, blue: 255)
    private let red = DecodedPNG.Pixel(red: 255, green: 0, blue: 0)
    private let box = Color(red: 1, green: 0, blue: 0)

    private func draw(_ view: some View) throws -> DecodedPNG {
        let host = ViewHost(view.frame(width: 40, height: 40))
        return try DecodedPNG(CairoRenderer(background: .white).png(host.displayList))
    }

    @Test func `A clip shape cuts off corners`() throws {
        let png = try draw(box.frame(width: 20, height: 20).clipShape(Circle()))
        for (x, y) in [(20, 20), (11, 20), (28, 20), (20, 11), (14, 14)] { expectEqual(png[x, y], red) }
        for (x, y) in [(10, 10), (29, 29), (11, 11), (5, 20)] { expectEqual(png[x, y], white) }
    }

    @Test func `What is inside two clip shapes is drawn`() throws {
        let png = try draw(
            box.frame(width: 40, height: 20).clipShape(Capsule()).frame(width: 20).clipShape(Circle()))
        expectEqual(png[20, 20], red)
        expectEqual(png[11, 11], white)
        expectEqual(png[35, 20], white)
    }

    @Test func `A view is moved with what clips it`() throws {
        let square = DisplayNode.box(CGRect(0, 0, 20, 20), clip: CGRect(5, 5, 10, 10))
        let moved = DisplayNode.group(
            DisplayGroup(.transform(CGAffineTransform(translationX: 10, y: 20)), [square]))
        let list = DisplayList(size: CGSize(width: 40, height: 40), nodes: [moved])
        let png = try DecodedPNG(CairoRenderer(background: .white).png(list))
        for (x, y) in [(15, 25), (24, 34)] { expectEqual(png[x, y], red) }
        for (x, y) in [(14, 25), (25, 34), (15, 24), (7, 7)] { expectEqual(png[x, y], white) }
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

    @Test func `A gradient is translucent with its view`() throws {
        let gradient = LinearGradient(
            colors: [.black, Color(white: 1)], startPoint: .leading, endPoint: .trailing)
        let png = try draw(gradient.opacity(0.5))
        #expect((120...136).contains(png[0, 20].red))
        #expect(png[39, 20].red > 245)
        // A gradient whose middle cannot be seen is drawn, and one that cannot be seen at all is not.
        let ends = LinearGradient(
            colors: [box, .clear, box], startPoint: .leading, endPoint: .trailing)
        #expect(try draw(ends)[0, 5].green < 30)
        let empty = LinearGradient(colors: [], startPoint: .leading, endPoint: .trailing)
        try expectEqual(draw(empty)[20, 20], white)
    }
}
