import Expectations
import PortableUITesting
import Testing

/// Buttons, their styles, and taps on them.
@MainActor @Suite struct ButtonTests {
    private final class Log {
        var taps: [String] = []
    }

    private func colors(_ view: some View) -> [Color.Resolved] {
        host(view).displayList.items.compactMap(\.color)
    }
    private func resolved(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }

    // MARK: Looks

    @Test func aButtonIsAsLargeAsItsLabel() {
        let host = host(
            HStack(spacing: 0) {
                Button("AB") {}
                Button(action: {}) { Text("C").padding(2) }
                Button("D") {}.buttonStyle(.plain)
            })
        expectEqual(
            host.frames.frames(named: "Button"),
            [
                rect(0, 2, 12, 12), rect(12, 0, 10, 16), rect(22, 2, 6, 12),
            ])
    }

    @Test func aLabelHasTheColorOfControls() {
        let button = Button("A") {}
        expectEqual(colors(button), [resolved(.accentColor)])
        expectEqual(colors(button.buttonStyle(.borderless)), [resolved(.accentColor)])
        expectEqual(colors(button.foregroundColor(.red)), [resolved(.red)])
        expectEqual(colors(button.buttonStyle(.plain)), [resolved(.primary)])
        expectEqual(colors(button.buttonStyle(.plain).buttonStyle(.borderless)), [resolved(.primary)])
    }

    @Test func aDisabledButtonIsFaint() {
        let host = host(Button("A") {}.disabled(true))
        expectEqual(host.displayList.items.map(\.opacity), [0.5])
    }

    // MARK: Taps

    @Test func theInnermostButtonIsTapped() throws {
        let log = Log()
        let host = host(
            Button {
                log.taps.append("outer")
            } label: {
                Text("A")
                Button("B") { log.taps.append("inner") }
                Text("C").id("c")
            })
        try host.tap("A")
        try host.tap("B")
        try host.tap(id: "c")
        expectEqual(log.taps, ["outer", "inner", "outer"])
    }

    @Test func whatIsDisabledCannotBeTapped() throws {
        let log = Log()
        let button = Button("A") { log.taps.append("A") }
        #expect(throws: DriverError.self) { try host(button.disabled(true)).tap("A") }
        #expect(throws: DriverError.self) { try host(HStack { button }.disabled(true)).tap("A") }
        #expect(throws: DriverError.self) { try host(button.allowsHitTesting(false)).tap("A") }
        #expect(throws: DriverError.self) {
            try host(HStack { button.id(1) }.allowsHitTesting(false)).tap(id: 1)
        }
        expectEqual(log.taps, [])
        // Of several, one that can be tapped is.
        try host(
            HStack {
                button.disabled(true); button
            }
        ).tap("A")
        expectEqual(log.taps, ["A"])
    }
}
