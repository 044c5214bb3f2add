import Expectations
import PortableUITesting
import Testing

/// Taps on views that are no buttons.
@MainActor @Suite struct TapGestureTests {
    private final class Log {
        var taps: [String] = []
    }

    @Test func theInnermostViewIsTapped() throws {
        let log = Log()
        let host = host(
            HStack {
                Text("A")
                Text("B").onTapGesture { log.taps.append("inner") }
                Button("C") { log.taps.append("button") }
            }
            .contentShape(Rectangle())
            .onTapGesture { log.taps.append("outer") }
            .onTapGesture { log.taps.append("never") })
        try host.tap("A")
        try host.tap("B")
        try host.tap("C")
        expectEqual(log.taps, ["outer", "inner", "button"])
    }

    @Test func whatCannotBeTouchedIsNotTapped() {
        let log = Log()
        let text = Text("A").onTapGesture { log.taps.append("A") }
        #expect(throws: DriverError.self) { try host(text.disabled(true)).tap("A") }
        #expect(throws: DriverError.self) { try host(text.allowsHitTesting(false)).tap("A") }
        #expect(throws: DriverError.self) { try host(VStack { text }.hidden()).tap("A") }
        expectEqual(log.taps, [])
    }
}
