import FlowEngine

@testable import flow

/// The code that has a line or two for each option. It is written from the command's table of keys.
enum OptionCode {
    private static let note = """
        // Written from the command's table of options, as Documentation/adding-an-option.md says.

        """

    /// Options for which each tool has an argument of its own: lengths of a flow or of its separators.
    static let lengths: Set = ["itemSpacing", "lineSpacing", "scaling", "itemSeparator", "lineSeparator"]

    // MARK: The bridge of the playground

    static var bridge: String {
        let fields = FlowOptions.keys.map { "    case \($0.name)" }
        let values = FlowOptions.keys.map { "        \($0.name) = \(numbers($0))" }
        return """
            \(note)
            import FlowEngine

            /// The numbers that options consist of, after those of the flow that are no options. NaN is the default.
            enum OptionField: Int, CaseIterable {
                case available, across, maxLines, maxItems, hidesOverflow, isExpanded
                case minThickness, maxThickness, minColumnLength, maxColumnLength
            \(fields.joined(separator: "\n"))
            }

            extension FlowOptions {
                init(_ numbers: Numbers) {
                    self.init()
            \(values.joined(separator: "\n"))
                }
            }

            """
    }

    private static func numbers(_ key: Key<FlowOptions>) -> String {
        switch key.values {
        case .names: "numbers.choice(.\(key.name))"
        case .number, .length: "numbers.number(.\(key.name)) ?? \(key.name)"
        case .count: "numbers.count(.\(key.name)) ?? \(key.name)"
        case .flag: "numbers.isOn(.\(key.name))"
        case .others: "numbers.\(key.name)"
        }
    }

    // MARK: The arguments of flow render

    static var arguments: String {
        let others = lengths.union(["itemAlignment", "columns", "lineDistribution"])
        let keys = FlowOptions.keys.filter { !others.contains($0.name) }
        let usual = Dictionary(
            uniqueKeysWithValues: Mirror(reflecting: FlowOptions()).children.map { ($0.label, $0.value) })
        let arguments = keys.compactMap { key in usual[key.name].flatMap { argument(key, usual: $0) } }
        let values = keys.map { "        options.\($0.name) = \($0.name)" }
        return """
            \(note)
            import ArgumentParser
            import FlowEngine

            /// The options of a flow that `flow render` has as they are.
            struct OptionArguments: ParsableArguments {
            \(arguments.joined(separator: "\n\n"))

                func set(_ options: inout FlowOptions) {
            \(values.joined(separator: "\n"))
                }
            }

            """
    }

    private static func argument(_ key: Key<FlowOptions>, usual: Any) -> String? {
        let name = key.name
        let type = "\(Swift.type(of: usual))".replacing(/Optional<(\w+)>/) { "\($0.1)?" }
        func number(_ valueName: String, _ transform: String) -> String {
            """
                @Option(
                    parsing: .unconditional, help: .option("\(name)", valueName: "\(valueName)"),
                    transform: NumberArgument.\(transform))
                var \(name)\(key.usual == "null" ? ": \(type)" : " = \(usual)")
            """
        }
        return switch key.values {
        case .names:
            """
                @Option(help: .option("\(name)", valueName: "kind"))
                var \(name) = \(type).\(usual)
            """
        case .flag:
            """
                @Flag(help: .option("\(name)"))
                var \(name) = \(usual)
            """
        case .number: number("length", "finite")
        case .length: number("length", "length")
        case .count: number("count", "count")
        case .others: nil
        }
    }
}
