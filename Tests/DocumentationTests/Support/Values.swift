import FlowEditing
import FlowLayouts

/// Collects the values of an example's expressions, formatted as in the documentation.
@resultBuilder
nonisolated enum Values {
    static func buildExpression(_ nothing: Void) -> [String] { [] }
    static func buildExpression(_ size: FlowSize) -> [String] {
        ["\(number(size.width)) × \(number(size.height))"]
    }
    static func buildExpression(_ frame: FlowRect) -> [String] {
        [
            "x \(number(frame.x)), y \(number(frame.y)), \(number(frame.width)) × \(number(frame.height))"
        ]
    }
    static func buildExpression(_ size: CGSize) -> [String] {
        buildExpression(FlowSize(width: size.width, height: size.height))
    }
    static func buildExpression(_ frame: CGRect) -> [String] {
        buildExpression(FlowRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
    }
    static func buildExpression(_ count: Int) -> [String] { ["\(count)"] }
    static func buildExpression(_ index: Int?) -> [String] { [index.map { "\($0)" } ?? "nil"] }
    static func buildExpression(_ range: Range<Int>) -> [String] { ["\(range)"] }
    static func buildExpression(_ truth: Bool) -> [String] { ["\(truth)"] }
    static func buildExpression(_ truths: [Bool]) -> [String] {
        [truths.map { "\($0)" }.joined(separator: ", ")]
    }
    static func buildBlock(_ values: [String]...) -> [String] { values.flatMap(\.self) }
    static func buildArray(_ values: [[String]]) -> [String] { values.flatMap(\.self) }

    /// Whole numbers without a fraction.
    private static func number(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}
