import FlowEngine

extension FlowScaling {
    static let keys: [Key<FlowScaling>] = {
        let make = KeyMaker(usual: FlowScaling(thickness: 0))
        return [
            Key(
                "thickness", .length, usual: nil,
                "The thickness that lines aim at: the height of rows, the width of columns. 0 scales nothing."
            ) { json, scaling throws(JSONError) in scaling.thickness = try json.nonNegative() },
            make.length(
                "minThickness", \.minThickness, "The minimum thickness of lines with more than one item."),
            make.length(
                "maxThickness", \.maxThickness,
                "The maximum thickness; null for none. A line that would be thicker does not fill the flow."),
        ]
    }()

    init(_ json: JSON) throws(JSONError) {
        self.init(thickness: 0)
        try JSONObject(json, keys: Self.keys.map(\.name)).read(Self.keys, into: &self)
    }
}
