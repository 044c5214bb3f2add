import PortableUI
import Testing

/// Tag clouds and chips in the ways that demos for SwiftUI build them. That they compile is half of each test.
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
        #expect(host.texts.first == rect(0, 0, 6, 12))
        #expect(host.texts.last == rect(0, 12, 6, 12))
        await host.settle()
        // Tags are 28, 46, 34 and 40 wide and 16 high, with 5 beside a text and 2 above it.
        #expect(
            host.texts == [
                rect(0, 0, 6, 12), rect(5, 14, 18, 12), rect(33, 14, 36, 12), rect(5, 30, 24, 12),
                rect(39, 30, 30, 12), rect(0, 44, 6, 12),
            ])
        host.proposal.width = 80
        await host.settle()
        #expect(
            host.texts == [
                rect(0, 0, 6, 12), rect(5, 14, 18, 12), rect(33, 14, 36, 12), rect(5, 30, 24, 12),
                rect(39, 30, 30, 12), rect(0, 44, 6, 12),
            ])
        host.proposal.width = 60
        await host.settle()
        #expect(host.texts.last == rect(0, 76, 6, 12))
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
        #expect(
            host.texts == [rect(0, 1, 18, 12), rect(20, 1, 12, 12), rect(0, 15, 24, 12), rect(26, 15, 6, 12)])
        host.proposal.width = 30
        #expect(
            host.texts == [rect(0, 1, 18, 12), rect(0, 15, 12, 12), rect(0, 29, 24, 12), rect(0, 43, 6, 12)])
    }

    // MARK: Chips

    /// Views one after the other, in lines.
    private struct ChipFlow: Layout {
        var spacing: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            flow(subviews, in: proposal.width ?? .infinity) { _, _ in }
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            _ = flow(subviews, in: bounds.width) { subview, point in
                subview.place(
                    at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
            }
        }

        private func flow(
            _ subviews: Subviews, in width: CGFloat, place: (LayoutSubview, CGPoint) -> Void
        ) -> CGSize {
            var (x, y, line, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            for subview in subviews {
                let size = subview.sizeThatFits(.unspecified)
                if x > 0, x + size.width > width { (x, y, line) = (0, y + line + spacing, 0) }
                place(subview, CGPoint(x: x, y: y))
                widest = max(widest, x + size.width)
                line = max(line, size.height)
                x += size.width + spacing
            }
            return CGSize(width: widest, height: y + line)
        }
    }

    private struct Chip: Identifiable {
        let id: Int
        var title: String
        var icon = "leaf"
    }

    private struct ClosableChips: View {
        @State private var chips = [
            Chip(id: 1, title: "ab"), Chip(id: 2, title: "cdef"), Chip(id: 3, title: "g"),
        ]

        var body: some View {
            ChipFlow(spacing: 4) {
                ForEach(chips) { chip in
                    HStack(spacing: 2) {
                        Image(systemName: chip.icon)
                            .foregroundColor(.accentColor)
                        Text(chip.title)
                            .lineLimit(1)
                        Button(action: { chips.removeAll { $0.id == chip.id } }) {
                            Image(systemName: "xmark.circle.fill")
                                .foregroundColor(.gray)
                        }
                        .buttonStyle(PlainButtonStyle())
                    }
                    .padding(4)
                    .background(Color.gray.opacity(0.15))
                    .cornerRadius(8)
                }
            }
        }
    }

    @Test func chipsAreClosed() {
        let host = host(ClosableChips(), width: 120)
        // Two symbols of 12, two gaps and two margins: 36 points and the title.
        #expect(
            host.frames.frames(named: "cornerRadius") == [
                rect(0, 0, 48, 20), rect(52, 0, 60, 20), rect(0, 24, 42, 20),
            ])
        #expect(host.tap(id: 1))
        #expect(host.frames.frames(named: "cornerRadius") == [rect(0, 0, 60, 20), rect(64, 0, 42, 20)])
    }

    // MARK: A model

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
    @Observable
    final class Interests {
        var selected: Set<String> = []
        var canContinue: Bool { selected.count >= 2 }
        var isDone = false
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
    private struct InterestChips: View {
        let model: Interests

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ChipFlow(spacing: 4) {
                    ForEach(["jazz", "film"], id: \.self) { name in
                        Button {
                            model.selected.formSymmetricDifference([name])
                        } label: {
                            HStack(spacing: 0) {
                                if model.selected.contains(name) { Image(systemName: "checkmark") }
                                Text(name).fontWeight(.medium)
                            }
                            .padding(2)
                            .background(.quiet(isOn: model.selected.contains(name)))
                            .clipShape(.rect(cornerRadius: 4))
                        }
                        .buttonStyle(.plain)
                    }
                }
                Button("Continue (\(model.selected.count)/2)") { model.isDone = true }
                    .buttonStyle(.borderedProminent)
                    .tint(.indigo)
                    .disabled(!model.canContinue)
            }
        }
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
    @Test func interestsAreChosen() {
        let model = Interests()
        let host = host(InterestChips(model: model), width: 100)
        #expect(host.frames.frames(named: "clipShape") == [rect(0, 0, 28, 16), rect(32, 0, 28, 16)])
        #expect(!host.tap("Continue (0/2)"))
        #expect(host.tap("jazz"))
        #expect(host.frames.frames(named: "clipShape") == [rect(0, 0, 40, 16), rect(44, 0, 28, 16)])
        #expect(host.tap("film"))
        #expect(host.frames.frames(named: "clipShape") == [rect(0, 0, 40, 16), rect(44, 0, 40, 16)])
        #expect(host.tap("jazz"))
        #expect(!host.tap("Continue (1/2)"))
        #expect(host.tap("jazz"))
        #expect(host.tap("Continue (2/2)"))
        #expect(model.isDone)
    }
}

extension ShapeStyle where Self == Color {
    fileprivate static func quiet(isOn: Bool) -> Color { isOn ? .indigo.opacity(0.3) : Color(white: 0.93) }
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
