import Expectations
import PortableUITesting
import PortableUIRendering
import Testing

/// What cannot be drawn says so.
struct RenderingErrorTests {
    private let renderer = CairoRenderer()

    private func list(_ width: CGFloat, _ height: CGFloat, _ items: [DisplayNode] = []) -> DisplayList {
        DisplayList(size: CGSize(width: width, height: height), nodes: items)
    }

    @Test func `A PNG has at most 32,767 pixels on a side`() throws {
        try expectEqual(DecodedPNG(renderer.png(list(32_767, 1))).width, 32_767)
        let error = #expect(throws: RenderingError.self) { try renderer.png(list(1, 32_768)) }
        expectEqual(
            error?.description,
            "The picture would be 1 × 32768 pixels large at scale 1, and a PNG has at most 32,767 on a"
                + " side: write SVG instead, or use a smaller scale.")
        expectEqual(error?.localizedDescription, error?.description)
    }

    @Test func `Pixels are what is counted, not points`() throws {
        #expect(throws: RenderingError.tooManyPixels(width: 32_768, height: 2, scale: 2, limit: 32_767)) {
            try renderer.png(list(16_384, 1), scale: 2)
        }
        try expectEqual(DecodedPNG(renderer.png(list(65_534, 1), scale: 0.5)).width, 32_767)
        #expect(try !renderer.svg(list(1, 100_000)).isEmpty)
    }

    @Test func `A document has at most 8,388,607 points on a side`() {
        let large = list(8_388_608, 1)
        let expected = RenderingError.tooManyPoints(width: 8_388_608, height: 1, limit: 8_388_607)
        #expect(throws: expected) { try renderer.svg(large) }
        #expect(throws: expected) { try renderer.pdf(large) }
    }

    @Test func `Numbers that are not do not crash`() throws {
        var path = Path()
        path.move(to: CGPoint(x: CGFloat.nan, y: 1e300))
        path.addLine(to: CGPoint(x: -CGFloat.infinity, y: 3))
        path.addQuadCurve(to: .zero, control: CGPoint(x: CGFloat.nan, y: 0))
        let color = Color.Resolved(red: .nan, green: 7, blue: -1, opacity: .infinity)
        let contents: [DisplayItem.Content] = [
            .fill(path, .color(color)), .stroke(path, .color(color), lineWidth: .nan),
        ]
        let (item, offset) = (DisplayNode.box(CGRect(0, 0, 5, 5)), CGSize(width: CGFloat.nan, height: 0))
        let effects: [DisplayEffect] = [
            .clip(path), .transform(CGAffineTransform(scaleX: .nan, y: .infinity)),
            .shadow(DisplayShadow(color: color, radius: .nan, offset: offset)),
            .shadow(DisplayShadow(color: color, radius: 3, offset: offset)),
            .shadow(DisplayShadow(color: color, radius: .infinity)),
        ]
        let nodes =
            contents.map { DisplayNode.drawn($0, CGRect(0, 0, 5, 5)) }
            + effects.map { .group(DisplayGroup($0, [item])) }
            + [.box(CGRect(0, .infinity, 5, 5)), .box(CGRect(0, 0, .nan, 5))]
        var lists = nodes.map { list(10, 10, [$0]) }
        for length in [-1, .infinity, .nan] as [CGFloat] { lists += [list(length, 10), list(10, length)] }
        for list in lists {
            _ = try? renderer.png(list)
            _ = try? renderer.png(list, scale: .nan)
            _ = try? renderer.svg(list)
            _ = try ParsedXML(AnimatedSVG().svg([list]))
            _ = try? TerminalRenderer().text(list)
        }
        _ = try ParsedXML(AnimatedSVG().svg([]))
    }

    @Test func `A text picture has at most four million columns and a billion rows`() throws {
        for (columns, rows) in [(4_000_001, 1), (1, 1_000_000_001), (1e300, 0)] as [(CGFloat, CGFloat)] {
            #expect(throws: RenderingError.tooManyCells(columns: columns, rows: rows)) {
                try TerminalRenderer().text(list(columns, rows))
            }
        }
    }
}
