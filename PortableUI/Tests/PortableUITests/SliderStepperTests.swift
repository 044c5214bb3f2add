import Expectations
import PortableUITesting
import Testing

/// Sliders and steppers.
@MainActor @Suite struct SliderStepperTests {
    private final class Log {
        var events: [String] = []
    }

    private struct Widths: View {
        var log = Log()
        @State private var width = 20.0
        @State private var gap: Float = 0.5
        var isDisabled = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: width, height: 10)
                Slider(value: $width, in: 10...110) {
                    Text("Width")
                } onEditingChanged: { isEditing in
                    log.events.append("\(isEditing) \(width)")
                }
                Slider(value: $gap) {
                    Text("Gap")
                }
                .id("gap")
                .disabled(isDisabled)
                Text("\(gap)")
            }
        }
    }

    // MARK: Sliders

    @Test func aSliderTakesTheWidthOffered() {
        let host = host(Slider(value: .constant(0.5)), width: 200)
        expectEqual(host.frames.frame, rect(0, 0, 200, 31))
        expectEqual(host.frames.frames(named: "Slider"), [rect(0, 0, 200, 31)])
        host.proposal = .unspecified
        expectEqual(host.size, CGSize(width: 118, height: 31))
    }

    @Test(arguments: [
        (LayoutDirection.leftToRight, 0.25, 50.0), (.rightToLeft, 0.25, 150), (.leftToRight, 0, 0),
        (.leftToRight, 7, 200), (.leftToRight, -.infinity, 0), (.leftToRight, .nan, 0),
    ])
    func theKnobIsWhereTheValueIs(direction: LayoutDirection, value: Double, x: Double) throws {
        // A knob of 27 moves by 200 on a track of 227.
        let host = host(Slider(value: .constant(value)), width: 227, direction: direction)
        let knob = try #require(host.displayList.items.last)
        expectEqual(
            knob.content,
            .fill(
                Path(ellipseIn: rect(x, 2, 27, 27)),
                Color.white.resolve(in: EnvironmentValues())))
    }

    @Test func slidingSetsTheValue() throws {
        let log = Log()
        let host = host(Widths(log: log), width: 200)
        expectEqual(host.colors, [rect(0, 0, 20, 10)])
        try host.slide(to: 60)
        expectEqual(host.colors, [rect(0, 0, 60, 10)])
        try host.slide("Width", to: 1000)
        expectEqual(host.colors, [rect(0, 0, 110, 10)])
        try host.slide("Width", to: .nan)
        expectEqual(host.colors, [rect(0, 0, 10, 10)])
        try host.slide("Gap", to: 0.75)
        expectEqual(host.strings, ["0.75"])
        try host.slide(id: "gap", to: 0.25)
        expectEqual(host.strings, ["0.25"])
        expectEqual(
            log.events,
            [
                "true 20.0", "false 60.0", "true 60.0", "false 110.0", "true 110.0", "false 10.0",
            ])
    }

    @Test(arguments: [(LayoutDirection.leftToRight, 0.0), (.rightToLeft, 163.5)])
    func theTintIsFromTheBeginningToTheKnob(direction: LayoutDirection, start: Double) {
        // The middle of the knob moves from 13.5 to 213.5.
        let host = host(Slider(value: .constant(0.25)), width: 227, direction: direction)
        let tint = Color.accentColor.resolve(in: EnvironmentValues())
        #expect(
            host.displayList.items.map(\.content).contains(
                .fill(Path(roundedRect: rect(start, 13.5, 63.5, 4), cornerRadius: 2), tint)))
    }

    @Test func aSliderThatIsNotThereIsAnError() {
        let host = host(Widths(isDisabled: true), width: 200)
        expectEqual(
            errorMessage { try host.slide("Height", to: 1) },
            "There is no slider “Height”, but “Width”, “Gap”.")
        expectEqual(errorMessage { try host.slide("Gap", to: 1) }, "The slider “Gap” is disabled.")
        expectEqual(
            errorMessage { try host.slide(id: "gap", to: 1) }, "The slider with the id gap is disabled.")
        expectEqual(errorMessage { try host.step(by: 1) }, "There is no stepper.")
        let untouched = PortableUITests.host(Slider(value: .constant(0.5)).allowsHitTesting(false))
        expectEqual(errorMessage { try untouched.slide(to: 1) }, "The slider cannot be reached.")
        expectEqual(host.strings, ["0.5"])
    }

    @Test func aChangeIsAnimatedAsTheBindingSays() throws {
        struct Animated: View {
            @State private var width: CGFloat = 20
            var body: some View { Slider(value: $width.animation(.linear), in: 0...100) }
        }
        let host = host(Animated(), width: 200)
        try host.slide(to: 50)
        expectEqual(host.animation, .linear)
    }

    // MARK: Steppers

    private struct Counting: View {
        @State private var count = 2
        var body: some View { Stepper("Count: \(count)", value: $count, in: 1...4, step: 2) }
    }

    @Test func aStepperTakesTheWidthOffered() {
        let host = host(Stepper("Wrap", value: .constant(1)), width: 200)
        expectEqual(host.frames.frame, rect(0, 0, 200, 32))
        expectEqual(host.texts, [rect(0, 10, 24, 12)])
        expectEqual(host.frames.frames(named: "Button"), [rect(106, 0, 47, 32), rect(153, 0, 47, 32)])
        host.proposal = .unspecified
        expectEqual(host.size, CGSize(width: 126, height: 32))
        let mirrored = PortableUITests.host(
            Stepper("Wrap", value: .constant(1)), width: 200, direction: .rightToLeft)
        expectEqual(mirrored.frames.frames(named: "Button"), [rect(47, 0, 47, 32), rect(0, 0, 47, 32)])
    }

    @Test func stepsEndAtTheBounds() throws {
        let host = host(Counting(), width: 200)
        try host.step("Count: 2", by: 1)
        expectEqual(host.strings, ["Count: 4"])
        // There is no more, so that button is disabled.
        #expect(throws: DriverError.self) { try host.tap("plus") }
        expectEqual(
            errorMessage { try host.step("Count: 4", by: 5) },
            "The stepper “Count: 4” is at its upper bound after 0 of 5 taps.")
        expectEqual(host.strings, ["Count: 4"])
        try host.tap("minus")
        expectEqual(host.strings, ["Count: 2"])
        expectEqual(
            errorMessage { try host.step(by: -3) }, "The stepper is at its lower bound after 1 of 3 taps.")
        expectEqual(host.strings, ["Count: 1"])
    }

    @Test func aStepperMayGoWithItsLastTap() throws {
        struct Vanishing: View {
            @State private var count = 0
            var body: some View {
                if count < 2 { Stepper("Count: \(count)", value: $count) } else { Text("Gone") }
            }
        }
        let host = host(Vanishing(), width: 200)
        expectEqual(errorMessage { try host.step(by: 3) }, "The stepper is gone after 2 of 3 taps.")
        expectEqual(host.strings, ["Gone"])
    }

    @Test func aStepperWithoutBoundsGoesOn() throws {
        struct Numbers: View {
            @State private var number = 0
            var body: some View { Stepper("Number: \(number)", value: $number, step: 3) }
        }
        let host = host(Numbers(), width: 200)
        try host.step("Number: 0", by: 1)
        try host.step(by: -3)
        expectEqual(host.strings, ["Number: -6"])
    }
}
