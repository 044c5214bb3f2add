import Expectations
import PortableUITesting
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

    @Test func chipsAreClosed() throws {
        let host = host(ClosableChips(), width: 120)
        // Two symbols of 12, two gaps and two margins: 36 points and the title.
        expectEqual(
            host.frames.frames(named: "cornerRadius"),
            [
                rect(0, 0, 48, 20), rect(52, 0, 60, 20), rect(0, 24, 42, 20),
            ])
        try host.tap(id: 1)
        expectEqual(host.frames.frames(named: "cornerRadius"), [rect(0, 0, 60, 20), rect(64, 0, 42, 20)])
    }

    // MARK: Chips that are chosen

    private struct ChoosableChips: View {
        @State private var chosen: Set<String> = []
        @State private var pinned: String?

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ChipFlow(spacing: 4) {
                    ForEach(["jazz", "film"], id: \.self) { name in
                        Text(name)
                            .foregroundStyle(chosen.contains(name) ? .primary : .secondary)
                            .padding(2)
                            .background(
                                chosen.contains(name) ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary),
                                in: RoundedRectangle(cornerRadius: 4)
                            )
                            .border(Color(.systemGray6))
                            .onTapGesture {
                                withAnimation(.snappy) { chosen.formSymmetricDifference([name]) }
                            }
                            .onLongPressGesture { pinned = name }
                            .accessibilityAddTraits(
                                chosen.contains(name) ? [.isButton, .isSelected] : .isButton
                            )
                            .accessibilityIdentifier("chip-\(name)")
                    }
                }
                if let pinned { Text("pinned \(pinned)").font(.subheadline).foregroundStyle(.tertiary) }
            }
        }
    }

    @Test func chipsAreChosenAndPinned() throws {
        let host = host(ChoosableChips(), width: 100)
        try host.tap("chip-jazz")
        expectEqual(host.animation, .snappy)
        try host.longPress("film")
        expectEqual(host.strings, ["jazz", "film", "pinned film"])
        expectEqual(
            errorMessage { try host.tap("chess") }, "There is no view “chess”, but “jazz”, “film”.")
        expectEqual(
            errorMessage { try host.longPress("pinned film") },
            "The view “pinned film” has no action for a long press, but “jazz”, “film”.")
        expectEqual(
            errorMessage { try host.tap("film", count: 2) },
            "The view “film” has no action for 2 taps, but one for a tap.")
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
    @Test func interestsAreChosen() throws {
        let model = Interests()
        let host = host(InterestChips(model: model), width: 100)
        expectEqual(host.frames.frames(named: "clipShape"), [rect(0, 0, 28, 16), rect(32, 0, 28, 16)])
        #expect(throws: DriverError.self) { try host.tap("Continue (0/2)") }
        try host.tap("jazz")
        expectEqual(host.frames.frames(named: "clipShape"), [rect(0, 0, 40, 16), rect(44, 0, 28, 16)])
        try host.tap("film")
        expectEqual(host.frames.frames(named: "clipShape"), [rect(0, 0, 40, 16), rect(44, 0, 40, 16)])
        try host.tap("jazz")
        #expect(throws: DriverError.self) { try host.tap("Continue (1/2)") }
        try host.tap("jazz")
        try host.tap("Continue (2/2)")
        #expect(model.isDone)
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
    @Observable
    final class Catalog {
        var names: [String] = []

        func load() {
            guard names.isEmpty else { return }
            names = ["jazz", "film", "chess"]
        }
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
    private struct CatalogChips: View {
        @State private var catalog = Catalog()
        @State private var removed = 0

        var body: some View {
            VStack(spacing: 4) {
                Text("Pick")
                ChipFlow(spacing: 4) {
                    ForEach(catalog.names, id: \.self) { name in
                        Text(name)
                            .padding(2)
                            .background(.thinMaterial, in: Capsule())
                            .contentShape(Capsule())
                            .onTapGesture {
                                withAnimation(.spring()) { catalog.names.removeAll { $0 == name } }
                            }
                            .transition(.scale.combined(with: .opacity))
                    }
                }
                if removed > 0 { Text("\(removed)") }
            }
            .onAppear { catalog.load() }
            .onChange(of: catalog.names) { old, new in removed += max(old.count - new.count, 0) }
        }
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
    @Test func aModelIsLoadedWhenItsViewAppears() throws {
        let host = host(CatalogChips(), width: 60)
        // Chips of 28, 28 and 34: the first two fill the line.
        expectEqual(host.frames.frames(named: "padding").map(\.size.height), [16, 16, 16])
        expectEqual(
            host.texts,
            [
                rect(18, 0, 24, 12), rect(2, 18, 24, 12), rect(34, 18, 24, 12), rect(2, 38, 30, 12),
            ])
        try host.tap("film")
        // The flow is as wide as its widest chip now, and what is around it is centered.
        expectEqual(
            host.texts,
            [
                rect(5, 0, 24, 12), rect(2, 18, 24, 12), rect(2, 38, 30, 12), rect(14, 56, 6, 12),
            ])
        expectEqual(host.strings, ["Pick", "jazz", "chess", "1"])
    }

    // MARK: Two layouts

    private struct TwoLayouts: View {
        @Environment(\.dynamicTypeSize) private var typeSize
        @State private var isFlow = true

        var body: some View {
            let layout =
                isFlow || typeSize.isAccessibilitySize
                ? AnyLayout(ChipFlow(spacing: 5)) : AnyLayout(HStackLayout(spacing: 5))

            VStack(spacing: 4) {
                layout {
                    ForEach(0..<3) { index in
                        RoundedRectangle(cornerRadius: 2)
                            .fill(Color(hue: Double(index) / 3, saturation: 0.6, brightness: 0.9).gradient)
                            .frame(width: 20 + CGFloat(index) * 10, height: 10)
                            .overlay(Text("\(index)").foregroundColor(.white))
                            .rotationEffect(.degrees(isFlow ? 0 : 5))
                    }
                }
                .animation(.default, value: isFlow)

                Button("Switch") { isFlow.toggle() }
            }
        }
    }

    @Test func layoutsAreSwitched() throws {
        let host = host(TwoLayouts(), width: 60)
        expectEqual(
            host.frames.frames(named: "frame"),
            [
                rect(0, 0, 20, 10), rect(25, 0, 30, 10), rect(0, 15, 40, 10),
            ])
        expectEqual(host.frames.frames(named: "Button"), [rect(9.5, 29, 36, 12)])
        try host.tap("Switch")
        expectEqual(
            host.frames.frames(named: "frame"),
            [
                rect(0, 0, 20, 10), rect(25, 0, 30, 10), rect(60, 0, 40, 10),
            ])
        expectEqual(host.frames.frames(named: "Button"), [rect(32, 14, 36, 12)])
        host.environment.dynamicTypeSize = .accessibility1
        expectEqual(host.frames.frames(named: "Button"), [rect(9.5, 29, 36, 12)])
    }

    // MARK: Values for the layout

    private struct StartsLine: LayoutValueKey {
        static let defaultValue = false
    }

    /// As `ChipFlow`, with lines that are begun by some of the views.
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
