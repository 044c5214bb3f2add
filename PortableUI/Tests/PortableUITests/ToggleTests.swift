import Expectations
import PortableUITesting
import Testing

/// Toggles.
@MainActor @Suite struct ToggleTests {
    private struct Switchable: View {
        @State var isOn = false
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Toggle("Wrap", isOn: $isOn)
                if isOn { Text("wrapped") }
            }
        }
    }

    private func toggle(_ isOn: Bool = false) -> some View {
        Toggle("Wrap", isOn: .constant(isOn))
    }

    @Test func aToggleTakesTheWidthOffered() {
        let host = host(toggle(), width: 200)
        expectEqual(host.frames.frame, rect(0, 0, 200, 31))
        expectEqual(host.frames.frames(named: "Toggle"), [rect(0, 0, 200, 31)])
        expectEqual(host.texts, [rect(0, 9.5, 24, 12)])
        expectEqual(host.frames.frames(named: "Capsule"), [rect(149, 0, 51, 31)])
        host.proposal.width = 90
        expectEqual(host.frames.frames(named: "Capsule"), [rect(39, 0, 51, 31)])
        // By itself it is as wide as a label of 24, a space of 8 and a switch of 51.
        host.proposal = .unspecified
        expectEqual(host.size, CGSize(width: 83, height: 31))
    }

    @Test func aToggleKeepsItsDistanceFromTexts() {
        // Texts have none between each other.
        let host = host(
            VStack {
                Text("A"); toggle(); Text("B")
            }, width: 200)
        expectEqual(host.frames.frames(named: "Toggle"), [rect(0, 20, 200, 31)])
        expectEqual(host.texts.last?.minY, 59)
    }

    @Test func theKnobIsAtTheTrailingEndOfASwitchThatIsOn() {
        expectEqual(host(toggle(), width: 200).frames.frames(named: "Circle"), [rect(151, 2, 27, 27)])
        expectEqual(host(toggle(true), width: 200).frames.frames(named: "Circle"), [rect(171, 2, 27, 27)])
    }

    @Test func aTapTogglesIt() throws {
        let host = host(Switchable(), width: 200)
        expectEqual(host.frames.frame.height, 31)
        try host.tap("Wrap")
        expectEqual(host.strings, ["Wrap", "wrapped"])
        expectEqual(host.frames.frame.height, 43)
        try host.tap("Wrap")
        expectEqual(host.strings, ["Wrap"])
    }

    @Test func aDisabledToggleIsFaintAndInert() {
        let host = host(Switchable().disabled(true), width: 200)
        #expect(throws: DriverError.self) { try host.tap("Wrap") }
        expectEqual(host.displayList.items.map(\.opacity), [0.5, 0.5, 0.5])
    }
}
