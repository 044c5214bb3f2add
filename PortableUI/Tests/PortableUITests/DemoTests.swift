import Expectations
import PortableUITesting
import Testing

/// Tag clouds in the ways that demos for SwiftUI build them. That they compile is half of each test.
@MainActor @Suite struct DemoTests {
    // MARK: Alignment guides

    /// Tags whose guides move them, in a reader that gets its height from behind them.
    private struct GuidedTags: View {
        let tags: [String]
        @State private var totalHeight = CGFloat.zero

        var body: some View {
            VStack {
                GeometryReader { geometry in self.content(in: geometry) }
            }
            .frame(height: totalHeight)
        }

        private func content(in geometry: GeometryProxy) -> some View {
            var x = CGFloat.zero
            var y = CGFloat.zero
            return ZStack(alignment: .topLeading) {
                ForEach(tags, id: \.self) { tag in
                    chip(tag)
                        .padding(2)
                        .alignmentGuide(.leading) { dimensions in
                            if abs(x - dimensions.width) > geometry.size.width {
                                x = 0
                                y -= dimensions.height
                            }
                            defer { x = tag == tags.last ? 0 : x - dimensions.width }
                            return x
                        }
                        .alignmentGuide(.top) { _ in
                            defer { if tag == tags.last { y = 0 } }
                            return y
                        }
                }
            }
            .background(heightReader($totalHeight))
        }

        private func chip(_ tag: String) -> some View {
            Text(tag)
                .padding(.horizontal, 3)
                .background(Color.blue)
                .foregroundColor(.white)
                .cornerRadius(3)
        }

        private func heightReader(_ height: Binding<CGFloat>) -> some View {
            GeometryReader { geometry -> Color in
                let size = geometry.frame(in: .local).size
                DispatchQueue.main.async { height.wrappedValue = size.height }
                return .clear
            }
        }
    }

    @Test func guidesPlaceTags() async {
        let host = host(
            VStack(alignment: .leading, spacing: 0) {
                Text("T")
                GuidedTags(tags: ["Mac", "iPhone", "iPad", "Watch"])
                Text("E")
            }, width: 100)
        // At first the cloud has no height. Its tags are there already.
        expectEqual(host.texts.first, rect(0, 0, 6, 12))
        expectEqual(host.texts.last, rect(0, 12, 6, 12))
        await host.settle()
        // Tags are 28, 46, 34 and 40 wide and 16 high, with 5 beside a text and 2 above it.
        expectEqual(
            host.texts,
            [
                rect(0, 0, 6, 12), rect(5, 14, 18, 12), rect(33, 14, 36, 12), rect(5, 30, 24, 12),
                rect(39, 30, 30, 12), rect(0, 44, 6, 12),
            ])
        host.proposal.width = 80
        await host.settle()
        expectEqual(
            host.texts,
            [
                rect(0, 0, 6, 12), rect(5, 14, 18, 12), rect(33, 14, 36, 12), rect(5, 30, 24, 12),
                rect(39, 30, 30, 12), rect(0, 44, 6, 12),
            ])
        host.proposal.width = 60
        await host.settle()
        expectEqual(host.texts.last, rect(0, 76, 6, 12))
    }

    // MARK: Preferences

    /// Rows that are made from the sizes of their views, which a reader behind each reports.
    private struct MeasuredTags: View {
        let tags: [String]
        @State private var width: CGFloat = 0
        @State private var sizes: [String: CGSize] = [:]

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.clear.frame(height: 1).readingSize { width = $0.width }
                VStack(alignment: .leading, spacing: 2) {
                    ForEach(rows, id: \.self) { row in
                        HStack(spacing: 2) {
                            ForEach(row, id: \.self) { tag in
                                Text(tag).fixedSize().readingSize { sizes[tag] = $0 }
                            }
                        }
                    }
                }
            }
        }

        private var rows: [[String]] {
            var rows: [[String]] = [[]]
            var used: CGFloat = 0
            for tag in tags {
                let length = sizes[tag]?.width ?? 1
                if used > 0, used + 2 + length > width {
                    rows.append([])
                    used = 0
                }
                rows[rows.count - 1].append(tag)
                used += (used > 0 ? 2 : 0) + length
            }
            return rows
        }
    }

    @Test func measuredSizesMakeRows() {
        let host = host(MeasuredTags(tags: ["aaa", "bb", "cccc", "d"]), width: 50)
        // 18, 12, 24 and 6 wide: the first two take 32, with the third 58.
        expectEqual(
            host.texts, [rect(0, 1, 18, 12), rect(20, 1, 12, 12), rect(0, 15, 24, 12), rect(26, 15, 6, 12)])
        host.proposal.width = 30
        expectEqual(
            host.texts, [rect(0, 1, 18, 12), rect(0, 15, 12, 12), rect(0, 29, 24, 12), rect(0, 43, 6, 12)])
    }
}

extension View {
    fileprivate func readingSize(_ action: @escaping (CGSize) -> Void) -> some View {
        background(
            GeometryReader { geometry in
                Color.clear.preference(key: DemoSizeKey.self, value: geometry.size)
            }
        )
        .onPreferenceChange(DemoSizeKey.self, perform: action)
    }
}

private struct DemoSizeKey: PreferenceKey {
    static let defaultValue: CGSize = .zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}
