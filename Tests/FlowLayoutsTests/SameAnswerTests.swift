import Expectations
import FlowEngine
import PortableUITesting
import TestSupport
import Testing

@testable import FlowLayouts

/// The same question has the same answer, whatever was asked before. Only a size that was returned stands for the proposal for
/// which it was, as long as views are such that it would be returned again.
@MainActor
@Suite(.inBothModes) struct SameAnswerTests {
    @Test func randomFlowsDoNotDependOnWhatTheyWereAsked() {
        let seed = UInt64.random(in: 0 ... .max)
        for number in 0..<150 {
            let content = RandomContent(seed: seed &+ UInt64(number))
            var random = SeededGenerator(seed: ~seed &- UInt64(number))
            var questions = 0
            let view = content.view { flow, subviews in
                questions += 1
                let differences = Self.differences(of: flow, subviews, using: &random)
                expectEqual(differences, [], "seed \(seed), number \(number): \(content.name)")
            }
            _ = host(view, width: 200, height: 200).frames
            #expect(questions > 0)
        }
    }

    /// Questions that someone who has asked others before, and someone who has not, get different answers to.
    nonisolated private static func differences(
        of flow: FlowBoxed<FlowConfiguration>, _ subviews: LayoutSubviews, using random: inout SeededGenerator
    ) -> [String] {
        var cache = FlowLayoutCache()
        var sizes = [CGSize(width: 100, height: 100)]
        var returned: [Returned] = []
        var subviews = subviews
        let all = subviews
        return (0..<16).compactMap { _ in
            if random.chance(8) {
                subviews = all[0..<Int.random(in: 0...all.count, using: &random)]
                cache.update()
            }
            let question = Question(about: sizes, using: &random)
            let answer = question.answer(of: flow, subviews, &cache)
            let expected = question.answer(of: flow, subviews, after: returned)
            if case (.size(let size), .size(let proposal)) = (answer, question), size.width < .infinity,
                size.height < .infinity
            {
                sizes.append(size)
                let isSame = ProposedViewSize(size) == proposal
                if !isSame, !proposal.asksForSmallestSize { returned.append((size, proposal.finite)) }
            }
            return answer == expected ? nil : "\(question)"
        }
    }
}

/// A size that a flow has returned, and for what.
private typealias Returned = (size: CGSize, proposal: ProposedViewSize)

/// What a system asks a flow.
private enum Question {
    case size(ProposedViewSize)
    case places(ProposedViewSize, CGSize)

    enum Answer: Equatable {
        case size(CGSize)
        case places(FlowArrangement, indices: [Int], proposals: [ProposedViewSize], hidden: [Int])

        init(_ arranged: ArrangedFlow) {
            self = .places(
                arranged.arrangement, indices: arranged.views.map(\.subviewIndex),
                proposals: arranged.views.map(\.proposal), hidden: arranged.hidden.map(\.subviewIndex))
        }
    }

    /// - Parameter sizes: Those that were returned.
    init(about sizes: [CGSize], using random: inout SeededGenerator) {
        func length() -> CGFloat { CGFloat(random.length(in: 0...200)) }
        func size() -> CGSize {
            let size = sizes.randomElement(using: &random) ?? .zero
            return switch Int.random(in: 0..<4, using: &random) {
            case 0: CGSize(width: length(), height: length())
            case 1: CGSize(width: size.width.rounded(), height: size.height.rounded())
            default: size
            }
        }
        func proposal() -> ProposedViewSize {
            let size = size()
            func length(_ length: CGFloat) -> CGFloat? {
                [length, length, length, nil, 0, .infinity].randomElement(using: &random) ?? nil
            }
            return ProposedViewSize(width: length(size.width), height: length(size.height))
        }
        self = random.chance(2) ? .size(proposal()) : .places(proposal(), size())
    }

    /// The answer of somebody who remembers nothing, and is told instead for which proposal a size was returned.
    func answer(
        of flow: FlowBoxed<FlowConfiguration>, _ subviews: LayoutSubviews, after returned: [Returned]
    ) -> Answer {
        var cache = FlowLayoutCache()
        func origin(of proposal: ProposedViewSize) -> ProposedViewSize {
            guard let own = returned.last(where: { ProposedViewSize($0.size) == proposal }) else {
                return proposal
            }
            let space = FlowSpace(own.proposal, for: flow)
            let size = cache.arranged(flow, in: space, subviews: subviews).arrangement.size
            return CGSize(size) == own.size ? own.proposal : proposal
        }
        func arranged(_ proposal: ProposedViewSize) -> ArrangedFlow {
            cache.arranged(flow, in: FlowSpace(origin(of: proposal), for: flow), subviews: subviews)
        }
        switch self {
        case .size(let proposal):
            let proposal = proposal.asksForSmallestSize ? proposal : origin(of: proposal)
            return .size(cache.size(of: flow, proposal: proposal, subviews: subviews))
        case .places(let proposal, let size):
            let offered = arranged(proposal)
            let isNear =
                abs(offered.arrangement.size.width - size.width) <= 0.5
                && abs(offered.arrangement.size.height - size.height) <= 0.5
            return Answer(isNear ? offered : arranged(ProposedViewSize(size)))
        }
    }

    func answer(
        of flow: FlowBoxed<FlowConfiguration>, _ subviews: LayoutSubviews, _ cache: inout FlowLayoutCache
    ) -> Answer {
        switch self {
        case .size(let proposal):
            return .size(cache.size(of: flow, proposal: proposal, subviews: subviews))
        case .places(let proposal, let size):
            let arranged = cache.arrangedToPlace(
                flow, in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews)
            return Answer(arranged)
        }
    }
}

extension ProposedViewSize {
    fileprivate var finite: ProposedViewSize {
        ProposedViewSize(
            width: width.map { min($0, FlowSpace.longest) }, height: height.map { min($0, FlowSpace.longest) }
        )
    }
}
