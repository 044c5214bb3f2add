import ArgumentParser
import Foundation

/// What `flow render` shows: words, lines of text, or strings in JSON.
struct RenderInput {
    enum Format: EnumerableFlag {
        case json
        case lines

        static func help(for value: Format) -> ArgumentHelp? {
            switch value {
            case .json: "Read JSON, whatever the name of the input or its beginning."
            case .lines: "Read lines of text, whatever the name of the input or its beginning."
            }
        }
    }

    /// Words from the command line. Without any, `source` is read.
    var words: [String]
    var source: Input
    /// `nil` decides by the name of the source, or by its beginning.
    var format: Format?

    func texts() throws(Failure) -> [String] {
        let texts = words.isEmpty ? try readTexts() : words
        guard !texts.isEmpty else {
            throw Failure(.badData, "\(source.name): expected at least one word to show, found none")
        }
        return texts
    }

    private func readTexts() throws(Failure) -> [String] {
        let bytes = try source.bytes()
        switch format ?? source.format {
        case .json: return try source.decoded(RenderItems.self, from: bytes).texts
        case .lines: return try lines(of: bytes)
        case nil: break
        }
        guard [UInt8(ascii: "["), UInt8(ascii: "{")].contains(bytes.first { $0 > UInt8(ascii: " ") }) else {
            return try lines(of: bytes)
        }
        do {
            return try source.decoded(RenderItems.self, from: bytes).texts
        } catch {
            throw Failure(error.reason, "\(error.message) (--lines takes the input as lines of text)")
        }
    }

    /// The lines without the white space around them, and none that are blank.
    private func lines(of bytes: [UInt8]) throws(Failure) -> [String] {
        var texts: [String] = []
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            guard let text = String(validating: line, as: UTF8.self) else {
                throw Failure(.badData, "\(source.name): line \(index + 1): expected text in UTF-8")
            }
            let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
            if !trimmed.isEmpty {
                texts.append(trimmed)
            }
        }
        return texts
    }
}

extension Input {
    /// How the input is written, as its name tells. Standard input has no name.
    fileprivate var format: RenderInput.Format? {
        path.map { $0.lowercased().hasSuffix(".json") ? .json : .lines }
    }
}

/// An array of texts, or an object whose `items` is one. A text is a string, or an object with a `text`.
private struct RenderItems: Decodable {
    private enum Key: String, CodingKey, CaseIterable {
        case items
    }

    private struct Item: Decodable {
        enum Key: String, CodingKey, CaseIterable {
            case text
        }

        let text: String

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                self.text = text
                return
            }
            guard (try? decoder.container(keyedBy: Key.self)) != nil else {
                throw JSONError(
                    "expected a string, or an object with the key \"text\"", at: decoder.codingPath)
            }
            text = try decoder.strictContainer(keyedBy: Key.self).decode(String.self, forKey: .text)
        }
    }

    let texts: [String]

    init(from decoder: any Decoder) throws {
        let items =
            if (try? decoder.unkeyedContainer()) != nil {
                try decoder.singleValueContainer().decode([Item].self)
            } else {
                try decoder.strictContainer(keyedBy: Key.self).decode([Item].self, forKey: .items)
            }
        texts = items.map(\.text)
    }
}
