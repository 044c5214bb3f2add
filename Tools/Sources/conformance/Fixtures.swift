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
            let fixtures = comparisons.filter {
                $0.flex.capability == capability && !$0.isLeftOut
            }.map { Fixture(flex: $0.flex, browser: $0.browser) }
            try write(fixtures, to: folder.appendingPathComponent("\(capability.rawValue).jsonl"))
        }
    }

    static func write(_ breaks: some Sequence<BreakCase>, into folder: URL) throws {
        try write(Array(breaks), to: folder.appendingPathComponent("breaks.jsonl"))
    }

    private static func write(_ values: [some Encodable], to file: URL) throws {
        let lines = try values.map { try Page.json($0) + "\n" }
        try lines.joined().write(to: file, atomically: true, encoding: .utf8)
    }

    static func read<Value: Decodable>(_ file: URL) throws -> [Value] {
        let decoder = JSONDecoder()
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            try decoder.decode(Value.self, from: Data($0.utf8))
        }
    }
}
