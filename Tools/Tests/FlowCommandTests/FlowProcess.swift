import Expectations
import Foundation
import Testing

/// What the built command did with some arguments and some input.
struct FlowProcess {
    let exitCode: Int32
    let output: String
    let errors: String

    /// The package builds it beside the tests.
    static var executable: URL {
        get throws {
            try #require(Bundle.main.executableURL).deletingLastPathComponent().appendingPathComponent("flow")
        }
    }

    /// Runs `flow`.
    ///
    /// - Parameters:
    ///   - launcher: What a shell would write before the command, such as `setpriv --reuid 9`.
    ///   - redirection: What it would write after that, such as `>&-`.
    ///   - columns: The value of the variable `COLUMNS`, which otherwise is not set.
    ///   - terminal: Where standard output goes. Otherwise that is a file.
    ///   - typed: What someone types on a terminal that is standard input, and ends with Ctrl-D.
    init(
        _ arguments: [String], input: [UInt8] = [], by launcher: String = "", redirection: String = "",
        columns: String? = nil, terminal: PseudoTerminal? = nil, typing typed: String? = nil
    ) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        // Files, unlike pipes, take any amount without someone reading at the other end.
        try Data(input).write(to: folder.url("in"))

        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments =
            ["-c", "exec \(launcher) \"$0\" \"$@\" \(redirection)", try FlowProcess.executable.path]
            + arguments
        var environment = ProcessInfo.processInfo.environment
        environment["COLUMNS"] = columns
        process.environment = environment
        let keyboard = try typed.map { try PseudoTerminal(columns: 80, rows: 24, typing: $0) }
        process.standardInput = try keyboard?.terminal ?? FileHandle(forReadingFrom: folder.url("in"))
        process.standardOutput = try terminal?.terminal ?? folder.newFile("out")
        process.standardError = try folder.newFile("err")
        try process.run()
        // A terminal, unlike a file, has to be read while the command writes.
        let shown = try terminal?.text()
        process.waitUntilExit()

        expectEqual(process.terminationReason, .exit, "the command crashed")
        exitCode = process.terminationStatus
        output = try shown ?? String(contentsOf: folder.url("out"), encoding: .utf8)
        errors = try String(contentsOf: folder.url("err"), encoding: .utf8)
    }

    init(_ arguments: String..., input: String = "") throws {
        try self.init(arguments, input: Array(input.utf8))
    }
}
