import PortableUITesting

extension DisplayItem.Content {
    static func fill(_ path: Path, _ color: Color.Resolved) -> Self { .fill(path, .color(color)) }

    static func stroke(_ path: Path, _ color: Color.Resolved, lineWidth: CGFloat) -> Self {
        .stroke(path, .color(color), lineWidth: lineWidth)
    }

    static func text(_ text: StyledText, _ color: Color.Resolved) -> Self { .text(text, .color(color)) }
}

extension DisplayItem {
    /// What the item is painted with, if that is one color.
    var color: Color.Resolved? {
        if case .color(let color) = paint { color } else { nil }
    }
}

extension DisplayList {
    /// The effects on what is drawn, each from the outside in.
    var effects: [[DisplayEffect]] { nodes.flatMap(\.effects) }
}

extension DisplayNode {
    fileprivate var effects: [[DisplayEffect]] {
        switch self {
        case .item: [[]]
        case .group(let group): group.nodes.flatMap(\.effects).map { [group.effect] + $0 }
        }
    }
}
