import Expectations
import PortableUITesting
import Testing

/// What a layout may rely on: which of its methods are called when, and with what.
@MainActor @Suite struct LayoutContractTests {
    private let log = LayoutLog()

    @Test func missingDimensionsAreTen() {
        expectEqual(
            ProposedViewSize.unspecified.replacingUnspecifiedDimensions(), CGSize(width: 10, height: 10))
        expectEqual(
            ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions(),
            CGSize(width: 3, height: 10))
        expectEqual(
            ProposedViewSize(width: nil, height: 3)
                .replacingUnspecifiedDimensions(by: CGSize(width: 5, height: 6)),
            CGSize(width: 5, height: 3))
    }

    @Test func aCacheIsMadeOnceAndUpdatedWithEachEvaluation() {
        let host = host(SpyLayout(log: log) { Text("A") })
        _ = host.frames
        expectEqual(
            log.take(),
            [
                .makeCache, .sizeThatFits(.unspecified), .placeSubviews(rect(0, 0, 30, 20), .unspecified),
            ])
        host.rootView = SpyLayout(log: log) { Text("B") }
        _ = host.frames
        expectEqual(
            log.take(),
            [
                .updateCache, .sizeThatFits(.unspecified), .placeSubviews(rect(0, 0, 30, 20), .unspecified),
            ])
        host.environment.font = .body
        _ = host.displayList
        expectEqual(log.take().first, .updateCache)
    }

    @Test func anotherProposalLeavesTheCacheAlone() {
        let host = host(SpyLayout(log: log) { Text("A") })
        _ = host.frames
        _ = log.take()
        let narrow = ProposedViewSize(width: 5, height: nil)
        host.proposal = narrow
        _ = host.frames
        expectEqual(log.take(), [.sizeThatFits(narrow), .placeSubviews(rect(0, 0, 30, 20), narrow)])
    }

    @Test func eachProposalIsMeasuredOnce() {
        let child = SpyLayout(log: log) { Text("A") }
        // An HStack asks for the smallest, the largest and the actual size, to measure and again to place.
        let host = host(
            HStack(spacing: 0) {
                child; Color.red
            }, width: 100, height: 50)
        _ = host.frames
        let asked = log.calls.filter { if case .sizeThatFits = $0 { true } else { false } }
        expectEqual(
            asked,
            [
                .sizeThatFits(ProposedViewSize(width: 0, height: 50)),
                .sizeThatFits(ProposedViewSize(width: .infinity, height: 50)),
                .sizeThatFits(ProposedViewSize(width: 50, height: 50)),
            ])
    }

    @Test func anUnplacedSubviewStandsInTheMiddle() {
        // It is offered what the container was: 18 points, in which the text wraps to 18 × 24.
        let host = host(SpyLayout(log: log) { Text("AAA BBB") }.padding(1), width: 20)
        expectEqual(host.texts, [rect(1 + 6, 1 - 2, 18, 24)])
    }

    /// A layout that counts how often it is asked for its spacing.
    private struct SpacingSpy: Layout {
        final class Count: @unchecked Sendable {
            var value = 0
        }

        let count: Count

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 6, height: 12)
        }

        func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
            count.value += 1
            return ViewSpacing(3)
        }
    }

    @Test func spacingIsAskedOnceWithEachEvaluation() {
        let count = SpacingSpy.Count()
        // Each stack asks for the spacing of its last view twice, to measure and to place.
        var view = AnyView(SpacingSpy(count: count) {})
        for level in 0..<100 {
            let inner = view
            view = level.isMultiple(of: 2) ? AnyView(VStack { inner }) : AnyView(HStack { inner })
        }
        let host = host(
            HStack {
                Text("A"); view
            })
        expectEqual(host.size, CGSize(width: 15, height: 12))
        expectEqual(count.value, 1)
        host.environment.font = .body
        _ = host.frames
        expectEqual(count.value, 2)
    }

    // A stack around it could take another view's size for its own, and a test would pass.
    @Test(arguments: [true, false])
    func aLayoutThatAnswersWithNaNStopsTheProgram(isSize: Bool) async {
        await #expect(processExitsWith: .failure) { [isSize = isSize as Bool] in
            await MainActor.run {
                let layout = isSize ? FixedLayout(width: .nan) : FixedLayout(x: .nan)
                _ = ViewHost(layout { Color.red }).frames
            }
        }
    }

    @Test func aViewAloneIsAskedForNoMinimum() {
        let child = SpyLayout(log: log) { Text("A") }
        _ = host(HStack { child }, width: 100, height: 50).frames
        expectEqual(
            log.calls.filter { if case .sizeThatFits = $0 { true } else { false } },
            [.sizeThatFits(ProposedViewSize(width: 100, height: 50))])
    }
}
