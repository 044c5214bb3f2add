import ArgumentParser
import FlowEngine

/// An option that is written by the name of its case, in JSON and on the command line, or as CSS spells it.
protocol NamedOption: CaseIterable, ExpressibleByArgument {
    /// What CSS calls values, where it has another name for one that means the same whatever else is set.
    static var cssNames: [String: Self] { get }
}

extension NamedOption {
    static var cssNames: [String: Self] { [:] }

    static func named(_ name: String) -> Self? {
        allCases.first { String(describing: $0) == name } ?? cssNames[name]
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

extension FlowAxis: NamedOption, @retroactive ExpressibleByArgument {
    static var cssNames: [String: FlowAxis] { ["row": .horizontal, "column": .vertical] }
}

extension FlowLineAlignment: NamedOption, @retroactive ExpressibleByArgument {
    static var cssNames: [String: FlowLineAlignment] { ["flex-start": .leading, "flex-end": .trailing] }
}

extension FlowItemAlignment: NamedOption, @retroactive ExpressibleByArgument {
    static var cssNames: [String: FlowItemAlignment] {
        [
            "flex-start": .top, "flex-end": .bottom, "baseline": .firstTextBaseline,
            "first baseline": .firstTextBaseline, "last baseline": .lastTextBaseline,
        ]
    }
}

extension FlowDirection: NamedOption, @retroactive ExpressibleByArgument {
    static var cssNames: [String: FlowDirection] { ["ltr": .leftToRight, "rtl": .rightToLeft] }
}

extension FlowSizing: NamedOption, @retroactive ExpressibleByArgument {}

extension FlowDistribution: NamedOption, @retroactive ExpressibleByArgument {
    static var cssNames: [String: FlowDistribution] {
        ["space-between": .spaceBetween, "space-around": .spaceAround, "space-evenly": .spaceEvenly]
    }
}

extension FlowLastLine: NamedOption, @retroactive ExpressibleByArgument {}

extension FlowLineDistribution: NamedOption, @retroactive ExpressibleByArgument {
    static var cssNames: [String: FlowLineDistribution] {
        [
            "flex-start": .start, "flex-end": .end, "space-between": .spaceBetween,
            "space-around": .spaceAround, "space-evenly": .spaceEvenly,
        ]
    }
}

extension FlowLineBreaking: NamedOption, @retroactive ExpressibleByArgument {
    static var cssNames: [String: FlowLineBreaking] { ["wrap": .greedy, "balance": .balanced] }
}

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
