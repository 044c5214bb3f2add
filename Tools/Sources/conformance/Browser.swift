import Foundation

/// Chromium without a window.
struct Browser {
    /// The command that starts it.
    var command = ProcessInfo.processInfo.environment["CHROMIUM"] ?? "chromium"

    struct Reply: Decodable {
        var version: String
        var balances: Bool
        var countsLines: Bool
        var answers: [FlexAnswer]
    }

    /// Chromium has no sandbox for root.
    private var sandbox: [String] { getuid() == 0 ? ["--no-sandbox"] : [] }

    /// Lays all cases out in one session.
    func answer(_ cases: [FlexCase]) throws -> Reply {
        let reply: Reply = try load(Page.html(asking: cases))
        guard reply.answers.count == cases.count else {
            throw ConformanceError("\(command) answered \(reply.answers.count) of \(cases.count) cases")
        }
        return reply
    }

    /// The parts of each text between which a line may break.
    func parts(of texts: [String]) throws -> [BreakCase] {
        let answers: [[String]] = try load(Page.html(asking: texts))
        return zip(texts, answers).map { BreakCase(text: $0, parts: $1) }
    }

    /// Loads a page, and reads what it writes into itself.
    private func load<Answer: Decodable>(_ html: String) throws -> Answer {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appendingPathComponent("cases.html")
        let output = folder.appendingPathComponent("answers.html")
        try html.write(to: page, atomically: true, encoding: .utf8)
        guard FileManager.default.createFile(atPath: output.path, contents: nil) else {
            throw ConformanceError("no file can be written in \(folder.path)")
        }

        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [command, "--headless"] + sandbox + [
                "--disable-gpu", "--force-device-scale-factor=1",
                "--user-data-dir=\(folder.appendingPathComponent("profile").path)", "--dump-dom", page.path,
            ]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let text = try String(contentsOf: output, encoding: .utf8)
        guard process.terminationStatus == 0,
            let start = text.range(of: Page.answerMark),
            let end = text.range(of: "</pre>", range: start.upperBound..<text.endIndex)
        else {
            throw ConformanceError(
                "\(command) ended with status \(process.terminationStatus) and no answers; does"
                    + " '\(command) --headless --dump-dom' show a page?")
        }
        let json = text[start.upperBound..<end.lowerBound]
            .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&nbsp;", with: "\u{A0}")
            .replacing("&amp;", with: "&")
        return try JSONDecoder().decode(Answer.self, from: Data(json.utf8))
    }
}

struct ConformanceError: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
