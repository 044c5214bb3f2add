import Expectations
import PortableUITesting
import PortableUIRendering
import Testing

/// Pixels of PNG pictures, at points where their color follows from what was drawn.
struct PNGTests {
    private let white = DecodedPNG.Pixel(red: 255, green: 255, blue: 255)
    private let red = DecodedPNG.Pixel(red: 255, green: 0, blue: 0)
    private let blue = DecodedPNG.Pixel(red: 0, green: 0, blue: 255)
    private let nothing = DecodedPNG.Pixel(red: 0, green: 0, blue: 0, alpha: 0)

    private func draw(
        _ items: [DisplayNode], width: CGFloat = 40, height: CGFloat = 30, scale: CGFloat = 1,
        background: Color.Resolved? = .white
    ) throws -> DecodedPNG {
        let list = DisplayList(size: CGSize(width: width, height: height), nodes: items)
        return try DecodedPNG(CairoRenderer(background: background).png(list, scale: scale))
    }

    @Test func `A filled rectangle covers its frame and nothing else`() throws {
        let png = try draw([.box(CGRect(10, 5, 20, 15))])
        #expect((png.width, png.height) == (40, 30))
        for (x, y) in [(10, 5), (29, 5), (10, 19), (29, 19), (20, 12)] { expectEqual(png[x, y], red) }
        for (x, y) in [(9, 5), (30, 5), (10, 4), (10, 20), (0, 0), (39, 29)] { expectEqual(png[x, y], white) }
    }

    @Test func `Later items cover earlier ones`() throws {
        let png = try draw([.box(CGRect(0, 0, 20, 20)), .box(CGRect(10, 10, 20, 20), .blue)])
        expectEqual(png[9, 9], red)
        expectEqual(png[10, 10], blue)
    }

    @Test func `Scale multiplies pixels`() throws {
        let png = try draw([.box(CGRect(10, 5, 20, 15))], scale: 2)
        #expect((png.width, png.height) == (80, 60))
        expectEqual(png[20, 10], red)
        expectEqual(png[59, 39], red)
        expectEqual(png[19, 10], white)
        expectEqual(png[60, 39], white)
    }

    @Test func `A size between two pixels takes the larger one`() throws {
        let png = try draw([], width: 10.25, height: 0.1)
        #expect((png.width, png.height) == (11, 1))
        // In binary 0.1 + 0.2 is a little more than 0.3.
        try expectEqual(draw([], width: 0.1 + 0.2, scale: 10).width, 3)
    }

    @Test func `Half opacity shows half of what is behind`() throws {
        let color = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)
        let png = try draw([
            .box(CGRect(0, 0, 10, 10), opacity: 0.5), .box(CGRect(10, 0, 10, 10), color),
            .box(CGRect(20, 0, 10, 10), color, opacity: 0.5),
        ])
        for (x, expected) in [(5, 127.5), (15, 127.5), (25, 191.25)] {
            expectEqual(png[x, 5].red, 255)
            #expect(abs(Double(png[x, 5].green) - expected) <= 1)
            expectEqual(png[x, 5].green, png[x, 5].blue)
        }
    }

    @Test func `Without a background the picture is transparent`() throws {
        let png = try draw([.box(CGRect(0, 0, 10, 10), opacity: 0.2)], background: nil)
        expectEqual(png[20, 20], nothing)
        expectEqual(png[5, 5].alpha, 51)
        #expect(abs(png[5, 5].red - 51) <= 1)
    }

    @Test func `Nothing is drawn outside of the clip`() throws {
        let png = try draw([
            .box(CGRect(0, 0, 40, 30), clip: CGRect(10, 10, 5, 5)), .box(CGRect(30, 0, 5, 5), .blue),
        ])
        expectEqual(png[10, 10], red)
        expectEqual(png[14, 14], red)
        for (x, y) in [(9, 10), (15, 10), (10, 9), (10, 15)] { expectEqual(png[x, y], white) }
        expectEqual(png[32, 2], blue, "the clip ends with its item")
    }

    @Test func `A stroke lies half to each side of the path`() throws {
        let png = try draw([.outline(CGRect(10, 10, 20, 10), lineWidth: 4)])
        let black = DecodedPNG.Pixel(red: 0, green: 0, blue: 0)
        for (x, y) in [(8, 8), (11, 11), (31, 21), (28, 18), (20, 8)] { expectEqual(png[x, y], black) }
        for (x, y) in [(7, 8), (12, 12), (32, 21), (20, 15)] { expectEqual(png[x, y], white) }
    }

    @Test func `A quadratic curve bulges half as far as its control`() throws {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 20, y: 40))
        path.closeSubpath()
        let png = try draw([
            .drawn(.fill(path, .color(.red)), CGRect(0, 0, 40, 30))
        ])
        // At x = 20 the curve is at y = 20, at x = 10 and 30 at y = 15: y = 40·2t(1 - t), x = 40t.
        expectEqual(png[20, 18], red)
        expectEqual(png[20, 20], white)
        expectEqual(png[10, 13], red)
        expectEqual(png[10, 16], white)
    }

    @Test func `An empty list is one pixel`() throws {
        let png = try draw([], width: 0, height: 0)
        #expect((png.width, png.height) == (1, 1))
        expectEqual(png[0, 0], white)
    }
}
