/// What a layout has asked its subviews, by which a pessimistic host finds out whether the layout's cache has to be
/// updated.
final class LayoutReads {
    private var layout: Any?
    private var direction = LayoutDirection.leftToRight
    private var subviews: [Subview] = []
    private var answers: [Question: Answer] = [:]
    /// The questions as they came, so that each run of a program asks them again in the same order.
    private var questions: [Question] = []
    /// The evaluation of the last elements, and of those that the layout asks.
    private var evaluation = 0
    private var askedEvaluation = 0

    private struct Subview {
        let node: ObjectIdentifier
        let traits: ViewTraits
    }

    fileprivate struct Question: Hashable {
        let subview: Int
        let kind: Kind

        enum Kind: Hashable {
            case size(ProposedViewSize)
            case guide(Guide, ProposedViewSize)
            case spacing
            case priority
        }
    }

    fileprivate enum Answer: Equatable {
        case size(CGSize)
        case guide(CGFloat?)
        case spacing(ViewSpacing)
        case priority(Double)
    }

    /// The subviews as a layout meets them: what it asks them is noted.
    func noting(_ elements: [LayoutElement], in context: BuildContext) -> [LayoutElement] {
        evaluation += 1
        return elements.enumerated().map { subview, element in
            ReadElement(subview, of: self, evaluation, around: element, context: context)
        }
    }

    fileprivate func note(_ answer: Answer, to kind: Question.Kind, of subview: Int, in evaluation: Int) {
        guard evaluation == askedEvaluation else { return }
        let question = Question(subview: subview, kind: kind)
        if answers.updateValue(answer, forKey: question) == nil { questions.append(question) }
    }

    /// Follows a layout and its subviews, as `noting` has made them, from one evaluation to the next.
    ///
    /// - Returns: Whether any of them is known to have changed.
    func update(layout: Any, direction: LayoutDirection, elements: [LayoutElement]) -> Bool {
        let elements = elements.compactMap { ($0 as? ReadElement)?.child }
        let new = elements.map { Subview(node: ObjectIdentifier($0.node), traits: $0.traits) }
        let isSame =
            self.direction == direction && self.layout.map { Comparison.areEqual($0, layout) } == true
            && subviews.count == new.count
            && zip(subviews, new).allSatisfy { $0.node == $1.node && $0.traits.equals($1.traits) }
            && questions.allSatisfy { question in
                elements[question.subview].answer(to: question.kind) == answers[question]
            }
        (self.layout, self.direction, subviews) = (layout, direction, new)
        askedEvaluation = evaluation
        if !isSame { (answers, questions) = ([:], []) }
        return !isSame
    }
}

extension LayoutElement {
    fileprivate func answer(to question: LayoutReads.Question.Kind) -> LayoutReads.Answer {
        switch question {
        case .size(let proposal): .size(size(proposal))
        case .guide(let guide, let proposal): .guide(explicitGuide(guide, proposal: proposal))
        case .spacing: .spacing(spacing)
        case .priority: .priority(priority)
        }
    }
}

/// Notes what a layout asks the element inside it.
private final class ReadElement: ModifierElement {
    private let subview: Int
    private let reads: LayoutReads
    private let evaluation: Int

    init(
        _ subview: Int, of reads: LayoutReads, _ evaluation: Int, around child: LayoutElement,
        context: BuildContext
    ) {
        (self.subview, self.reads, self.evaluation) = (subview, reads, evaluation)
        super.init(around: child, context: context)
    }

    private func note(_ answer: LayoutReads.Answer, to question: LayoutReads.Question.Kind) {
        reads.note(answer, to: question, of: subview, in: evaluation)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = super.computeSize(proposal)
        note(.size(size), to: .size(proposal))
        return size
    }

    override func explicitGuide(_ guide: Guide, proposal: ProposedViewSize) -> CGFloat? {
        let position = super.explicitGuide(guide, proposal: proposal)
        note(.guide(position), to: .guide(guide, proposal))
        return position
    }

    override func computeSpacing() -> ViewSpacing {
        let spacing = super.computeSpacing()
        note(.spacing(spacing), to: .spacing)
        return spacing
    }

    override var priority: Double {
        let priority = super.priority
        note(.priority(priority), to: .priority)
        return priority
    }
}

extension ViewTraits {
    fileprivate func equals(_ other: ViewTraits) -> Bool {
        values.count == other.values.count
            && zip(values, other.values).allSatisfy {
                $0.key == $1.key && Comparison.areEqual($0.value, $1.value)
            }
    }
}
