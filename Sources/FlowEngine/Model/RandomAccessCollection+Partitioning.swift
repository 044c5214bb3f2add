extension RandomAccessCollection {
    /// The first index whose element meets a condition, if all elements after it do so, too; the end if none does.
    /// O(log n).
    @inlinable
    package func partitioningIndex(where meetsCondition: (Element) -> Bool) -> Index {
        var (low, count) = (startIndex, count)
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if meetsCondition(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
