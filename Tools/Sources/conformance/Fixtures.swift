import Foundation

/// Cases with the browser's answers, one JSON object a line in one file a capability.
struct Fixture: Codable {
    var flex: FlexCase
    var browser: FlexAnswer
}

enum Fixtures {
    static func write(_ comparisons: [Comparison], into folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for capability in Capability.allCases {
            let lines = try comparisons.filter {
                $0.flex.capability == capability && !$0.flex.differsDeliberately
            }.map { try Page.json(Fixture(flex: $0.flex, browser: $0.browser)) + "\n" }
            let file = folder.appendingPathComponent("\(capability.rawValue).jsonl")
            try lines.joined().write(to: file, atomically: true, encoding: .utf8)
        }
    }

    static func read(_ file: URL) throws -> [Fixture] {
        let decoder = JSONDecoder()
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            try decoder.decode(Fixture.self, from: Data($0.utf8))
        }
    }
}
