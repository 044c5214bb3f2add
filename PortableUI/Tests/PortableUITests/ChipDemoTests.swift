import Expectations
import PortableUITesting
import Testing

/// Chips that are closed, chosen and loaded, in the ways that demos for SwiftUI build them. That they compile is half of
/// each test.
@MainActor @Suite struct ChipDemoTests {
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

    // MARK: Chips that are closed

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
}

extension ShapeStyle where Self == Color {
    fileprivate static func quiet(isOn: Bool) -> Color { isOn ? .indigo.opacity(0.3) : Color(white: 0.93) }
}
