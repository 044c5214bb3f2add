import Expectations
import FlowLayoutsMigration
import PortableUITesting
import Testing

@testable import FlowLayouts

/// Each modifier of a view tells its flow one thing, and nothing else: directly, and where the flow has an element in place of
/// the view.
@MainActor
@Suite struct ViewValueTests {
    private final class Log: @unchecked Sendable {
        var values: [ViewValues?] = []
    }

    private struct Reading: Layout {
        let log: Log

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            log.values = subviews.map { $0.flowValues?.value }
            return .zero
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
    }

    /// What a view says otherwise than one that says nothing; `nil` if it is not asked for anything.
    private func values(_ view: some View, inElement: Bool) -> [String: String]? {
        let log = Log()
        if inElement {
            _ =
                host(
                    _VariadicView.Tree(
                        SubviewsRoot { children in
                            Reading(log: log) { ForEach(children) { $0.handingOnValues(of: $0) } }
                        }
                    ) { view }
                ).frames
        } else {
            _ = host(Reading(log: log) { view }).frames
        }
        guard let values = log.values.first ?? nil else { return nil }
        let names = Mirror(reflecting: values).children.map { ($0.label ?? "", "\($0.value)") }
        let usual = [
            "role": "item", "grow": "nil", "shrink": "0.0", "fillsLine": "nil", "breaksBefore": "false",
            "breaksAfter": "false", "avoidsBreakBefore": "false", "alignment": "nil", "direction": "nil",
            "word": "\(WordTraits())",
        ]
        expectEqual(names.map(\.0).sorted(), usual.keys.sorted())
        return Dictionary(uniqueKeysWithValues: names).filter { usual[$0.key] != $0.value }
    }

    private func check(_ view: some View, says expected: [String: String]?, line: Int = #line) {
        for inElement in [false, true] {
            expectEqual(values(view, inElement: inElement), expected, "line \(line), \(inElement)")
        }
    }

    @Test func eachSaysOneThing() {
        let view = Box(40, 20)
        func optional(_ value: some Any) -> String { "\(Optional(value) as Any)" }
        check(view, says: nil)
        check(view.flowMoveDisabled(), says: nil)
        check(view.flowGrow(), says: ["grow": optional(1.0)])
        check(view.flowGrow(3), says: ["grow": optional(3.0)])
        check(view.flowShrink(), says: ["shrink": "1.0"])
        check(view.flowShrink(3), says: ["shrink": "3.0"])
        check(view.flowFillsLine(), says: ["fillsLine": optional(LineFill.always)])
        check(view.flowFillsLine(false), says: ["fillsLine": optional(LineFill.never)])
        check(view.flowBreaksBefore(), says: ["breaksBefore": "true"])
        check(view.flowBreaksAfter(), says: ["breaksAfter": "true"])
        check(view.flowAvoidsBreakBefore(), says: ["avoidsBreakBefore": "true"])
        for isOn in [
            AnyView(view.flowBreaksBefore(false)), AnyView(view.flowBreaksAfter(false)),
            AnyView(view.flowAvoidsBreakBefore(false)), AnyView(view.flowAlignment(nil)),
            AnyView(view.flowDirection(nil)), AnyView(view.startInNewLine(false)),
        ] {
            check(isOn, says: [:])
        }
        for alignment in FlowItemAlignment.allCases {
            check(view.flowAlignment(alignment), says: ["alignment": optional(alignment)])
        }
        for direction in LayoutDirection.allCases {
            check(view.flowDirection(direction), says: ["direction": optional(direction)])
        }
        check(LineBreak(), says: ["role": "lineBreak"])
        check(FlowText(" "), says: ["role": "\(ViewValues.Role.space(separates: true, words: 0))"])
        // SwiftUI-Flow's.
        check(view.startInNewLine(), says: ["breaksBefore": "true"])
        for (behavior, grow, fill) in [
            (.minimum, 0, .never), (.natural, 1, .never), (.maximum, 1, .ifEndless), (.grow(3), 3, .never),
        ] as [(FlexibilityBehavior, Double, LineFill)] {
            check(
                view.flexibility(behavior), says: ["grow": optional(grow), "fillsLine": optional(fill)])
        }
    }
}
