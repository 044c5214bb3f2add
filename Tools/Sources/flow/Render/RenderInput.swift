import ArgumentParser
import FlowEngine
import Foundation

/// The words of `flow render`: arguments, lines of text, or items in JSON.
struct RenderInput {
    enum Format: EnumerableFlag {
        case json
        case lines

        static func help(for value: Format) -> ArgumentHelp? {
            switch value {
            case .json: "Read JSON, whatever the input is called and begins with."
            case .lines: "Read lines of text, whatever the input is called and begins with."
            }
        }
    }

    /// Words from the command line, `-` being those of `source`. If there are none, all are.
    var words: [String]
    var source: Input
    /// `nil` decides by the name of the source, or by its beginning.
    var format: Format?
    /// That of the flow, which decides what alignments there are.
    var axis: FlowAxis
    /// Whether words that end as names of pictures do are files.
    var hasPictures = false

    func items() throws -> [RenderItem] {
        var items: [RenderItem] = []
        let words = words.isEmpty ? ["-"] : words
        for word in words {
            if word == "-" {
                items += try readItems()
            } else if let item = RenderItem(word: word) {
                items.append(item)
            }
        }
        guard !items.isEmpty else {
            let place = words == ["-"] ? "\(source.name): " : ""
            throw Failure(.badData, "\(place)expected at least one word to show, found none")
        }
        return hasPictures ? try items.map { try $0.withPicture() } : items
    }

    private func readItems() throws -> [RenderItem] {
        let bytes = try source.bytes(awaiting: "words, one a line")
        switch format ?? source.format {
        case .json: return try items(in: bytes)
        case .lines:
            warnOfTable(bytes)
            return try lines(of: bytes)
        case nil: break
        }
        guard bytes.beginAsItemsDo else { return try lines(of: bytes) }
        do throws(Failure) {
            return try items(in: bytes)
        } catch {
            // A line such as `["wip"] fix` begins with a whole array. What is wrong in an array is no sign of lines.
            let hint = error.lineOfSecondValue != nil ? " (use --lines to read lines of text)" : ""
            throw Failure(error.reason, error.message + hint)
        }
    }

    /// What a table in a file is not taken for.
    private func warnOfTable(_ bytes: [UInt8]) {
        guard let path = source.path?.lowercased(), path.hasSuffix(".csv") || path.hasSuffix(".tsv"),
            bytes.contains(UInt8(ascii: ",")) || bytes.contains(UInt8(ascii: "\t"))
        else { return }
        StandardError.warn(
            "\(source.name): its lines are shown as they are, with the commas or tabs of a table: write the words "
                + "alone, one a line")
    }

    private func items(in json: [UInt8]) throws(Failure) -> [RenderItem] {
        try source.parsed(json) { json throws(JSONError) in
            try RenderItem.items(json, axis: axis)
        }
    }

    /// The lines without the white space around them, and none that are blank.
    private func lines(of bytes: [UInt8]) throws(Failure) -> [RenderItem] {
        var items: [RenderItem] = []
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            guard let text = String(validating: line, as: UTF8.self) else {
                throw Failure(.badData, "\(source.name): line \(index + 1): expected text in UTF-8")
            }
            if let item = RenderItem(word: text) { items.append(item) }
        }
        return items
    }
}

extension [UInt8] {
    /// Whether these are the first characters of an array or object of words in JSON, or an empty one, and not of a line such
    /// as `[x] done` or `[ ] to do`.
    fileprivate var beginAsItemsDo: Bool {
        let marks = lazy.filter { !JSONScanner.whiteSpace.contains($0) }.prefix(3)
        return ["[\"", "[{", "{\""].contains(String(decoding: marks.prefix(2), as: UTF8.self))
            || ["[]", "{}"].contains(String(decoding: marks, as: UTF8.self))
    }
}

extension Input {
    /// The format by the name of the input. Standard input has none.
    fileprivate var format: RenderInput.Format? {
        path.map { $0.lowercased().hasSuffix(".json") ? .json : .lines }
    }
}
