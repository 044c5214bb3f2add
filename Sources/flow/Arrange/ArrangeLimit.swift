import FlowEngine

/// The most lines of a case, and what takes the place of the items that they do not hold.
struct ArrangeLimit: Equatable {
    var maxLines: Int
    /// The size of the overflow item; `nil` for none.
    var overflow: FlowSize?
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
        return ArrangeLimit(maxLines: maxLines, overflow: overflow?.size)
    }
}

/// The overflow item of a case.
struct ArrangeOverflow: Decodable {
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
