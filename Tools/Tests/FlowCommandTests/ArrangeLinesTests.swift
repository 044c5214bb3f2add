import Expectations
import Foundation
import Testing

/// `flow arrange` with a question on each line.
@Suite struct ArrangeLinesTests {
    private let question = #"{"items":[{"width":1,"height":2}]}"#
    private let answer =
        #"{"frames":[{"height":2,"width":1,"x":0,"y":0}],"lines":[{"end":1,"height":2,"start":0,"width":1,"x":0,"y":0}],"#
        + #""size":{"height":2,"width":1}}"#

    @Test func eachLineIsAnsweredByALine() throws {
        let input = "\u{FEFF}\(question)\r\n\n [\(question), \(question)]\n[]"
        let flow = try FlowProcess("arrange", "--lines", input: input)
        expectEqual(flow.output, "\(answer)\n[\(answer),\(answer)]\n[]\n")
        expectEqual(flow.errors, "")
        expectEqual(flow.exitCode, 0)
        try expectEqual(FlowProcess("arrange", "--lines", input: "").output, "")
    }

    @Test func theNameOfAFileAsksForLines() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try "\(question)\n\(question)\n".write(to: folder.url("a.jsonl"), atomically: false, encoding: .utf8)
        try expectEqual(FlowProcess("arrange", folder.path("a.jsonl")).output, "\(answer)\n\(answer)\n")
    }

    @Test func aBadLineIsReportedAndTheOthersAnswered() throws {
        let input = "\(question)\n{\"items\":[\n\n{\"items\":[],\"widht\":2}\n\(question)\n"
        let flow = try FlowProcess("arrange", "--lines", input: input)
        expectEqual(flow.output, "\(answer)\nnull\nnull\n\(answer)\n")
        expectEqual(
            flow.errors,
            """
            flow: standard input: line 2, column 11: not valid JSON: expected a value, found the end
            flow: standard input: line 4, column 13: unknown key "widht". Did you mean "width"?
            flow: standard input: bad lines: 2, each answered by null

            """)
        expectEqual(flow.exitCode, 65)
    }

    /// A line is answered before the next one is written.
    @Test func answersDoNotWaitForTheEnd() throws {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = try FlowProcess.executable
        process.arguments = ["arrange", "--lines"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        for _ in 0..<3 {
            try input.fileHandleForWriting.write(contentsOf: Data("\(question)\n".utf8))
            let data = try output.fileHandleForReading.read(upToCount: answer.utf8.count + 1)
            expectEqual(data, Data("\(answer)\n".utf8))
        }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        expectEqual(process.terminationStatus, 0)
    }
}
