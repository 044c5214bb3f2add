import FlowEngine

/// Values that may be left out or null, which leaves what they would set unchanged.
extension KeyedDecodingContainer {
    func setOption<Option: NamedOption>(_ option: inout Option, forKey key: Key) throws {
        option = try decodeOption(Option.self, forKey: key) ?? option
    }

    func setNumber(_ number: inout Double, forKey key: Key) throws {
        number = try decodeIfPresent(Double.self, forKey: key) ?? number
    }

    func setFactor(_ factor: inout Double, forKey key: Key) throws {
        factor = try decodeIfPresent(Double.self, forKey: key) ?? factor
        guard factor >= 0 else {
            throw error("expected a number of 0 or more, found \(factor)", at: key)
        }
    }

    func setFlag(_ flag: inout Bool, forKey key: Key) throws {
        flag = try decodeIfPresent(Bool.self, forKey: key) ?? flag
    }

    /// The case of an option by its name.
    func decodeOption<Option: NamedOption>(_ type: Option.Type, forKey key: Key) throws -> Option? {
        guard let name = try decodeIfPresent(String.self, forKey: key) else { return nil }
        guard let value = Option.named(name) else {
            throw error("expected one of \(Option.names), found \(JSONError.quoted(name))", at: key)
        }
        return value
    }

    /// A kind of columns by its name, or a number of them.
    func decodeColumns(forKey key: Key) throws -> FlowColumns? {
        if let name = try? decodeIfPresent(String.self, forKey: key) {
            guard let columns = FlowColumns(argument: name), Int(name) == nil else {
                throw error("expected one of \(FlowColumns.names), found \(JSONError.quoted(name))", at: key)
            }
            return columns
        }
        return try decodeCount(forKey: key).map(FlowColumns.count)
    }

    /// A width or height.
    func decodeSize(forKey key: Key) throws -> Double? {
        try decodeIfPresent(Double.self, forKey: key).map { try checkedSize($0, at: key) }
    }

    /// A count. As with lengths, larger numbers than 2³² count as that.
    func decodeCount(forKey key: Key) throws -> Int? {
        guard let number = try decodeIfPresent(Double.self, forKey: key) else { return nil }
        guard number >= 1, number.rounded() == number else {
            throw error("expected a whole number of 1 or more, found \(number)", at: key)
        }
        return Int(min(number, 4_294_967_296))
    }

    func checkedSize(_ size: Double, at key: Key) throws -> Double {
        guard size >= 0 else {
            throw error("expected a size of 0 or more, found \(size)", at: key)
        }
        return size
    }
}
