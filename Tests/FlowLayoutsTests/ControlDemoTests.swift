import Expectations
import FlowLayouts
import Testing

/// Flows beside controls, and made of them. Characters are 6 × 12.
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
                    Slider(value: $width.animation(), in: 0...proxy.size.width).id("width")
                }
            }
        }
    }

    @Test func aSliderSetsTheWidthOfAFlow() throws {
        let host = host(Pills(), width: 200, height: 100)
        expectEqual(
            host.items, [rect(0, 0, 30, 10), rect(34, 0, 30, 10), rect(68, 0, 30, 10), rect(0, 14, 30, 10)])
        expectEqual(host.frames.frames(named: "Slider"), [rect(0, 24, 200, 31)])
        try host.slide(id: "width", to: 132)
        expectEqual(host.items.map(\.minX), [0, 34, 68, 102])
        expectEqual(host.frames.frames(named: "Slider"), [rect(0, 10, 200, 31)])
        expectEqual(host.animation, .default)
        try host.slide(id: "width", to: 64)
        expectEqual(
            host.items,
            [
                rect(0, 0, 30, 10), rect(34, 0, 30, 10), rect(0, 14, 30, 10), rect(34, 14, 30, 10),
            ])
        // The slider ends where its range does.
        try host.slide(id: "width", to: 500)
        expectEqual(host.frames.frames(named: "frame").first?.width, 200)
    }

    // MARK: Controls as items

    private func controls() -> some View {
        HFlow(spacing: 4) {
            Slider(value: .constant(0.5))
            Toggle("On", isOn: .constant(true))
        }
    }

    /// By themselves they are 118 and 12 + 8 + 51 wide. The flow is as wide as its longest line, 193 in 200.
    @Test(arguments: [
        (CGFloat(200), LayoutDirection.leftToRight, [rect(0, 0, 118, 31), rect(122, 0, 71, 31)]),
        (200, .rightToLeft, [rect(75, 0, 118, 31), rect(0, 0, 71, 31)]),
        (150, .leftToRight, [rect(0, 0, 118, 31), rect(0, 35, 71, 31)]),
    ])
    func controlsHaveTheirOwnWidthInAFlow(width: CGFloat, direction: LayoutDirection, expected: [CGRect]) {
        let frames = host(controls(), width: width, direction: direction).frames
        expectEqual(["Slider", "Toggle"].flatMap { frames.frames(named: $0) }, expected)
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
                        Text(tag).padding(2).background(Color.blue, in: Capsule())
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
}
