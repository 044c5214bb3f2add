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

    @Test func inAPessimisticHostATargetKeepsWhatItDoesNotTake() throws {
        let log = Log()
        let host = HostBehavior.ofNewHosts.withValue(.pessimistic(lastStateFirst: false)) {
            self.host(log, isInnerValid: false)
        }
        let lifted = try host.lift(id: "source")
        #expect(throws: DriverError.self) { try lifted.drop(at: CGPoint(x: 10, y: 30)) }
        #expect(log.entries.isEmpty)
        try lifted.drop(at: CGPoint(x: 70, y: 40))
        expectEqual(log.entries, [#"outer ["it"]"#, "outer exited"])
    }

    // MARK: A pessimistic host

    /// Tells all that it hears.
    private struct Listener: DropDelegate {
        let log: Log

        func validateDrop(info: DropInfo) -> Bool { true }
        func dropEntered(info: DropInfo) { note("entered", info) }
        func dropExited(info: DropInfo) { note("exited", info) }

        func dropUpdated(info: DropInfo) -> DropProposal? {
            note("updated", info)
            return DropProposal(operation: .move)
        }

        func performDrop(info: DropInfo) -> Bool {
            note("performed", info)
            return true
        }

        private func note(_ event: String, _ info: DropInfo) {
            let names = info.itemProviders(for: [.propertyList]).compactMap(\.suggestedName)
            log.entries.append("\(event) \(info.location.x) \(names.joined())")
        }
    }

    /// Something to drag whose name is how often it was made, above a target of 100 × 100.
    private struct Listening: View {
        let log: Log
        @State private var isLifted = false
        var isTargetNew = false

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 20).id("source").onDrag {
                    isLifted = true
                    log.entries.append("made")
                    let item = PortableUI.NSItemProvider(
                        item: NSData(), typeIdentifier: UTType.propertyList.identifier)
                    item.suggestedName = "\(log.entries.count)"
                    return item
                }
                let target = Color.blue.frame(width: 100, height: 100).allowsHitTesting(false)
                if isLifted || !isTargetNew {
                    target.onDrop(of: [.propertyList], delegate: Listener(log: log))
                } else {
                    target
                }
            }
        }
    }

    private func host(_ view: Listening, _ behavior: HostBehavior) -> ViewHost<Listening> {
        HostBehavior.ofNewHosts.withValue(behavior) { ViewHost(view) }
    }

    @Test func aTargetHearsOfADrag() throws {
        let log = Log()
        let lifted = try host(Listening(log: log), .usual).lift(id: "source")
        lifted.move(to: CGPoint(x: 10, y: 40))
        lifted.move(to: CGPoint(x: 10, y: 10))
        try lifted.drop(at: CGPoint(x: 20, y: 40))
        expectEqual(
            log.entries,
            ["made", "entered 10.0 1", "updated 10.0 1", "exited 10.0 1", "entered 20.0 1", "updated 20.0 1"]
                + ["performed 20.0 1"])
    }

    @Test func inAPessimisticHostATargetHearsOfADragInTheWorstWay() throws {
        let log = Log()
        let host = host(Listening(log: log), .pessimistic(lastStateFirst: true))
        let lifted = try host.lift(id: "source")
        lifted.needsTouch = false
        lifted.move(to: CGPoint(x: 10, y: 40))
        try lifted.drop(at: CGPoint(x: 20, y: 40))
        expectEqual(
            log.entries,
            ["made", "made", "updated 10.0 1", "updated 10.0 1", "updated 20.0 1", "updated 20.0 1"]
                + ["performed 20.0 1", "exited 20.0 1"])
    }

    @Test(arguments: [HostBehavior.usual, .pessimistic(lastStateFirst: true)])
    func aTargetThatComesWithTheDrag(behavior: HostBehavior) throws {
        let lifted = try host(Listening(log: Log(), isTargetNew: true), behavior).lift(id: "source")
        lifted.needsTouch = false
        lifted.move(to: CGPoint(x: 10, y: 40))
        expectEqual(lifted.operation, behavior == .usual ? .move : nil)
    }

    @Test(arguments: [HostBehavior.usual, .pessimistic(lastStateFirst: true)])
    func aTargetMayNeedTouch(behavior: HostBehavior) throws {
        let lifted = try host(Listening(log: Log()), behavior).lift(id: "source")
        expectEqual(lifted.needsTouch, behavior != .usual)
        lifted.needsTouch = true
        lifted.move(to: CGPoint(x: 10, y: 40))
        expectEqual(lifted.operation, nil)
        lifted.needsTouch = false
        lifted.move(to: CGPoint(x: 10, y: 40))
        expectEqual(lifted.operation, .move)
    }

    // MARK: Touches at points

    // Nothing is drawn in the space beside the text, nor by a clear color.
    @Test func whereNothingIsDrawnAViewIsTouchedByItsShape() throws {
        let log = Log()
        func host(_ hasShape: Bool) -> ViewHost<some View> {
            let content = HStack(spacing: 20) {
                Color.clear.frame(width: 20, height: 20)
                Color.blue.frame(width: 20, height: 20)
            }
            return ViewHost(
                Group { if hasShape { content.contentShape(Rectangle()) } else { content } }
                    .onTapGesture { log.entries.append("\(hasShape)") })
        }
        for x in [10, 30, 50] as [CGFloat] {
            try? host(false).tap(at: CGPoint(x: x, y: 10))
            try host(true).tap(at: CGPoint(x: x, y: 10))
        }
        expectEqual(log.entries, ["true", "true", "false", "true"])
    }
}
