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

extension ArrangeLimit {
    /// The limit of a case, if it has one.
    init?(_ object: JSONObject) throws(JSONError) {
        guard let maxLines = try object["maxLines"]?.count() else {
            guard let overflow = object["overflow"] else { return nil }
            throw JSONError("expected the key \"maxLines\" beside it, which is missing", at: overflow)
        }
        self.maxLines = maxLines
        guard let overflow = object["overflow"] else { return }
        if case .array(let sizes) = overflow.content {
            guard !sizes.isEmpty else {
                throw JSONError("expected at least one size, found none", at: overflow)
            }
            self.overflow = try sizes.map(FlowSize.init)
        } else {
            self.overflow = [try FlowSize(overflow)]
        }
    }
}

extension FlowSize {
    static let keys = ["width", "height"]

    init(_ json: JSON) throws(JSONError) {
        let object = try JSONObject(json, keys: Self.keys)
        self.init(
            width: try object.required("width").nonNegative(),
            height: try object.required("height").nonNegative())
    }
}
