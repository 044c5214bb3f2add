import Expectations
import PortableUITesting
import Testing

/// Actions on a view's geometry, and the state that they change.
@MainActor @Suite struct GeometryChangeTests {
    private final class Log {
        var widths: [CGFloat] = []
    }

    @Test func anActionRunsAtFirstAndWhenTheValueChanges() {
        let log = Log()
        let view = Color.red.onGeometryChange(for: CGFloat.self, of: \.size.width) { log.widths.append($0) }
        let host = host(view, width: 30, height: 10)
        _ = host.frames
        _ = host.frames
        expectEqual(log.widths, [30])
        host.proposal.height = 20
        _ = host.frames
        expectEqual(log.widths, [30])
        host.proposal.width = 40
        _ = host.displayList
        expectEqual(log.widths, [30, 40])
        host.environment.colorScheme = .dark
        _ = host.frames
        expectEqual(log.widths, [30, 40])
    }

    /// A text that tells how wide the color above it is.
    private struct Ruler: View {
        @State private var width: CGFloat = 0

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(height: 10)
                    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
                Text("\(Int(width))")
            }
        }
    }

    /// A box that grows for as long as it is told how wide it is.
    private struct Growing: View {
        let limit: CGFloat
        @State private var width: CGFloat = 0

        var body: some View {
            Color.red.frame(width: width, height: 10)
                .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = min($0 + 1, limit) }
        }
    }

    @Test func actionsWithoutAnEndGoOnTheNextTime() {
        let host = host(Growing(limit: .infinity))
        let first = host.size.width
        let second = host.size.width
        #expect(first > 0)
        #expect(second > first)
    }

    @Test func eachRoundHasAnAnimationOfItsOwn() {
        let counter = Counter()
        let host = host(
            VStack {
                counter; Ruler()
            }, width: 30, roundLimit: 1)
        // The first round finds the width, the second one shows it.
        expectEqual(host.strings, ["0", "0"])
        expectEqual(host.strings, ["0", "30"])
        host.proposal.width = 60
        withAnimation { counter.handle.value = 1 }
        expectEqual(host.animation, .default)
        expectEqual(host.animation, nil)
        expectEqual(host.strings, ["1", "60"])
    }
}
