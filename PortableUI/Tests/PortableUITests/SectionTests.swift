import Expectations
import PortableUITesting
import Testing

/// Sections, in stacks and in lazy stacks that pin their headers.
@MainActor @Suite struct SectionTests {
    @Test func aSectionIsItsViewsOneAfterAnother() {
        let view = VStack(spacing: 0) {
            Section {
                Text("A")
                Text("B")
            } header: {
                Text("header")
            }
            Section {
                Text("C")
            } header: {
                Text("next")
            }
        }
        expectEqual(host(view).strings, ["header", "A", "B", "next", "C"])
    }

    /// Sections of 20 rows of 10 points, with headers of 15.
    private struct Sections: View {
        var pinnedViews: PinnedScrollableViews = .sectionHeaders

        var body: some View {
            ScrollView {
                Color.gray.frame(height: 100)
                LazyVStack(spacing: 0, pinnedViews: pinnedViews) {
                    ForEach(0..<1000) { section in
                        Section {
                            ForEach(0..<20) { Color.red.frame(height: 10).id("\(section).\($0)") }
                        } header: {
                            Text("\(section)").frame(height: 15)
                        }
                    }
                }
                .padding(.top, -8)
            }
        }
    }

    private func headers(_ host: ViewHost<Sections>) -> [CGFloat] {
        host.frames.preorder.filter { $0.name == "frame" && $0.frame.height == 15 }.map(\.frame.minY)
    }

    // A section is 215 high, and the first begins at 100.
    @Test func headersStayInSightWithTheirSection() throws {
        let host = host(Sections(), width: 200, height: 100)
        // Until rows have been seen, they are estimated.
        for offset in stride(from: CGFloat(0), to: 900, by: 50) {
            try host.scroll(to: CGPoint(x: 0, y: offset))
        }
        for (offset, first) in [(50, 50), (100, 0), (101, 0), (250, 0), (299, 0)] as [(CGFloat, CGFloat)] {
            try host.scroll(to: CGPoint(x: 0, y: offset))
            expectEqual(headers(host).last, first, "\(offset)")
        }
        // The section ends 10 below the top, and its header leaves with it.
        try host.scroll(to: CGPoint(x: 0, y: 305))
        #expect(headers(host).contains(-5) && headers(host).contains(10))
        // The next one, whose header is in front.
        try host.scroll(to: CGPoint(x: 0, y: 320))
        expectEqual(headers(host), [0])
        expectEqual(host.strings, ["1"])
    }

    @Test func headersThatAreNotPinnedScrollAway() throws {
        let host = host(Sections(pinnedViews: []), width: 200, height: 100)
        try host.scroll(to: CGPoint(x: 0, y: 200))
        expectEqual(headers(host), [])
    }

    @Test func aHeaderLeavesWithItsSection() throws {
        let view = ScrollView {
            LazyVStack(spacing: 10, pinnedViews: .sectionHeaders) {
                ForEach(0..<9) { section in
                    Section {
                        ForEach(0..<3) { _ in Color.red.frame(height: 20) }
                    } header: {
                        Text("\(section)").frame(height: 20)
                    }
                }
            }
        }
        // A section is 4 × 20 and 3 × 10 high: it ends at 110. There is no space between it and its header.
        let host = host(view, width: 50, height: 100)
        try host.scroll(to: CGPoint(x: 0, y: 100))
        // A text of 12 is 4 below the upper end of its frame.
        let texts = Dictionary(zip(host.strings, host.texts)) { first, _ in first }
        expectEqual(texts["0"]?.minY, -6)
    }
}
