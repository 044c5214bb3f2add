import ArgumentParser
import FlowEngine

/// An option that is written by the name of its case, in JSON and on the command line.
protocol NamedOption: CaseIterable, ExpressibleByArgument {}

extension NamedOption {
    static func named(_ name: String) -> Self? {
        allCases.first { String(describing: $0) == name }
    }

    /// All names, as messages list them.
    static var names: String {
        allValueStrings.joined(separator: ", ")
    }

    // MARK: ExpressibleByArgument

    public init?(argument: String) {
        guard let value = Self.named(argument) else { return nil }
        self = value
    }

    public static var allValueStrings: [String] {
        allCases.map { String(describing: $0) }
    }
}

extension FlowAxis: NamedOption, @retroactive ExpressibleByArgument {}
extension FlowLineAlignment: NamedOption, @retroactive ExpressibleByArgument {}
extension FlowItemAlignment: NamedOption, @retroactive ExpressibleByArgument {}
extension FlowDirection: NamedOption, @retroactive ExpressibleByArgument {}
extension FlowSizing: NamedOption, @retroactive ExpressibleByArgument {}
extension FlowDistribution: NamedOption, @retroactive ExpressibleByArgument {}
extension FlowLineDistribution: NamedOption, @retroactive ExpressibleByArgument {}
extension FlowLineBreaking: NamedOption, @retroactive ExpressibleByArgument {}

extension FlowColumns: @retroactive ExpressibleByArgument {
    public init?(argument: String) {
        switch argument {
        case "natural": self = .natural
        case "uniform": self = .uniform
        default:
            guard let count = Int(argument), count >= 1 else { return nil }
            self = .count(count)
        }
    }

    /// All values, as messages list them.
    static let names = "natural, uniform, a whole number of 1 or more"
}

extension FlowItemAlignment {
    /// Baselines are for lines that run across the text's height.
    var isTextBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

    /// As messages list them.
    static var namesInVerticalFlows: String {
        allCases.filter { !$0.isTextBaseline }.map { String(describing: $0) }.joined(separator: ", ")
    }
}
