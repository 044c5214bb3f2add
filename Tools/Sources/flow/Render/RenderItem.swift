import FlowEngine
import Foundation

/// A word to show, and how its chip differs from the others.
struct RenderItem {
    enum Key: String, TraitKey, CaseIterable {
        case text
        case grow, shrink, minLength, maxLength, priority, alignment, breaksBefore, breaksAfter,
            avoidsBreakBefore, fillsLine
    }

    var text: String
    var traits = FlowItemTraits()

    /// The keys besides the text, as the help lists them.
    static var traitKeys: String {
        Key.allCases.filter { $0 != .text }.map(\.rawValue).joined(separator: ", ")
    }
}

extension RenderItem {
    /// A word without the white space around it; `nil` if nothing is left.
    init?(word: String) {
        let text = word.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return nil }
        self.text = text
    }

    /// A string, or an object with a `text`.
    init(from decoder: any Decoder, axis: FlowAxis) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.text = text
            return
        }
        guard (try? decoder.container(keyedBy: Key.self)) != nil else {
            throw JSONError("expected a string, or an object with the key \"text\"", at: decoder.codingPath)
        }
        let container = try decoder.strictContainer(keyedBy: Key.self)
        text = try container.decode(String.self, forKey: .text)
        traits = try container.decodeTraits(axis: axis)
    }
}

/// An array of items, or an object whose `items` is one.
struct RenderItems: DecodableWithConfiguration {
    private enum Key: String, CodingKey, CaseIterable {
        case items
    }

    var items: [RenderItem] = []

    init(from decoder: any Decoder, configuration axis: FlowAxis) throws {
        var list =
            if let list = try? decoder.unkeyedContainer() {
                list
            } else {
                try decoder.strictContainer(keyedBy: Key.self).nestedUnkeyedContainer(forKey: .items)
            }
        while !list.isAtEnd {
            items.append(try RenderItem(from: list.superDecoder(), axis: axis))
        }
    }
}
