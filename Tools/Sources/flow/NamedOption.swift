import ArgumentParser
import FlowEngine

/// An option that is written by the name of its case, `spaceBetween` in JSON and `space-between` on the command line, or
/// as CSS spells it.
protocol NamedOption: CaseIterable, ExpressibleByArgument {
    /// What CSS calls values, where it has another name for one that means the same whatever else is set.
    static var cssNames: [String: Self] { get }
}

extension NamedOption {
    static var cssNames: [String: Self] { [:] }

    /// The case of a name as in JSON.
    static func named(_ name: String) -> Self? {
        allCases.first { String(describing: $0) == name } ?? cssNames[name]
    }

    /// All names as in JSON, as messages list them.
    static var names: String {
        allCases.map { String(describing: $0) }.joined(separator: ", ")
    }

    // MARK: ExpressibleByArgument

    /// The name as other arguments are spelled: `space-between` for `spaceBetween`.
    var argument: String { String(describing: self).asArgument }

    public init?(argument: String) {
        guard let value = Self.allCases.first(where: { $0.argument == argument }) ?? Self.named(argument)
        else {
            return nil
        }
        self = value
    }

    public var defaultValueDescription: String { argument }

    public static var allValueStrings: [String] {
        allCases.map(\.argument)
    }
}

extension String {
    /// A name in JSON as arguments are spelled. Names have no letters but those of English, and each start of the command spells
    /// all of them many times.
    var asArgument: String {
        reduce(into: "") { name, letter in
            if ("A"..."Z").contains(letter) {
                name += "-\(letter.lowercased())"
            } else {
                name.append(letter)
            }
        }
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

extension FlowWrapping: NamedOption, @retroactive ExpressibleByArgument {}

extension FlowColumns {
    /// All values, as messages list them.
    static let names = "natural, uniform, a whole number of 1 or more, or an object with a minLength"
}

extension FlowItemAlignment {
    /// Baselines are for lines that run across the text's height.
    var isTextBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

    /// As messages list them.
    static var namesInVerticalFlows: String {
        allCases.filter { !$0.isTextBaseline }.map { String(describing: $0) }.joined(separator: ", ")
    }
}
