import FlowEngine

/// An item of a case.
struct ArrangeItem {
    static let keys = ["width", "height", "picture", "firstBaseline", "lastBaseline"] + FlowItemTraits.keys

    var width: Double
    var height: Double
    var firstBaseline: Double?
    var lastBaseline: Double?
    var traits: FlowItemTraits

    /// - Parameter axis: That of the case, which decides which alignments are valid.
    init(_ json: JSON, axis: FlowAxis) throws(JSONError) {
        let object = try JSONObject(json, keys: Self.keys)
        if let picture = object["picture"] {
            guard object["width"] == nil, object["height"] == nil else {
                throw JSONError("expected either a picture or a width and a height, found both", at: json)
            }
            let size = try picture.pictureSize()
            (width, height) = (Double(size.width), Double(size.height))
        } else {
            width = try object.required("width").nonNegative()
            height = try object.required("height").nonNegative()
        }
        firstBaseline = try object["firstBaseline"]?.number()
        lastBaseline = try object["lastBaseline"]?.number()
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
