import Foundation

@testable import flow

/// The files that the tests come with.
enum Repository {
    static func url(of path: String) -> URL {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return root.appendingPathComponent(path)
    }

    static func text(of path: String) throws -> String {
        try String(contentsOf: url(of: path), encoding: .utf8)
    }

    /// A question to `flow arrange`, and the answer that the documentation shows.
    struct Example {
        var question: String
        var answer: String?
    }

    /// The examples in the page about the JSON of `flow arrange` and in its help.
    static func arrangeExamples() throws -> [Example] {
        // A block with items is a question, and the next one its answer.
        let blocks = try text(of: "Documentation/arrange.md").components(separatedBy: "```json\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
        var examples: [Example] = []
        for block in blocks {
            if block.contains("\"items\"") {
                examples.append(Example(question: block))
            } else if !examples.isEmpty {
                examples[examples.count - 1].answer = block
            }
        }
        // The first paragraph of the help that is JSON.
        let help = Arrange.configuration.discussion.components(separatedBy: "\n\n")
        examples += help.first { $0.hasPrefix("  {") }.map { [Example(question: $0)] } ?? []
        return examples
    }
}
