import Expectations
import Foundation
import Testing

@testable import flow

/// A `flow` that a signal reaches while it writes a file leaves nothing behind, and ends as others do.
@Suite struct InterruptionTests {
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func theOldFileStaysAndNoNewOne(number: Int32) async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try "old".write(to: folder.url("a.txt"), atomically: false, encoding: .utf8)
        await #expect(processExitsWith: .signal(number)) {
            [path = folder.path("a.txt") as String, number = number as Int32] in
            try write("new", to: path, raising: number, handler: SIG_DFL)
        }
        try expectEqual(folder.names, ["a.txt"])
        try expectEqual(String(contentsOf: folder.url("a.txt"), encoding: .utf8), "old")
    }

    /// As under `nohup`.
    @Test func aSignalThatIsIgnoredChangesNothing() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        await #expect(processExitsWith: .success) { [path = folder.path("a.txt") as String] in
            try write("new", to: path, raising: SIGHUP, handler: SIG_IGN)
        }
        try expectEqual(folder.names, ["a.txt"])
        try expectEqual(String(contentsOf: folder.url("a.txt"), encoding: .utf8), "new")
    }
}

/// Writes a file, and raises a signal on the way.
private func write(
    _ text: String, to path: String, raising number: Int32, handler: sighandler_t?
) throws {
    // A test may run on a thread that blocks signals, and under a shell that ignores some.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    signal(number, handler)
    try OutputFile(path: path).write { write in
        try Array(text.utf8).withUnsafeBytes(write)
        raise(number)
    }
}
