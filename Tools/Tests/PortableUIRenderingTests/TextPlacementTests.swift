import Expectations
import PortableUITesting
import PortableUIRendering
import Testing

/// What becomes of the size of a text on its way through paddings.
@MainActor
struct TextPlacementTests {
    enum Measurer: CaseIterable {
        case fixed, pango

        func make() -> any TextMeasurer {
            switch self {
            case .fixed: FixedTextMeasurer()
            case .pango: PangoTextMeasurer()
            }
        }
    }

    /// Gives each subview the size that it wants, as most layouts do.
    private struct OwnSizes: Layout {
        let proposal: ProposedViewSize

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for subview in subviews {
                let size = subview.sizeThatFits(self.proposal)
                subview.place(at: bounds.origin, proposal: ProposedViewSize(size))
            }
        }
    }

    /// One of as many texts as one likes, each with another font size.
    private func text(_ number: Int) -> some View {
        Text((1...number).map { String(repeating: "m", count: $0 % 7 + 1) }.joined(separator: " "))
            .font(.system(size: 7 + CGFloat(number) * 0.7))
    }

    private let numbers = 1...40
    private let paddings = (1...40).map { CGFloat($0) * 0.37 }

    /// The sizes of texts with their paddings in a layout that offers them what they want.
    private func sizes(
        _ measurer: any TextMeasurer, in proposal: ProposedViewSize,
        @ViewBuilder _ content: () -> some View
    ) -> [CGSize] {
        ViewHost(OwnSizes(proposal: proposal)(content), measurer: measurer).frames.frames(named: "Text")
            .map(\.size)
    }

    @Test(arguments: Measurer.allCases)
    func `A padded text that gets the size it wants keeps its lines`(measurer: Measurer) {
        let measurer = measurer.make()
        for number in numbers {
            let text = text(number)
            let own = sizes(measurer, in: .unspecified) { text }
            expectEqual(own.count, 1)
            for padding in paddings {
                let padded = sizes(measurer, in: .unspecified) {
                    text.padding(padding)
                    text.padding(padding).padding(0.1)
                    text.padding(.leading, padding).padding(.vertical, 1.0 / 3).padding(
                        [.top, .trailing], 7.7)
                    text.padding(-padding / 10).padding(padding)
                }
                expectEqual(Set(padded), Set(own), "text \(number), padding \(padding)")
            }
        }
    }

    @Test(arguments: Measurer.allCases)
    func `So does one that is wrapped`(measurer: Measurer) {
        let measurer = measurer.make()
        for number in numbers {
            let text = text(number)
            let width = 90 + CGFloat(number) * 3.3
            for padding in paddings {
                // Both are offered the same width, which the paddings do not share exactly.
                let wrapped = sizes(measurer, in: ProposedViewSize(width: width, height: nil)) { text }
                let padded = sizes(
                    measurer, in: ProposedViewSize(width: width + 2 * padding + 0.2, height: nil)
                ) {
                    text.padding(padding).padding(0.1)
                }
                expectEqual(padded, wrapped, "text \(number), padding \(padding)")
            }
        }
    }

    /// A host for a text of several lines, of which some height leaves only two.
    private func hosts(
        _ measurer: any TextMeasurer, width: CGFloat
    ) -> (cut: ViewHost<some View>, limited: ViewHost<some View>, free: ViewHost<some View>) {
        func host(_ view: some View, height: CGFloat?) -> ViewHost<some View> {
            ViewHost(view, proposal: ProposedViewSize(width: width, height: height), measurer: measurer)
        }
        let text = Text("one two three four five six seven")
        let line = host(Text("x"), height: nil).frames.frame.height
        return (
            host(text, height: 2.9 * line), host(text.lineLimit(2), height: nil), host(text, height: nil)
        )
    }

    @Test func `A text with too little height is drawn with the lines that it reports`() throws {
        let hosts = hosts(PangoTextMeasurer(), width: 80)
        expectEqual(hosts.cut.frames.frame, hosts.limited.frames.frame)
        #expect(hosts.cut.frames.frame.height < hosts.free.frames.frame.height)
        let renderer = CairoRenderer(background: .white)
        func drawings(_ list: DisplayList) throws -> [Data] {
            // But for the names of surfaces and the time, documents are the same each time.
            let svg = String(decoding: try renderer.svg(list), as: UTF8.self)
                .replacing(/surface[0-9]+/, with: "")
            let pdf = String(decoding: try renderer.pdf(list), as: UTF8.self)
                .replacing(/\/CreationDate \(.*?\)/, with: "")
            return [try renderer.png(list), Data(svg.utf8), Data(pdf.utf8)]
        }
        let cut = try drawings(hosts.cut.displayList)
        try expectEqual(cut, drawings(hosts.limited.displayList))
        #expect(try zip(cut, drawings(hosts.free.displayList)).allSatisfy { $0 != $1 })
    }

    @Test func `In a terminal, too`() throws {
        let hosts = hosts(CellTextMeasurer(), width: 8)
        let expected = """
            one two
            three f…
            """
        try expectEqual(TerminalRenderer().text(hosts.cut.displayList), expected)
        expectEqual(hosts.cut.frames.frame.size, CGSize(width: 8, height: 2))
    }
}
