import FlowEngine

/// What a flow is arranged in: its space and its options.
struct Setting {
    var available: Double?
    var across: Double?
    var options = FlowOptions(itemSpacing: 0, lineSpacing: 0)
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
        let across = across.map { ", across: \($0.code)" } ?? ""
        return """
            let items: FlowItems = [
            \(list)
            ]
            let options = \(options.code)
            FlowArrangement(of: items, in: \(available?.code ?? "nil")\(across), options: options)
            """
    }
}

extension Double {
    fileprivate var code: String {
        isNaN ? ".nan" : isInfinite ? (self < 0 ? "-.infinity" : ".infinity") : "\(self)"
    }
}

/// The arguments of an initializer that are not the usual ones.
private struct Arguments<Value> {
    let value: Value
    let usual: Value
    var list: [String] = []

    mutating func add<Part: Equatable>(
        _ name: String, _ path: KeyPath<Value, Part>, _ code: (Part) -> String
    ) {
        let part = value[keyPath: path]
        if part != usual[keyPath: path] { list.append("\(name): \(code(part))") }
    }

    mutating func add(_ name: String, _ path: KeyPath<Value, Double>) { add(name, path) { $0.code } }

    mutating func add(_ name: String, _ path: KeyPath<Value, Double?>) {
        add(name, path) { $0?.code ?? "nil" }
    }

    mutating func add(_ name: String, _ path: KeyPath<Value, Bool>) { add(name, path) { "\($0)" } }

    mutating func add<Choice: CaseIterable & Equatable>(_ name: String, _ path: KeyPath<Value, Choice>) {
        add(name, path) { ".\($0)" }
    }

    var code: String { list.joined(separator: ", ") }
}

extension FlowItem {
    fileprivate var code: String {
        var arguments = Arguments(value: self, usual: FlowItem(width: 0, height: 0))
        arguments.add("firstBaseline", \.firstBaseline)
        arguments.add("lastBaseline", \.lastBaseline)
        arguments.add("spacing", \.spacing)
        arguments.add("traits", \.traits) { $0.code }
        return "FlowItem("
            + (["width: \(width.code), height: \(height.code)"] + arguments.list).joined(separator: ", ")
            + ")"
    }
}

extension FlowItemTraits {
    fileprivate var code: String {
        var arguments = Arguments(value: self, usual: FlowItemTraits())
        arguments.add("grow", \.grow)
        arguments.add("shrink", \.shrink)
        arguments.add("minLength", \.minLength)
        arguments.add("maxLength", \.maxLength)
        arguments.add("priority", \.priority)
        arguments.add("alignment", \.alignment) { $0.map { ".\($0)" } ?? "nil" }
        arguments.add("breaksBefore", \.breaksBefore)
        arguments.add("breaksAfter", \.breaksAfter)
        arguments.add("avoidsBreakBefore", \.avoidsBreakBefore)
        arguments.add("direction", \.direction) { $0.map { ".\($0)" } ?? "nil" }
        arguments.add("keepsSize", \.keepsSize)
        return "FlowItemTraits(\(arguments.code))"
    }
}

extension FlowOptions {
    fileprivate var code: String {
        var arguments = Arguments(value: self, usual: FlowOptions())
        arguments.add("axis", \.axis)
        arguments.add("itemSpacing", \.itemSpacing)
        arguments.add("lineSpacing", \.lineSpacing)
        arguments.add("lineAlignment", \.lineAlignment)
        arguments.add("itemAlignment", \.itemAlignment)
        arguments.add("columns", \.columns) { ".\($0)" }
        arguments.add("direction", \.direction)
        arguments.add("sizing", \.sizing)
        arguments.add("distribution", \.distribution)
        arguments.add("lastLine", \.lastLine)
        arguments.add("lineDistribution", \.lineDistribution)
        arguments.add("equalizesLines", \.equalizesLines)
        arguments.add("scaling", \.scaling) { $0?.code ?? "nil" }
        arguments.add("lineBreaking", \.lineBreaking)
        arguments.add("shrinksBeforeBreaking", \.shrinksBeforeBreaking)
        arguments.add("maxItemsPerLine", \.maxItemsPerLine) { $0.map { "\($0)" } ?? "nil" }
        arguments.add("minLines", \.minLines) { "\($0)" }
        arguments.add("itemSeparator", \.itemSeparator)
        arguments.add("lineSeparator", \.lineSeparator)
        arguments.add("reversesItems", \.reversesItems)
        arguments.add("reversesLines", \.reversesLines)
        return "FlowOptions(\(arguments.code))"
    }
}

extension FlowScaling {
    fileprivate var code: String {
        "FlowScaling(thickness: \(thickness.code), minThickness: \(minThickness.code), "
            + "maxThickness: \(maxThickness.code))"
    }
}
