import FlowEngine

/// What a flow is arranged in: its space and its options.
struct Setting {
    var available: Double?
    var across: Double?
    var options = FlowOptions(itemSpacing: 0, lineSpacing: 0)
    var limit: Limit?
}

extension Array {
    /// Every element with every one of some values.
    func with<Value>(_ path: WritableKeyPath<Element, Value>, _ values: [Value]) -> [Element] {
        flatMap { element in
            values.map { value in
                var element = element
                element[keyPath: path] = value
                return element
            }
        }
    }
}

// MARK: As code

extension Setting {
    /// The code of an arrangement of items in it.
    func code(of items: [FlowItem]) -> String {
        let list = items.map { "    \($0.code)," }.joined(separator: "\n")
        return """
            let items: FlowItems = [
            \(list)
            ]
            let options = \(options.code)
            \(call)
            """
    }

    private var call: String {
        let across = across.map { ", across: \($0.code)" } ?? ""
        let arguments = "in: \(available?.code ?? "nil")\(across), options: options"
        return limit.map { $0.code(of: arguments) } ?? "FlowArrangement(of: items, \(arguments))"
    }
}

extension Limit {
    fileprivate func code(of arguments: String) -> String {
        let traits = overflowTraits == FlowItemTraits() ? "" : ", overflowTraits: \(overflowTraits.code)"
        let adjusting = adjusts ? ", distance: Limit(adjusts: true).distance" : ""
        let upTo = items < .max ? ", upTo: \(items)" : ""
        return "items.limited(toLines: \(lines)\(upTo), \(arguments)\(adjusting), "
            + "overflow: Limit(overflow: \(overflow)\(traits)).overflow)"
    }
}

extension Double {
    fileprivate var code: String {
        isNaN ? ".nan" : isInfinite ? (self < 0 ? "-.infinity" : ".infinity") : "\(self)"
    }
}

extension FlowItem {
    var code: String {
        let others = arguments(of: self, unlike: FlowItem(width: width, height: height))
        return "FlowItem("
            + (["width: \(width.code), height: \(height.code)"] + others).joined(separator: ", ")
            + ")"
    }
}

extension FlowItemTraits {
    fileprivate var code: String {
        "FlowItemTraits(\(arguments(of: self, unlike: FlowItemTraits()).joined(separator: ", ")))"
    }
}

extension FlowOptions {
    fileprivate var code: String {
        "FlowOptions(\(arguments(of: self, unlike: FlowOptions()).joined(separator: ", ")))"
    }
}

/// The arguments of an initializer that are not the usual ones: its parameters have the names of properties.
private func arguments<Value>(of value: Value, unlike usual: Value) -> [String] {
    zip(Mirror(reflecting: value).children, Mirror(reflecting: usual).children)
        .filter { "\($0.value)" != "\($1.value)" }
        .map { part, _ in "\(part.label ?? "_"): \(code(of: part.value))" }
}

private func code(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
        return mirror.children.first.map { code(of: $0.value) } ?? "nil"
    }
    switch value {
    case let number as Double: return number.code
    case let traits as FlowItemTraits: return traits.code
    case let scaling as FlowScaling:
        return
            "FlowScaling(thickness: \(scaling.thickness.code), minThickness: \(scaling.minThickness.code), "
            + "maxThickness: \(scaling.maxThickness.code))"
    case .adaptive(let minimum, let maximum) as FlowColumns:
        return ".adaptive(minimum: \(minimum.code), maximum: \(maximum.code))"
    case is Bool, is Int: return "\(value)"
    default: return ".\(value)"
    }
}
