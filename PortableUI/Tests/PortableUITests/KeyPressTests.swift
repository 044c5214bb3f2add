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

    @Test func keysGoFromTheInsideOut() {
        let log = Log()
        let host = ViewHost(Nested(log: log))
        #expect(!host.press(.home))
        #expect(host.focus(id: "a"))
        #expect(host.press(.home))
        #expect(host.press(.end))
        #expect(host.press(.upArrow))
        #expect(!host.press(.downArrow))
        #expect(log.lines == ["inner true", "inner false", "outer", "outer"])
    }

    @Test func statesFollowTheFocusAndLeadIt() {
        let host = ViewHost(Nested(log: Log()))
        #expect(host.strings.first == "nothing")
        #expect(!host.focus(id: "b"))
        #expect(host.focus(id: "a"))
        #expect(host.strings.first == "a")
        host.tap("Go to c")
        #expect(host.focusedID == AnyHashable("c"))
        #expect(host.strings.first == "c")
    }

    @Test func whatIsDisabledCannotHaveTheFocus() {
        let host = ViewHost(Nested(log: Log()).disabled(true))
        #expect(!host.focus(id: "a"))
    }
}
