import Expectations
import Testing

@testable import PortableUI

/// What a lazy stack knows of its rows' lengths.
@Suite struct RowLengthsTests {
    private func row(_ index: Int) -> RowLengths.Row {
        RowLengths.Row(index: index, id: index, length: CGFloat(10 + index % 3))
    }

    // A list that grows by doubling is made anew a dozen times.
    @Test func scrollingDoesNotCopyWhatIsKnown() {
        let count = 8001
        var lengths = RowLengths()
        lengths.count = count
        var (storage, renewals) = (UnsafePointer<RowLengths.Measured>?.none, 0)
        let down = Array(0...count - 10)
        for first in down + down.reversed() {
            lengths.measure((first..<first + 10).map(row))
            let current = lengths.measured.withUnsafeBufferPointer(\.baseAddress)
            if current != storage { renewals += 1 }
            storage = current
        }
        #expect(renewals <= 20)
        expectEqual(lengths.position(of: 3), 33)
        expectEqual(lengths.total, 11 * 8001)
    }
}
