import Expectations
import FlowEngine
import Testing

/// Whether items shrink before a line ends: not at all, on all lines, or only if all of them share one.
@Suite struct WrappingTests {
    private let rigid = FlowItemTraits()
    private let toTwo = FlowItemTraits(shrink: 1, minLength: 2)

    /// Items a point apart.
    private func picture(
        _ list: [(Double, FlowItemTraits)], in available: Double?,
        _ wrapping: FlowWrapping = .oneLineIfPossible
    ) -> String {
        let options = tight { ($0.itemSpacing, $0.wrapping) = (1, wrapping) }
        return FlowArrangement(of: items(list), in: available, options: options).picture
    }

    /// From 2 + 1 + 2 + 1 + 3 to 4 + 1 + 4 + 1 + 3.
    private var nineToThirteen: [(Double, FlowItemTraits)] { [(4, toTwo), (4, toTwo), (3, rigid)] }

    @Test func itemsShareOneLineDownToTheirSmallest() {
        expectEqual(picture(nineToThirteen, in: 15), "AAAA.BBBB.CCC")
        expectEqual(picture(nineToThirteen, in: 11), "AAA.BBB.CCC")
        expectEqual(picture(nineToThirteen, in: 9), "AA.BB.CCC")
    }

    @Test func byTheSmallestEachLineShrinks() {
        expectEqual(
            picture(nineToThirteen, in: 7, .smallest),
            """
            AAA.BBB
            CCC....
            """)
    }
}
