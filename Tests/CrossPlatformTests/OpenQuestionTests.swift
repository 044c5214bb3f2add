import LazyFlowLayouts
import Testing

/// What nobody outside of Apple knows for sure. Each test prints an answer, and passes with any: the flows are right
/// either way, as the pictures of ``CrossPlatformTests`` show.
@MainActor
@Suite(.serialized) struct OpenQuestionTests {
    private func answer(_ framework: Framework, _ statement: String, _ isTrue: Bool) {
        print("\(framework): \(statement): \(isTrue ? "yes" : "no")")
    }

    /// What a layout or a view has found out. It is read and written on the main thread alone.
    private final class Finding<Value>: @unchecked Sendable {
        var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    // MARK: - Views of which a flow makes others

    private struct Mark: LayoutValueKey {
        static let defaultValue = false
    }

    private struct MarkTrait: _ViewTraitKey {
        static var defaultValue: Bool { false }
    }

    /// What an element has of its view, or a view of its element.
    private struct Kept {
        var layoutValue = false
        var trait = false
        var environment = false
    }

    /// Notes the layout value of its view.
    private struct Asking: Layout {
        let finding: Finding<Kept>

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            for subview in subviews { finding.value.layoutValue = subview[Mark.self] }
            return CGSize(width: 10, height: 10)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
    }

    /// Notes what its environment says.
    private struct Reader: View {
        let finding: Finding<Kept>
        @Environment(\.isMarked) private var isMarked

        var body: some View {
            let _ = (finding.value.environment = isMarked)
            Block(0, 1)
        }
    }

    private struct Elements<Body: View>: _VariadicView_MultiViewRoot {
        @ViewBuilder let transform: (_VariadicView.Children) -> Body

        func body(children: _VariadicView.Children) -> Body { transform(children) }
    }

    @Test(arguments: Framework.allCases)
    func whatDoElementsOfAVariadicViewKeep(framework: Framework) async throws {
        let finding = Finding(Kept())
        try await framework.show(
            Asking(finding: finding) {
                _VariadicView.Tree(
                    Elements { elements in
                        let _ = (finding.value.trait = elements.first?[MarkTrait.self] ?? false)
                        ForEach(elements) { $0.environment(\.isMarked, true) }
                    }
                ) {
                    Reader(finding: finding)._trait(MarkTrait.self, true)
                        .layoutValue(key: Mark.self, value: true)
                }
            })
        answer(framework, "elements of a variadic view keep layout values", finding.value.layoutValue)
        answer(framework, "elements of a variadic view keep traits", finding.value.trait)
        answer(framework, "the environment of such an element reaches its view", finding.value.environment)
    }

    // PortableUI lacks such groups.
    #if canImport(SwiftUI)
        @Test(arguments: Framework.allCases)
        func whatDoSubviewsOfAGroupKeep(framework: Framework) async throws {
            guard #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) else { return }
            let finding = Finding(Kept())
            try await framework.show(
                Asking(finding: finding) {
                    Group(subviews: Reader(finding: finding).layoutValue(key: Mark.self, value: true)) {
                        subviews in
                        ForEach(subviews) { $0.environment(\.isMarked, true) }
                    }
                })
            answer(framework, "subviews of a group keep layout values", finding.value.layoutValue)
            answer(framework, "the environment of such a subview reaches its view", finding.value.environment)
        }
    #endif

    // MARK: - Lazy flows

    @Test(arguments: Framework.allCases)
    func howOftenDoesALazyFlowCallItsContent(framework: Framework) async throws {
        let calls = Finding(0)
        let count = 100_000
        try await framework.show(
            ScrollView {
                LazyHFlow(0..<count, id: \.self, size: .fixed(CGSize(width: 10, height: 10)), spacing: 0) {
                    _ in
                    let _ = (calls.value += 1)
                    Color.red
                }
            }
            .frame(width: 100, height: 100))
        print(
            "\(framework): a lazy flow shows 100 of \(count) views, and calls its content \(calls.value) times"
        )
        #expect(calls.value < 2_000)
    }

    // MARK: - Where no action runs

    /// Notes its number when it is placed.
    private struct Witness: Layout {
        let number: Int
        let shown: Finding<Set<Int>>

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 10, height: 10)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            shown.value.insert(number)
        }
    }

    @Test(arguments: Framework.allCases)
    func whatDoesAPictureWithoutActionsShow(framework: Framework) throws {
        let actions = Finding(0)
        let shown = Finding<Set<Int>>([])
        try framework.draw(
            HFlow(spacing: 0) { Blocks(1, 1, 1, 1, 1) }
                .maxLines(1) { hidden in Witness(number: hidden.count, shown: shown) { Block(25, 1) } }
                .onFlowChange { _ in actions.value += 1 },
            offered: ProposedViewSize(width: 30, height: nil))
        answer(framework, "actions run while a picture is drawn", actions.value > 0)
        // Space is kept for 5, 1 and 2, and in that 3 is shown.
        #expect(shown.value == [1, 2, 3, 5])
    }

    // MARK: - Guides

    private enum Own: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    /// Notes which guides a view has of its own.
    private struct Guides: Layout {
        let finding: Finding<[String: CGFloat]>

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            for subview in subviews {
                let dimensions = subview.dimensions(in: .unspecified)
                finding.value["leading"] = dimensions[explicit: .leading]
                finding.value["center"] = dimensions[explicit: VerticalAlignment.center]
                finding.value["baseline"] = dimensions[explicit: .firstTextBaseline]
                finding.value["own"] = dimensions[explicit: VerticalAlignment(Own.self)]
            }
            return CGSize(width: 10, height: 10)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
    }

    @Test(arguments: Framework.allCases)
    func whichGuidesPassThroughAStack(framework: Framework) async throws {
        let view = Block(0, 2, 2).alignmentGuide(.leading) { _ in 3 }
            .alignmentGuide(VerticalAlignment.center) { _ in 4 }.alignmentGuide(.firstTextBaseline) { _ in 5 }
            .alignmentGuide(VerticalAlignment(Own.self)) { _ in 6 }
        let (inStack, inFlow) = (Finding<[String: CGFloat]>([:]), Finding<[String: CGFloat]>([:]))
        try await framework.show(Guides(finding: inStack) { HStack { view } })
        try await framework.show(Guides(finding: inFlow) { HFlow { view } })
        for (guide, name) in [
            ("leading", "the leading edge"), ("center", "the center"),
            ("baseline", "the first text baseline"),
            ("own", "a custom guide"),
        ] {
            answer(framework, "\(name) of a view passes through a stack", inStack.value[guide] != nil)
        }
        #expect(inFlow.value == inStack.value)
    }
}

private struct MarkInEnvironment: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    fileprivate var isMarked: Bool {
        get { self[MarkInEnvironment.self] }
        set { self[MarkInEnvironment.self] = newValue }
    }
}
