import Expectations
import PortableUITesting
import TestSupport
import Testing

@testable import FlowLayouts

/// The same question has the same answer, whatever was asked before: rule 5.
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
        of flow: Boxed<FlowConfiguration>, _ subviews: LayoutSubviews, using random: inout SeededGenerator
    ) -> [String] {
        var cache = FlowLayoutCache()
        var sizes = [CGSize(width: 100, height: 100)]
        return (0..<20).compactMap { _ in
            let question = Question(about: sizes, using: &random)
            var fresh = FlowLayoutCache()
            let answer = question.answer(of: flow, subviews, &cache)
            if case .size(let size) = answer, size.width < .infinity, size.height < .infinity {
                sizes.append(size)
            }
            return answer == question.answer(of: flow, subviews, &fresh) ? nil : "\(question)"
        }
    }
}

/// What a system asks a flow.
private enum Question {
    case size(ProposedViewSize)
    case places(ProposedViewSize, CGSize)

    enum Answer: Equatable {
        case size(CGSize)
        case places(FlowArrangement, indices: [Int], offers: [CGFloat], hidden: [Int])
    }

    /// - Parameter sizes: Those that were reported.
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

    func answer(
        of flow: Boxed<FlowConfiguration>, _ subviews: LayoutSubviews, _ cache: inout FlowLayoutCache
    ) -> Answer {
        switch self {
        case .size(let proposal):
            return .size(cache.size(of: flow, proposal: proposal, subviews: subviews))
        case .places(let proposal, let size):
            let arranged = cache.arranged(
                flow, in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews)
            return .places(
                arranged.arrangement, indices: arranged.views.map(\.index),
                offers: arranged.views.map(\.offered), hidden: arranged.hidden.map(\.index))
        }
    }
}
