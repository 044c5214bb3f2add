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

    // MARK: Values for the layout

    private struct StartsLine: LayoutValueKey {
        static let defaultValue = false
    }

    /// Views one after the other, in lines. Some of them begin a line.
    private struct BreakingFlow: Layout {
        var spacing: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let frames = frames(of: subviews, in: proposal.width ?? .infinity)
            return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
                subview.place(
                    at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                    proposal: ProposedViewSize(frame.size))
            }
        }

        private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
            subviews.reduce(into: []) { frames, subview in
                let size = subview.sizeThatFits(.unspecified)
                var origin = CGPoint(x: frames.last.map { $0.maxX + spacing } ?? 0, y: frames.last?.minY ?? 0)
                if origin.x > 0, subview[StartsLine.self] || origin.x + size.width > width {
                    origin = CGPoint(x: 0, y: (frames.map(\.maxY).max() ?? 0) + spacing)
                }
                frames.append(CGRect(origin: origin, size: size))
            }
        }
    }

    private struct Card: ViewModifier {
        var color: Color

        func body(content: Content) -> some View {
            content
                .padding(6)
                .border(color)
        }
    }

    private struct Everything: View {
        struct Member: Identifiable {
            let id = UUID()
            var name: String
        }

        @State private var members = [Member(name: "Ada"), Member(name: "Bo")]
        private let colors: [Color] = [.red, .mint]
        private let letters = ["al", "be"]

        var body: some View {
            BreakingFlow(spacing: 6) {
                ForEach(Array(letters.enumerated()), id: \.offset) { index, letter in
                    Text("\(index + 1). \(letter)").modifier(Card(color: .gray))
                }
                ForEach(colors.indices, id: \.self) { index in
                    Circle().foregroundColor(colors[index]).frame(width: 28, height: 28)
                }
                Text("Members").bold().layoutValue(key: StartsLine.self, value: true)
                ForEach($members) { $member in
                    Text(member.name)
                        .padding(6)
                        .background(.thinMaterial)
                        .onTapGesture { member.name += "!" }
                }
            }
            .padding(.horizontal)
            .edgesIgnoringSafeArea(.bottom)
        }
    }

    @Test func membersAreTapped() throws {
        let host = host(Everything(), width: 132)
        let first = [rect(22, 6, 30, 12), rect(70, 6, 30, 12), rect(16, 64, 42, 12)]
        expectEqual(host.texts, first + [rect(70, 70, 18, 12), rect(22, 100, 12, 12)])
        expectEqual(host.frames.frames(named: "Circle"), [rect(16, 30, 28, 28), rect(50, 30, 28, 28)])
        try host.tap("Ada")
        try host.tap("Bo")
        try host.tap("Bo!")
        expectEqual(host.texts, first + [rect(70, 70, 24, 12), rect(22, 100, 24, 12)])
        host.proposal.width = 200
        expectEqual(host.texts.last, rect(112, 40, 24, 12))
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
