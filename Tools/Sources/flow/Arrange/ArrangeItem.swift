import FlowEngine

/// An item of a case.
struct ArrangeItem {
    var width = 0.0
    var height = 0.0
    var firstBaseline: Double?
    var lastBaseline: Double?
    var traits = FlowItemTraits()
}

extension ArrangeItem {
    static let keys = ownKeys + FlowItemTraits.keys.map { $0.of(\.traits) }

    /// Those that are no traits.
    private static let ownKeys: [Key<ArrangeItem>] = {
        let make = KeyMaker(usual: ArrangeItem())
        let size = "before it grows, shrinks or is stretched; null if the picture says it."
        return [
            Key("width", .length, usual: "null", "Its width \(size)") { json, item throws(JSONError) in
                item.width = try json.nonNegative()
            },
            Key("height", .length, usual: "null", "Its height \(size)") { json, item throws(JSONError) in
                item.height = try json.nonNegative()
            },
            Key(
                "picture", .others("a file"), usual: "null",
                """
                A PNG or JPEG file, in place of a width and a height: as many points as its picture has pixels. A \
                JPEG is turned as its Exif orientation says.
                """
            ) { json, item throws(JSONError) in
                let size = try json.pictureSize()
                (item.width, item.height) = (Double(size.width), Double(size.height))
            },
        ] + make.baselines(first: \.firstBaseline, last: \.lastBaseline)
    }()

    private static let names = keys.map(\.name)

    /// - Parameter axis: That of the case, which decides which alignments are valid.
    init(_ json: JSON, axis: FlowAxis) throws(JSONError) {
        let object = try JSONObject(json, keys: Self.names)
        let size = ["width", "height"]
        if object["picture"] == nil {
            for key in size where object[key] == nil { _ = try object.required(key).nonNegative() }
        } else if size.contains(where: { object[$0] != nil }) {
            throw JSONError("expected either a picture or a width and a height, found both", at: json)
        }
        try object.read(Self.ownKeys, into: &self)
        traits = try FlowItemTraits(object, axis: axis)
    }
}

extension FlowItems {
    mutating func append(_ item: ArrangeItem) {
        append(
            width: item.width, height: item.height, firstBaseline: item.firstBaseline,
            lastBaseline: item.lastBaseline)
        self[count - 1].traits = item.traits
    }
}

extension KeyMaker {
    /// What says where the lines of a text in an item are.
    func baselines(first: Path<Double?>, last: Path<Double?>) -> [Key<Owner>] {
        [
            number(
                "firstBaseline", first,
                "The distance from its top to its first line of text; null for its height."),
            number(
                "lastBaseline", last,
                "The distance from its top to its last line of text; null for its height."),
        ]
    }
}
