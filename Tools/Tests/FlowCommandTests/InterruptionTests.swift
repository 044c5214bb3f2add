import Expectations
import Foundation
import Testing

/// A `flow` that a signal reaches while it writes a file leaves nothing behind, and ends as others do.
@Suite struct InterruptionTests {
    /// Runs `flow` in a folder with an old file, and sends it a signal once the new file has been begun.
    private func interrupt(
        by signal: Int32, ignoring ignored: String = "", in folder: TemporaryFolder
    ) throws -> TracedFlow.End {
        try "old".write(to: folder.url("a.txt"), atomically: false, encoding: .utf8)
        let flow = try TracedFlow(["render", "new", "-o", folder.path("a.txt")], ignoring: ignored)
        try flow.run(until: { try folder.names.count == 2 })
        return try flow.end(by: signal)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func theOldFileStaysAndNoNewOne(signal: Int32) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try expectEqual(interrupt(by: signal, in: folder), .signal(signal))
        try expectEqual(folder.names, ["a.txt"])
        try expectEqual(String(contentsOf: folder.url("a.txt"), encoding: .utf8), "old")
    }

    @Test func aSignalThatIsIgnoredChangesNothing() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try expectEqual(interrupt(by: SIGHUP, ignoring: "HUP", in: folder), .exit(0))
        try expectEqual(folder.names, ["a.txt"])
        #expect(try String(contentsOf: folder.url("a.txt"), encoding: .utf8).contains("│ new │"))
    }
}
