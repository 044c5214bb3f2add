import Expectations
import PortableUITesting
import PortableUIRendering
import Testing

/// SVG and PDF documents, read by a parser that is not ours.
struct DocumentTests {
    private let list = DisplayList(
        size: CGSize(width: 120.5, height: 60),
        nodes: [
            .box(CGRect(10, 5, 20, 15)), .text(.plain("a < b & \"c\""), CGRect(10, 20, 100, 30)),
            .box(CGRect(0, 0, 90, 50), clip: CGRect(5, 5, 10, 10)), .outline(CGRect(1, 1, 100, 50)),
        ])

    @Test func `An SVG is as large as the list, in pixels`() throws {
        let svg = try ParsedXML(CairoRenderer(background: .white).svg(list))
        let root = try #require(svg.elements.first)
        expectEqual(root.name, "svg")
        expectEqual(root.attributes["viewBox"], "0 0 120.5 60")
        expectEqual(root.attributes["width"], "120.5px")
        expectEqual(root.attributes["height"], "60px")
    }

    @Test func `An SVG needs no fonts`() throws {
        #expect(try ParsedXML(CairoRenderer().svg(list)).all("text").isEmpty)
    }

    @Test func `An SVG begins with its title, if it has one`() throws {
        let svg = try ParsedXML(CairoRenderer().svg(list, title: "1 < 2 & \"3\"\nin \u{1}two ]]> lines"))
        expectEqual(svg.elements.prefix(2).map(\.name), ["svg", "title"])
        expectEqual(svg.elements[1].text, "1 < 2 & \"3\" in \u{FFFD}two ]]> lines")
        // Apart from it, the document has the same elements.
        let plain = try ParsedXML(CairoRenderer().svg(list))
        expectEqual(plain.elements.map(\.name), svg.elements.map(\.name).filter { $0 != "title" })
    }

    @Test func `A PDF is one page as large as the list`() throws {
        let pdf = try CairoRenderer().pdf(list)
        let text = String(decoding: pdf, as: UTF8.self)
        #expect(text.hasPrefix("%PDF-1."))
        #expect(text.contains("%%EOF"))
        let box = try #require(text.firstMatch(of: /\/MediaBox \[ ?([0-9. ]+?) ?\]/)?.1)
        expectEqual(box.split(separator: " ").compactMap { Double($0) }, [0, 0, 120.5, 60])
        expectEqual(text.matches(of: /\/Type \/Page\b/).count, 1)
    }

    @Test func `An empty list is a document of one point`() throws {
        let empty = DisplayList(size: .zero)
        let root = try #require(try ParsedXML(CairoRenderer().svg(empty)).elements.first)
        expectEqual(root.attributes["viewBox"], "0 0 1 1")
        #expect(try CairoRenderer().pdf(empty).starts(with: Data("%PDF".utf8)))
    }
}
