import FlowEngine

/// The most lines of a case, and the item that replaces those beyond them.
struct ArrangeLimit: Equatable {
    var maxLines: Int
    /// The sizes of the overflow item if 1, 2, 3 … items are hidden, and last if more are. Empty without such an
    /// item.
    var overflow: [FlowSize] = []

    func overflow(hiding count: Int) -> FlowSize? {
        overflow.isEmpty ? nil : overflow[min(count, overflow.count) - 1]
    }
}

extension KeyedDecodingContainer<ArrangeCase.Key> {
    func decodeLimit() throws -> ArrangeLimit? {
        let maxLines = try decodeCount(forKey: .maxLines)
        let overflow = try decodeIfPresent(ArrangeOverflow.self, forKey: .overflow)
        guard let maxLines else {
            if overflow != nil {
                throw error("expected the key \"maxLines\" beside it, which is missing", at: .overflow)
            }
            return nil
        }
        return ArrangeLimit(maxLines: maxLines, overflow: overflow?.sizes ?? [])
    }
}

/// The overflow item of a case: its size, or an array of sizes for as many hidden items.
private struct ArrangeOverflow: Decodable {
    var sizes: [FlowSize] = []

    init(from decoder: any Decoder) throws {
        guard var list = try? decoder.unkeyedContainer() else {
            sizes = [try ArrangeSize(from: decoder).size]
            return
        }
        while !list.isAtEnd {
            sizes.append(try list.decode(ArrangeSize.self).size)
        }
        guard !sizes.isEmpty else {
            throw JSONError("expected at least one size, found none", at: decoder.codingPath)
        }
    }
}

struct ArrangeSize: Decodable {
    enum Key: String, CodingKey, CaseIterable {
        case width, height
    }

    var size: FlowSize

    init(from decoder: any Decoder) throws {
        let container = try decoder.strictContainer(keyedBy: Key.self)
        size = FlowSize(
            width: try container.checkedSize(container.decode(Double.self, forKey: .width), at: .width),
            height: try container.checkedSize(container.decode(Double.self, forKey: .height), at: .height))
    }
}
