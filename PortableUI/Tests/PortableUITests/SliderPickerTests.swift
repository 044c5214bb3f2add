import Expectations
import PortableUITesting
import Testing

/// Sliders and pickers.
@MainActor @Suite struct SliderPickerTests {
    private struct Widths: View {
        @State private var width = 20.0
        var isDisabled = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: width, height: 10)
                Slider(value: $width.animation(.easeInOut), in: 10...110).id("width").disabled(isDisabled)
            }
        }
    }

    @Test func aSliderTakesTheWidthOffered() {
        let host = host(Slider(value: .constant(0.5)), width: 200)
        expectEqual(host.frames.frame, rect(0, 0, 200, 31))
        expectEqual(host.frames.frames(named: "Slider"), [rect(0, 0, 200, 31)])
        host.proposal = .unspecified
        expectEqual(host.size, CGSize(width: 118, height: 31))
    }

    @Test func slidingSetsTheValue() throws {
        let host = host(Widths(), width: 200)
        for (value, width) in [(60, 60), (1000, 110), (.nan, 10)] as [(Double, CGFloat)] {
            try host.slide(id: "width", to: value)
            expectEqual(host.animation, .easeInOut)
            expectEqual(host.colors, [rect(0, 0, width, 10)])
        }
    }

    @Test func aSliderThatIsNotThereIsAnError() {
        let host = host(Widths(isDisabled: true), width: 200)
        expectEqual(
            errorMessage { try host.slide(id: "height", to: 1) }, "There is no slider with the id height.")
        expectEqual(
            errorMessage { try host.slide(id: "width", to: 1) }, "The slider with the id width is disabled.")
        let untouched = PortableUITests.host(Slider(value: .constant(0.5)).id(1).allowsHitTesting(false))
        expectEqual(
            errorMessage { try untouched.slide(id: 1, to: 1) }, "The slider with the id 1 cannot be reached.")
    }

    // MARK: Pickers

    private struct Kinds: View {
        @State private var kind: String? = "a"

        var body: some View {
            Picker(selection: $kind) {
                Text("none").tag(String?.none)
                ForEach(["a", "bbb"], id: \.self) { Text("is \($0)").tag(Optional($0)) }
                Text("other").tag(1)
            } label: {
                Text("Kind")
            }
            .pickerStyle(.menu)
            .id(7)
        }
    }

    @Test func aPickerShowsTheChosenOption() {
        // 24 for the text, 4, and 12 for a symbol; 12 and 7 around them.
        let host = host(Kinds(), width: 200)
        expectEqual(host.frames.frame, rect(0, 0, 64, 26))
        expectEqual(host.texts, [rect(12, 7, 24, 12)])
    }

    @Test func anOptionIsChosen() throws {
        let host = host(Kinds(), width: 200)
        #expect(throws: DriverError.self) { try host.tap("is bbb") }
        for option in ["is bbb", "none"] {
            try host.choose(option, inID: 7)
            expectEqual(host.strings, [option])
        }
        // Its tag has another type.
        try host.choose("other", inID: 7)
        expectEqual(host.strings, ["none"])
    }

    @Test func aPickerThatIsNotThereIsAnError() {
        let host = host(Kinds())
        expectEqual(
            errorMessage { try host.choose("line", inID: 7) }, "There is no option “line” in the picker.")
        expectEqual(
            errorMessage { try host.choose("none", inID: 8) }, "There is no picker with the id 8.")
    }
}
