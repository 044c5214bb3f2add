import Expectations
import PortableUITesting
import Testing

/// Keys go to the view that has the focus, and then to those around it.
@MainActor @Suite struct KeyPressTests {
    private final class Log { var lines: [String] = [] }

    private struct Nested: View {
        let log: Log
        @FocusState private var focused: String?

        var body: some View {
            VStack {
                Text(focused ?? "nothing")
                Text("a").focusable().focused($focused, equals: "a").id("a")
                    .onKeyPress(keys: [.home, .end]) { press in
                        log.lines.append("inner \(press.key == .home)")
                        return press.key == .home ? .handled : .ignored
                    }
                Text("b").focusable(false).id("b")
                Button("Go to c") { focused = "c" }
                Text("c").focusable().focused($focused, equals: "c").id("c")
            }
            .onKeyPress(keys: [.end, .upArrow]) { _ in
                log.lines.append("outer")
                return .handled
            }
        }
    }

    @Test func keysGoFromTheInsideOut() throws {
        let log = Log()
        let host = ViewHost(Nested(log: log))
        #expect(throws: DriverError.self) { try host.press(.home) }
        try host.focus(id: "a")
        try host.press(.home)
        try host.press(.end)
        try host.press(.upArrow)
        #expect(throws: DriverError.self) { try host.press(.downArrow) }
        expectEqual(log.lines, ["inner true", "inner false", "outer", "outer"])
    }

    @Test func statesFollowTheFocusAndLeadIt() throws {
        let host = ViewHost(Nested(log: Log()))
        expectEqual(host.strings.first, "nothing")
        #expect(throws: DriverError.self) { try host.focus(id: "b") }
        try host.focus(id: "a")
        expectEqual(host.strings.first, "a")
        try host.tap("Go to c")
        expectEqual(host.focusedID, AnyHashable("c"))
        expectEqual(host.strings.first, "c")
    }

    @Test func whatIsDisabledCannotHaveTheFocus() {
        let host = ViewHost(Nested(log: Log()).disabled(true))
        #expect(throws: DriverError.self) { try host.focus(id: "a") }
    }
}
