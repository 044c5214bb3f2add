import FlowEngine

/// Writes arrangements as compact JSON with sorted keys.
///
/// Numbers and fixed keys are all there is to write, and done by hand that takes a fraction of what
/// a general encoder takes for as many frames.
struct ArrangementJSON {
    private(set) var text = ""

    mutating func append(_ arrangement: FlowArrangement) {
        text += "{\"frames\":"
        appendArray(arrangement.frames) { json, frame in
            json.append(frame)
        }
        text += ",\"lines\":"
        appendArray(arrangement.lines) { json, line in
            json.append(line)
        }
        text += ",\"size\":{\"height\":\(arrangement.size.height.json)"
        text += ",\"width\":\(arrangement.size.width.json)}}"
    }

    mutating func appendArray<Elements: Collection>(
        _ elements: Elements, append: (inout ArrangementJSON, Elements.Element) -> Void
    ) {
        text += "["
        var separator = ""
        for element in elements {
            text += separator
            append(&self, element)
            separator = ","
        }
        text += "]"
    }

    private mutating func append(_ frame: FlowRect) {
        text += "{\"height\":\(frame.height.json),\"width\":\(frame.width.json)"
        text += ",\"x\":\(frame.x.json),\"y\":\(frame.y.json)}"
    }

    private mutating func append(_ line: FlowLine) {
        text += "{\"end\":\(line.range.upperBound),\"height\":\(line.frame.height.json)"
        text += ",\"start\":\(line.range.lowerBound),\"width\":\(line.frame.width.json)"
        text += ",\"x\":\(line.frame.x.json),\"y\":\(line.frame.y.json)}"
    }
}

extension Double {
    /// The shortest JSON number that is read back as the same value. Finite numbers only.
    var json: String {
        if let integer = Int(exactly: self), abs(integer) < 1 << 53 { return String(integer) }
        return description
    }
}
