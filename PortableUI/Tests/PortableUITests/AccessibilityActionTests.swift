import Expectations
import PortableUITesting
import Testing

@MainActor @Suite struct AccessibilityActionTests {
    private final class Log { var names: [String] = [] }

    @Test func anActionIsThatOfTheViewOrOfOneInsideOrAround() throws {
        let log = Log()
        let stack = HStack {
            HStack {
                Text("A").id("a")
                Text("B").accessibilityAction(named: Text("Open")) { log.names.append("B") }.id("b")
            }
            .id("row")
            Text("C").accessibilityAction(named: Text("Close")) { log.names.append("C") }.id("c")
        }
        .accessibilityAction(named: Text("Open")) { log.names.append("stack") }
        let host = host(stack)
        for id in ["b", "row", "a", "c"] { try host.perform(accessibilityAction: "Open", onID: id) }
        expectEqual(log.names, ["B", "B", "stack", "stack"])
        try host.perform(accessibilityAction: "Close", onID: "c")
        expectEqual(log.names.last, "C")
        #expect(throws: DriverError.self) { try host.perform(accessibilityAction: "Close", onID: "a") }
        #expect(throws: DriverError.self) { try host.perform(accessibilityAction: "Open", onID: "d") }
    }

    @Test func whatIsHiddenHasNoActions() {
        let host = host(
            Text("A").accessibilityAction(named: Text("Open")) {}.id("a").accessibilityHidden(true))
        #expect(throws: DriverError.self) { try host.perform(accessibilityAction: "Open", onID: "a") }
    }
}
