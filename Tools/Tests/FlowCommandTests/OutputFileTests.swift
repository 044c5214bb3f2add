import Expectations
import Foundation
import SystemPackage
import Testing

@testable import flow

/// Files are written whole or not at all.
@Suite struct OutputFileTests {
    private func permissions(_ path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test func aNewFileHoldsEverything() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try OutputFile(path: folder.path("new.png")).write(bytes)
        try expectEqual(Data(contentsOf: folder.url("new.png")), Data(bytes))
        try expectEqual(folder.names, ["new.png"])
        // What `touch` would give.
        try Data().write(to: folder.url("other"))
        try expectEqual(permissions(folder.path("new.png")), permissions(folder.path("other")))
    }

    @Test func anOldFileIsReplacedAndKeepsItsPermissions() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try "old and longer".write(to: folder.url("a.svg"), atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("a.svg"))
        try OutputFile(path: folder.path("a.svg")).write(Array("new".utf8))
        try expectEqual(text(folder.path("a.svg")), "new")
        try expectEqual(permissions(folder.path("a.svg")), 0o640)
        try expectEqual(folder.names, ["a.svg"])
    }

    /// Whoever reads the old file, or has it by another name, never sees half a new one.
    @Test func theOldFileItselfStaysAsItWas() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try "old and longer".write(to: folder.url("a.svg"), atomically: false, encoding: .utf8)
        try FileManager.default.linkItem(at: folder.url("a.svg"), to: folder.url("other name"))
        let reader = try FileHandle(forReadingFrom: folder.url("a.svg"))
        defer { try? reader.close() }
        try OutputFile(path: folder.path("a.svg")).write(Array("new".utf8))
        try expectEqual(text(folder.path("a.svg")), "new")
        try expectEqual(text(folder.path("other name")), "old and longer")
        try expectEqual(reader.readToEnd(), Data("old and longer".utf8))
    }

    @Test func aFailureHalfWayLeavesTheOldFile() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = folder.path("a.svg")
        try "old".write(toFile: path, atomically: false, encoding: .utf8)
        let failure = #expect(throws: Failure.self) {
            try OutputFile(path: path).write { write in
                try Array("half".utf8).withUnsafeBytes(write)
                try expectEqual(folder.names.count, 2)
                throw Failure(.badData, "no more")
            }
        }
        expectEqual(failure?.message, "no more")
        try expectEqual(text(path), "old")
        try expectEqual(folder.names, ["a.svg"])
    }

    @Test func aFailureBeforeTheFirstByteLeavesNoFile() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        #expect(throws: Failure.self) {
            try OutputFile(path: folder.path("a.svg")).write { _ in throw Failure(.badData, "none") }
        }
        try expectEqual(folder.names, [])
    }

    @Test func anEmptyAnswerMakesAnEmptyFile() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try OutputFile(path: folder.path("a.svg")).write { _ in }
        try expectEqual(text(folder.path("a.svg")), "")
    }

    /// Root may do anything in any folder, so that another user tries it.
    @Test func aFileInAnothersFolderIsWrittenInPlace() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try "old and much longer than the new one".write(
            to: folder.url("a.txt"), atomically: false, encoding: .utf8)
        #expect(chmod(folder.path("a.txt"), 0o666) == 0 && chmod(folder.path(""), 0o555) == 0)
        defer { chmod(folder.path(""), 0o755) }
        let other = getuid() == 0 ? "setpriv --reuid 65534 --clear-groups" : ""
        let flow = try FlowProcess(["render", "new", "-o", folder.path("a.txt")], by: other)
        expectEqual(flow.errors, "")
        try expectEqual(text(folder.path("a.txt")), "╭─────╮\n│ new │\n╰─────╯\n")
        try expectEqual(folder.names, ["a.txt"])
        let missing = try FlowProcess(["render", "new", "-o", folder.path("b.txt")], by: other)
        expectEqual(
            missing.errors, "flow: \(folder.path("b.txt")): cannot be created: Permission denied\n")
    }

    /// As in a container, in which a single file is shared.
    @Test func aFileThatIsMountedByItselfIsWrittenInPlace() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = folder.path("a.txt")
        try "old and much longer than the new one".write(toFile: path, atomically: false, encoding: .utf8)
        let flow = try FlowProcess(
            ["render", "new", "-o", path],
            by: "unshare -rm sh -c 'mount --bind \(path) \(path) && exec \"$0\" \"$@\"'")
        expectEqual(flow.errors, "")
        try expectEqual(text(path), "╭─────╮\n│ new │\n╰─────╯\n")
        try expectEqual(folder.names, ["a.txt"])
    }

    @Test func linksStayAndLeadToTheNewContent() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let files = FileManager.default
        try files.createDirectory(at: folder.url("sub"), withIntermediateDirectories: false)
        try "old".write(to: folder.url("sub/target"), atomically: false, encoding: .utf8)
        // relative → absolute → target, and one to a file that is yet to come.
        try files.createSymbolicLink(
            atPath: folder.path("sub/second"), withDestinationPath: folder.path("sub/target"))
        try files.createSymbolicLink(atPath: folder.path("first"), withDestinationPath: "sub/second")
        try files.createSymbolicLink(atPath: folder.path("future"), withDestinationPath: "sub/later")
        try OutputFile(path: folder.path("first")).write(Array("new".utf8))
        try OutputFile(path: folder.path("future")).write(Array("came".utf8))

        try expectEqual(text(folder.path("sub/target")), "new")
        try expectEqual(text(folder.path("sub/later")), "came")
        try expectEqual(files.destinationOfSymbolicLink(atPath: folder.path("first")), "sub/second")
        try expectEqual(files.destinationOfSymbolicLink(atPath: folder.path("future")), "sub/later")
        try expectEqual(files.contentsOfDirectory(atPath: folder.path("sub")).count, 3)
    }

    @Test func aRingOfLinksIsAnError() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try FileManager.default.createSymbolicLink(atPath: folder.path("a"), withDestinationPath: "b")
        try FileManager.default.createSymbolicLink(atPath: folder.path("b"), withDestinationPath: "a")
        let failure = #expect(throws: Failure.self) { try OutputFile(path: folder.path("a")).write([1]) }
        expectEqual(failure?.reason, .cannotCreate)
    }

    @Test func filesThatCannotBeCreatedSaySo() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for (path, reason) in [
            (folder.path(""), "Is a directory"), (folder.path("none/a.png"), "No such file or directory"),
            (folder.path(String(repeating: "a", count: 300)), "File name too long"),
        ] {
            let failure = #expect(throws: Failure.self) { try OutputFile(path: path).write([1]) }
            expectEqual(failure?.message, "\(path): cannot be created: \(reason)")
            expectEqual(failure?.reason, .cannotCreate)
        }
    }

    @Test func devicesAreWrittenAsTheyAre() throws {
        try OutputFile(path: "/dev/null").write([1, 2, 3])
        try expectEqual(Stat("/dev/null").type, .characterSpecial)
        let failure = #expect(throws: Failure.self) { try OutputFile(path: "/dev/full").write([1]) }
        expectEqual(failure?.message, "/dev/full: cannot be written: No space left on device")
        expectEqual(failure?.reason, .cannotWrite)
        try expectEqual(Stat("/dev/full").type, .characterSpecial)
    }
}

extension OutputFile {
    fileprivate func write(_ bytes: [UInt8]) throws {
        try write { write in try bytes.withUnsafeBytes(write) }
    }
}
