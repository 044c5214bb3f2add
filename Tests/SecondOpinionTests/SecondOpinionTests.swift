import FlowLayouts
import PortableUITesting
import Testing

/// Compares where random views are with what another implementation of SwiftUI said. PortableUI agrees with the flows
/// easily, as both are by the same people; that one is by others, with an attribute graph of its own.
///
/// Only what is around the flows was another implementation: they themselves were those of November 27, 2026. So a change
/// of the flows that is meant to place views elsewhere shows up here, and its numbers go into `Differences.txt` with the
/// reason. If `ViewMaker` makes other views from the same seeds, or names them differently, their answers are lost. New
/// subjects have none.
///
/// A word is a block of 6 × 12 points a character. Not compared are lazy flows, focus, drags, grids, scroll views and
/// accessibility. The other implementation may be wrong, too: where Apple's documentation says otherwise, that counts.
@MainActor
@Suite struct SecondOpinionTests {
    @Test(arguments: Kind.all)
    func viewsAreWhereAnotherImplementationPlacesThem(kind: Kind) throws {
        let (answers, known) = (try Answers(of: kind), try knownDifferences(of: kind))
        #expect(answers.seeds.count >= 100)
        for seed in answers.seeds {
            show(kind, seed: seed) { number, name, places in
                guard let answer = answers[number] else { return }
                #expect(answer.checksum == Answers.checksum(of: name), "\(number) is another view: \(name)")
                guard let expected = answer.places else { return }
                let agrees = places.withoutCopies.elementsEqual(expected.withoutCopies) {
                    $0.agrees(with: $1)
                }
                #expect(
                    agrees != (known[number] != nil),
                    """
                    \(number) \(agrees ? "agrees now" : "differs"): \(name)
                    ours    \(places)
                    theirs  \(expected)
                    """)
            }
        }
    }

    /// Tells where the parts of a view are, in all of its steps.
    private func show(_ kind: Kind, seed: UInt64, tell: (UInt64, String, [Place]) -> Void) {
        if kind.changes {
            showChanging(kind, seed: seed, tell: tell)
        } else {
            let maker = ViewMaker(kind, seed: seed)
            let sample = maker.sample()
            let size = CGSize(width: maker.length() * 5, height: maker.length() * 4)
            let root = maker.number()
            let host = ViewHost(
                sample.view.part(root).frame(width: size.width, height: size.height)
                    .frame(width: 2000, height: 2000, alignment: .topLeading),
                proposal: ProposedViewSize(width: 2000, height: 2000))
            tell(
                seed, "\(short(size.width))x\(short(size.height)) root=\(root) \(sample.name)", host.places())
        }
    }

    private func showChanging(_ kind: Kind, seed: UInt64, tell: (UInt64, String, [Place]) -> Void) {
        let name = ViewMaker(kind, seed: seed).sample().name
        let handle = ChangingView.Handle()
        let view = Centered { ChangingView(kind: kind, seed: seed, handle: handle) }
        let host = ViewHost(view, proposal: ProposedViewSize(width: 200, height: 200))
        _ = host.frames
        let steps: [() -> Void] = [
            {},
            { handle.change?.wrappedValue = 1 },
            { host.proposal = ProposedViewSize(width: 120, height: 300) },
            { handle.change?.wrappedValue = 3 },
            {
                host.proposal = ProposedViewSize(width: 260, height: 90)
                handle.change?.wrappedValue = 2
            },
            { handle.change?.wrappedValue = 0 },
        ]
        for (number, step) in steps.enumerated() {
            step()
            tell(seed * 10 + UInt64(number), "step \(number) \(name)", host.places(countingFrom: 1))
        }
    }
}

/// A random view that is another one, of the same seed, where its state changes.
private struct ChangingView: View {
    final class Handle { var change: Binding<Int>? }

    let kind: Kind
    let seed: UInt64
    let handle: Handle
    @State private var change = 0

    var body: some View {
        let _ = handle.change = $change
        ViewMaker(kind, seed: seed, change: change).sample().view.part(-1)
    }
}

/// Offers its view all that it is offered, and places it in the middle, as a window does.
private struct Centered: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(bounds.size))
    }
}
