import Expectations
import FlowLayouts
import Testing

/// Flows beside controls, and made of them, in the ways that demos for SwiftUI build them. Characters are 6 × 12.
@MainActor @Suite(.inBothModes) struct ControlDemoTests {
    // MARK: A slider

    /// Pills in a width that a slider sets.
    private struct Pills: View {
        @State private var width: CGFloat = 100

        var body: some View {
            GeometryReader { proxy in
                VStack(alignment: .leading, spacing: 0) {
                    HFlow(spacing: 4) { ForEach(0..<4) { _ in Box(30, 10) } }
                        .frame(width: width, alignment: .leading)
                    Slider(value: $width.animation(), in: 0...proxy.size.width)
                }
            }
        }
    }

    @Test func aSliderSetsTheWidthOfAFlow() throws {
        let host = host(Pills(), width: 200, height: 100)
        expectEqual(
            host.items, [rect(0, 0, 30, 10), rect(34, 0, 30, 10), rect(68, 0, 30, 10), rect(0, 14, 30, 10)])
        expectEqual(host.frames.frames(named: "Slider"), [rect(0, 24, 200, 31)])
        try host.slide(to: 132)
        expectEqual(host.items.map(\.minX), [0, 34, 68, 102])
        expectEqual(host.frames.frames(named: "Slider"), [rect(0, 10, 200, 31)])
        expectEqual(host.animation, .default)
        try host.slide(to: 64)
        expectEqual(
            host.items,
            [
                rect(0, 0, 30, 10), rect(34, 0, 30, 10), rect(0, 14, 30, 10), rect(34, 14, 30, 10),
            ])
        // The slider ends where its range does.
        try host.slide(to: 500)
        expectEqual(host.frames.frames(named: "frame").first?.width, 200)
    }

    // MARK: Toggles

    private struct Filters: View {
        @State private var diets: Set<String> = ["vegan"]
        @State private var isOpen = true
        @State private var searchText = ""

        var body: some View {
            VStack(alignment: .leading, spacing: 10) {
                TextField("Search", text: $searchText)
                    .textFieldStyle(.roundedBorder)
                Toggle("Open now", isOn: $isOpen)
                HFlow(itemSpacing: 4, rowSpacing: 4) {
                    ForEach(matches, id: \.self) { diet in
                        Toggle(diet, isOn: binding(for: diet))
                            .toggleStyle(.button)
                    }
                }
                .tint(.green)
                Text(diets.sorted().joined(separator: " "))
            }
        }

        private var matches: [String] {
            ["vegan", "halal", "kosher"].filter { searchText.isEmpty || $0.contains(searchText) }
        }

        private func binding(for diet: String) -> Binding<Bool> {
            Binding(
                get: { diets.contains(diet) },
                set: { isOn in
                    if isOn { diets.insert(diet) } else { diets.remove(diet) }
                })
        }
    }

    @Test func togglesInAFlowFilter() throws {
        let host = host(Filters(), width: 120)
        // The field is 26 high and the switch 31. Buttons are 24 wider and 14 higher than their texts.
        expectEqual(
            host.frames.frames(named: "Toggle"),
            [
                rect(0, 36, 120, 31), rect(0, 77, 54, 26), rect(58, 77, 54, 26), rect(0, 107, 60, 26),
            ])
        expectEqual(host.texts.last, rect(0, 143, 30, 12))
        try host.tap("halal")
        expectEqual(host.strings.last, "halal vegan")
        try host.tap("vegan")
        expectEqual(host.strings.last, "halal")
        try host.type("h", into: "Search")
        expectEqual(
            host.frames.frames(named: "Toggle"),
            [
                rect(0, 36, 120, 31), rect(0, 77, 54, 26), rect(58, 77, 60, 26),
            ])
        try host.deleteText()
        expectEqual(host.frames.frames(named: "Toggle").count, 4)
    }

    @Test func rightToLeftTogglesBeginOnTheRight() {
        let host = host(Filters(), width: 120, direction: .rightToLeft)
        expectEqual(
            host.frames.frames(named: "Toggle"),
            [
                rect(0, 36, 120, 31), rect(66, 77, 54, 26), rect(8, 77, 54, 26), rect(60, 107, 60, 26),
            ])
    }

    // MARK: Controls as items

    private func controls() -> some View {
        HFlow(spacing: 4) {
            Slider(value: .constant(0.5))
            Toggle("On", isOn: .constant(true))
            Stepper("n", value: .constant(1))
        }
    }

    /// By themselves they are 118, 12 + 8 + 51 and 6 + 8 + 94 wide. The flow is as wide as its longest line, 193 in 200.
    @Test(arguments: [
        (
            CGFloat(200), LayoutDirection.leftToRight,
            [rect(0, 0, 118, 31), rect(122, 0, 71, 31), rect(0, 35, 108, 32)]
        ),
        (200, .rightToLeft, [rect(75, 0, 118, 31), rect(0, 0, 71, 31), rect(85, 35, 108, 32)]),
        (150, .leftToRight, [rect(0, 0, 118, 31), rect(0, 35, 71, 31), rect(0, 70, 108, 32)]),
    ])
    func controlsHaveTheirOwnWidthInAFlow(width: CGFloat, direction: LayoutDirection, expected: [CGRect]) {
        let frames = host(controls(), width: width, direction: direction).frames
        expectEqual(["Slider", "Toggle", "Stepper"].flatMap { frames.frames(named: $0) }, expected)
    }

    @Test func aStepperMayGrowBeyondItsLine() throws {
        struct Counter: View {
            @State private var count = 1
            var body: some View {
                HFlow(spacing: 4) {
                    Text("a")
                    Stepper("\(String(repeating: "n", count: count))", value: $count)
                }
            }
        }
        // 6 + 8 + 94, and 6 more for each letter.
        let host = host(Counter(), width: 118)
        expectEqual(host.frames.frames(named: "Stepper"), [rect(10, 0, 108, 32)])
        try host.step(by: 1)
        expectEqual(host.frames.frames(named: "Stepper"), [rect(0, 16, 114, 32)])
    }

    @Test func aTextFieldTakesTheRestOfALine() throws {
        struct Tokens: View {
            @State private var text = ""
            var body: some View {
                HFlow(spacing: 4) {
                    Text("ab")
                    TextField("Add", text: $text).flowGrow()
                }
            }
        }
        let host = host(Tokens(), width: 100)
        expectEqual(host.frames.frames(named: "TextField"), [rect(16, 0, 84, 12)])
        // 14 characters fit into 84, and another line of 100 has space for 16.
        try host.type("12345678901234", into: "Add")
        expectEqual(host.frames.frames(named: "TextField"), [rect(16, 0, 84, 12)])
        try host.type("5")
        expectEqual(host.frames.frames(named: "TextField"), [rect(0, 16, 100, 12)])
    }

    // MARK: A text field

    private struct Tags: View {
        @State private var tags = ["ab"]
        @State private var newTag = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack(alignment: .leading, spacing: 2) {
                HFlow(spacing: 2) {
                    ForEach(tags, id: \.self) { tag in
                        Text(tag).padding(2).background(.blue, in: .capsule)
                    }
                }
                HStack {
                    TextField("Add a tag", text: $newTag)
                        .focused($isFocused)
                        .autocorrectionDisabled()
                        .onSubmit(add)
                    Button("Add", action: add)
                }
            }
        }

        private func add() {
            guard !newTag.isEmpty else { return }
            tags.append(newTag)
            newTag = ""
            isFocused = true
        }
    }

    @Test func aTextFieldAddsTags() throws {
        let host = host(Tags(), width: 60)
        expectEqual(host.frames.frames(named: "TextField"), [rect(0, 18, 34, 12)])
        try host.tap("Add a tag")
        try host.type("cdef")
        try host.submit()
        // 16 and 28 wide.
        expectEqual(host.strings, ["ab", "cdef", "Add a tag", "Add"])
        expectEqual(host.texts.prefix(2), [rect(2, 2, 12, 12), rect(20, 2, 24, 12)])
        // The action keeps the focus.
        try host.type("gh")
        try host.tap("Add")
        expectEqual(host.texts.prefix(3), [rect(2, 2, 12, 12), rect(20, 2, 24, 12), rect(2, 20, 12, 12)])
        expectEqual(host.frames.frames(named: "TextField"), [rect(0, 36, 34, 12)])
        try host.submit()
        expectEqual(host.strings, ["ab", "cdef", "gh", "Add a tag", "Add"])
    }

    // MARK: A picker

    private struct Layouts: View {
        enum Kind: String, CaseIterable, Identifiable {
            case flow = "Flow"
            case row = "Row"
            var id: Self { self }
        }

        @State private var kind = Kind.flow

        var body: some View {
            let layout =
                kind == .flow
                ? AnyLayout(HFlowLayout(spacing: 5)) : AnyLayout(HStackLayout(alignment: .top, spacing: 5))

            VStack(alignment: .leading, spacing: 0) {
                Picker("Layout", selection: $kind) {
                    ForEach(Kind.allCases) { Text($0.rawValue).tag($0) }
                }
                .pickerStyle(.segmented)
                layout { ForEach(0..<4) { _ in Box(40, 20) } }
            }
        }
    }

    @Test func aPickerSwitchesTheLayout() throws {
        let host = host(Layouts(), width: 100)
        let flow = [rect(0, 32, 40, 20), rect(45, 32, 40, 20), rect(0, 57, 40, 20), rect(45, 57, 40, 20)]
        expectEqual(host.items, flow)
        expectEqual(host.frames.frames(named: "Picker").map(\.size), [size(100, 32)])
        try host.tap("Row")
        expectEqual(host.items.map(\.minY), [32, 32, 32, 32])
        expectEqual(host.items.map(\.minX), [0, 45, 90, 135])
        try host.choose("Flow")
        expectEqual(host.items, flow)
    }
}
