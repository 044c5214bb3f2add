/// Chooses tints for words by their texts, so that a word looks the same in most pictures, and other ones where chips
/// beside or above each other would be alike.
struct TintChoice {
    /// How many tints there are.
    let count: Int

    /// The number of each word's tint, 0 for the first one. Takes time in proportion to the number of words.
    ///
    /// - Parameters:
    ///   - words: The texts.
    ///   - lines: The words of each line.
    ///   - places: Where each word is along its line.
    func indices(for words: [String], lines: [Range<Int>], places: [Range<Double>]) -> [Int] {
        var chosen = [Int](repeating: 0, count: words.count)
        var above: [Int] = []
        var previous: Int?
        for line in lines {
            // As they are seen: in the order of their places.
            let ordered = line.sorted { places[$0].lowerBound < places[$1].lowerBound }
            var first = 0
            for word in ordered {
                while first < above.count, places[above[first]].upperBound <= places[word].lowerBound {
                    first += 1
                }
                let touched = above[first...].prefix {
                    places[$0].lowerBound < places[word].upperBound
                }
                chosen[word] = index(
                    for: words[word], besides: previous.map { chosen[$0] }, below: touched.map { chosen[$0] })
                previous = word
            }
            above = ordered
        }
        return chosen
    }

    /// The tint of a word: if all others are beside or above it, at least another one than that beside it.
    private func index(for word: String, besides previous: Int?, below above: [Int]) -> Int {
        let preferred = Int(stableHash(word) % UInt64(count))
        let candidates = (0..<count).map { (preferred + $0) % count }.filter { $0 != previous }
        return candidates.first { !above.contains($0) } ?? candidates.first ?? preferred
    }

    /// FNV-1a with its halves mixed. Swift's own hashes differ from run to run.
    private func stableHash(_ word: String) -> UInt64 {
        let hash = word.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return hash ^ hash >> 32
    }
}
