import FlowEngine

/// What a value says, or an error that tells what it should.
extension JSON {
    func number() throws(JSONError) -> Double {
        guard case .number(let text) = content else { throw JSONError(expected: "a number", at: self) }
        guard let number = Double(text), number.isFinite else {
            throw JSONError(expected: "a smaller number", at: self)
        }
        return number
    }

    /// A length or a share.
    func nonNegative() throws(JSONError) -> Double {
        let number = try number()
        guard number >= 0 else { throw JSONError(expected: "a number of 0 or more", at: self) }
        return number
    }

    /// A count. As with lengths, larger numbers than 2³² count as that.
    func count() throws(JSONError) -> Int {
        let number = try number()
        guard number >= 1, number.rounded() == number else {
            throw JSONError(expected: "a whole number of 1 or more", at: self)
        }
        return Int(min(number, 4_294_967_296))
    }

    func flag() throws(JSONError) -> Bool {
        guard case .flag(let flag) = content else { throw JSONError(expected: "true or false", at: self) }
        return flag
    }

    func string() throws(JSONError) -> String {
        guard case .string(let string) = content else { throw JSONError(expected: "a string", at: self) }
        return string
    }

    /// How large the picture in a file is.
    func pictureSize() throws(JSONError) -> PictureSize {
        let input = Input(path: try string())
        do {
            return try input.pictureSize()
        } catch {
            throw JSONError((error as? Failure)?.message ?? "\(error)", at: self)
        }
    }

    func array() throws(JSONError) -> [JSON] {
        guard case .array(let list) = content else { throw JSONError(expected: "an array", at: self) }
        return list
    }

    /// The same value, unless it is a word in place of an object: whoever has a list of words wants another command.
    func notWord() throws(JSONError) -> JSON {
        guard case .string = content else { return self }
        throw JSONError("expected an object, found \(self) (flow render takes words)", at: self)
    }

    /// The case of an option by its name.
    func option<Option: NamedOption>() throws(JSONError) -> Option {
        guard let value = Option.named(try string()) else {
            throw JSONError(expected: "one of \(Option.names)", at: self)
        }
        return value
    }

    /// Where items go across their line. Columns do not align text baselines.
    ///
    /// - Parameter axis: That of the flow.
    func alignment(in axis: FlowAxis) throws(JSONError) -> FlowItemAlignment {
        let alignment: FlowItemAlignment = try option()
        if axis == .vertical, alignment.isTextBaseline {
            throw JSONError(
                expected: "one of \(FlowItemAlignment.namesInVerticalFlows) in a vertical flow", at: self)
        }
        return alignment
    }

    /// A kind of columns by its name, a number of them, or an object with how long they are.
    func columns() throws(JSONError) -> FlowColumns {
        switch content {
        case .string("natural"): .natural
        case .string("uniform"): .uniform
        case .number: .count(try count())
        case .object: try FlowColumns(JSONObject(self, keys: ["minLength", "maxLength"]))
        default: throw JSONError(expected: "one of \(FlowColumns.names)", at: self)
        }
    }
}

extension FlowColumns {
    /// Those of a least length.
    fileprivate init(_ json: JSONObject) throws(JSONError) {
        self = .adaptive(
            minimum: try json.required("minLength").nonNegative(),
            maximum: try json["maxLength"]?.nonNegative() ?? .infinity)
    }
}
