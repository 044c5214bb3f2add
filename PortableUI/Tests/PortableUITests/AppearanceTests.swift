import Expectations
import PortableUITesting
import Testing

/// What is done when views come and go, and when values change.
@MainActor @Suite struct AppearanceTests {
    private final class Log {
        var events: [String] = []

        /// The events since the last time.
        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    private struct Logged: View {
        let name: String
        let log: Log

        var body: some View {
            Text(name)
                .onAppear { log.events.append("+\(name)") }
                .onDisappear { log.events.append("-\(name)") }
        }
    }

    // MARK: Coming and going

    @Test func aViewAppearsOnce() {
        let log = Log()
        let host = host(Logged(name: "A", log: log))
        expectEqual(log.take(), [])
        _ = host.frames
        expectEqual(log.take(), ["+A"])
        host.proposal.width = 3
        _ = (host.frames, host.displayList)
        host.rootView = Logged(name: "B", log: log)
        _ = host.frames
        expectEqual(log.take(), [])
        expectEqual(host.frames.preorder.map(\.name), ["onAppear", "onAppear", "Text"])
    }

    @Test func viewsInsideAppearBeforeThoseAround() {
        let log = Log()
        let host = host(
            VStack {
                Logged(name: "A", log: log)
                HStack { Logged(name: "B", log: log) }.onAppear { log.events.append("+HStack") }
            }
            .onAppear { log.events.append("+VStack") })
        _ = host.frames
        expectEqual(log.take(), ["+A", "+B", "+HStack", "+VStack"])
    }

    @Test func elementsComeAndGo() {
        let log = Log()
        struct List: View {
            var names: [String]
            let log: Log
            var body: some View { HStack { ForEach(names, id: \.self) { Logged(name: $0, log: log) } } }
        }
        let host = host(List(names: ["a", "b", "c"], log: log))
        _ = host.frames
        expectEqual(log.take(), ["+a", "+b", "+c"])
        host.rootView.names = ["c", "d", "a"]
        _ = host.frames
        expectEqual(log.take(), ["+d", "-b"])
        host.rootView.names = []
        _ = host.frames
        expectEqual(log.take(), ["-a", "-c", "-d"])
    }

    @Test func aHostThatHasGoneLeavesNothing() {
        weak var log: Log?
        do {
            let strong = Log()
            log = strong
            let host = host(Logged(name: "A", log: strong))
            _ = host.frames
            #expect(log != nil)
        }
        #expect(log == nil)
    }

    // MARK: Tasks

    /// Waits until it is canceled.
    private struct Waiting: View {
        var id: Int
        var isShown = true
        let log: Log

        var body: some View {
            if isShown {
                Text("A").task(id: id) {
                    log.events.append("+\(id)")
                    let (stream, _) = AsyncStream.makeStream(of: Void.self)
                    for await _ in stream {}
                    log.events.append("-\(id) \(Task.isCancelled)")
                }
            }
        }
    }

    private func events(_ log: Log, count: Int) async -> [String] {
        while log.events.count < count { await Task.yield() }
        return log.take()
    }

    @Test func aTaskIsCanceledWhenItsValueChangesOrTheViewGoes() async {
        let log = Log()
        let host = host(Waiting(id: 1, log: log))
        await host.settle()
        await expectEqual(events(log, count: 1), ["+1"])
        host.rootView.id = 2
        await host.settle()
        await expectEqual(Set(events(log, count: 2)), ["-1 true", "+2"])
        host.rootView.isShown = false
        await host.settle()
        await expectEqual(events(log, count: 1), ["-2 true"])
        host.rootView.isShown = true
        await host.settle()
        await expectEqual(events(log, count: 1), ["+2"])
    }

    @Test func aTaskIsCanceledWhenTheHostGoes() async {
        let log = Log()
        do {
            let host = host(Waiting(id: 1, log: log))
            await host.settle()
        }
        await expectEqual(events(log, count: 2), ["+1", "-1 true"])
    }
}
