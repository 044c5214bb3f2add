import Expectations
import PortableUI
import PortableUITesting
import Testing

/// What is dragged over views, and touched at points.
@MainActor
@Suite struct DragAndDropTests {
    private final class Log {
        var entries: [String] = []
    }

    private struct Target: DropDelegate {
        let name: String
        let log: Log
        var isValid = true

        func validateDrop(info: DropInfo) -> Bool { isValid }

        func dropExited(info: DropInfo) { log.entries.append("\(name) exited") }

        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

        func performDrop(info: DropInfo) -> Bool {
            let names = info.itemProviders(for: [.propertyList]).compactMap(\.suggestedName)
            log.entries.append("\(name) \(names)")
            return true
        }
    }

    /// Something to drag above a target of 100 × 100, with another one in its upper left quarter.
    private func host(_ log: Log, isInnerValid: Bool = true) -> ViewHost<some View> {
        ViewHost(
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 20).id("source").onDrag {
                    let item = PortableUI.NSItemProvider(
                        item: NSData(), typeIdentifier: UTType.propertyList.identifier)
                    item.suggestedName = "it"
                    return item
                }
                Color.blue.frame(width: 100, height: 100)
                    .overlay(alignment: .topLeading) {
                        Color.green.frame(width: 50, height: 50)
                            .onDrop(
                                of: [.propertyList],
                                delegate: Target(name: "inner", log: log, isValid: isInnerValid))
                    }
                    .onDrop(of: [.propertyList], delegate: Target(name: "outer", log: log))
            })
    }

    @Test func theInnermostTargetGetsTheDrop() throws {
        let log = Log()
        let host = host(log)
        let lifted = try host.lift(id: "source")
        lifted.move(to: CGPoint(x: 10, y: 10))
        expectEqual(lifted.operation, nil)
        lifted.move(to: CGPoint(x: 70, y: 40))
        expectEqual(lifted.operation, .move)
        try lifted.drop(at: CGPoint(x: 10, y: 30))
        expectEqual(log.entries, ["outer exited", #"inner ["it"]"#])
    }

    @Test func whatATargetDoesNotTakeGoesToTheOneAroundIt() throws {
        let log = Log()
        try host(log, isInnerValid: false).lift(id: "source").drop(at: CGPoint(x: 10, y: 30))
        expectEqual(log.entries, [#"outer ["it"]"#])
    }

    @Test func inAPessimisticHostATargetKeepsWhatItDoesNotTake() throws {
        let log = Log()
        let host = HostBehavior.ofNewHosts.withValue(.pessimistic(lastStateFirst: false)) {
            self.host(log, isInnerValid: false)
        }
        let lifted = try host.lift(id: "source")
        #expect(throws: DriverError.self) { try lifted.drop(at: CGPoint(x: 10, y: 30)) }
        #expect(log.entries.isEmpty)
        try lifted.drop(at: CGPoint(x: 70, y: 40))
        expectEqual(log.entries, [#"outer ["it"]"#])
    }

    @Test func aTapAtAPointIsForWhatIsInFront() throws {
        let log = Log()
        let view = Color.blue.frame(width: 100, height: 20)
            .onTapGesture { log.entries.append("behind") }
            .overlay(alignment: .leading) {
                Color.green.frame(width: 50, height: 20)
                    .onTapGesture { log.entries.append("in front") }
            }
            .padding(10)
        let host = ViewHost(view)
        try host.tap(at: CGPoint(x: 20, y: 20))
        try host.tap(at: CGPoint(x: 90, y: 20))
        expectEqual(log.entries, ["in front", "behind"])
        let error = #expect(throws: DriverError.self) { try host.tap(at: CGPoint(x: 5, y: 20)) }
        expectEqual(error?.description, "Nothing can be tapped at 5.0, 20.0.")
    }

    @Test func anAnnouncementIsThatOfItsAction() throws {
        let view = Color.blue.frame(width: 10, height: 10).id("view")
            .accessibilityAction(named: "Say") {
                AccessibilityNotification.Announcement("one").post()
                AccessibilityNotification.Announcement(AttributedString("two")).post()
            }
        let host = ViewHost(view)
        expectEqual(try host.perform(accessibilityAction: "Say", onID: "view"), ["one", "two"])
    }
}
