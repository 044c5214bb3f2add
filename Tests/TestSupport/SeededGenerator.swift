/// SplitMix64: a small generator that gives the same numbers for the same seed everywhere.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    public mutating func chance(_ oneIn: Int) -> Bool {
        Int.random(in: 0..<oneIn, using: &self) == 0
    }

    /// A multiple of 1/1024 point, half of the time of a whole point.
    public mutating func length(in range: ClosedRange<Int>) -> Double {
        let whole = Int.random(in: range, using: &self)
        let fraction = Bool.random(using: &self) ? 0 : Int.random(in: 0..<1024, using: &self)
        return Double(whole) + Double(fraction) / 1024
    }

    public mutating func element<Element: CaseIterable>(of type: Element.Type) -> Element
    where Element.AllCases == [Element] {
        element(of: Element.allCases)
    }

    public mutating func element<Element>(of list: [Element]) -> Element {
        list[Int.random(in: list.indices, using: &self)]
    }
}
