import Expectations
import PortableUI
import Testing

@testable import flow

@Suite struct TintTests {
    /// The contrast ratio of WCAG 2, section 1.4.3, between two opaque colors.
    private func contrast(_ a: Color, _ b: Color) -> Double {
        func luminance(_ color: Color) -> Double {
            func linear(_ component: Float) -> Double {
                let c = Double(component)
                return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
            }
            let color = color.resolve(in: EnvironmentValues())
            return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
        }
        let (low, high) = (min(luminance(a), luminance(b)), max(luminance(a), luminance(b)))
        return (high + 0.05) / (low + 0.05)
    }

    /// 4.5 is what WCAG asks for text; a chip has to show against the page at all.
    @Test(arguments: Palette.allCases)
    func textIsReadableAndChipsAreVisible(palette: Palette) {
        #expect(abs(contrast(.black, .white) - 21) < 1e-9)
        for name in TintName.allCases {
            let tint = Tint(name, in: palette.colorScheme)
            #expect(contrast(tint.text, tint.fill) >= 4.5)
            #expect(contrast(tint.fill, palette.background) >= 1.1)
        }
        #expect(contrast(palette.separator, palette.background) >= 4.5)
    }

    /// The low 32 bits of the FNV-1a hash of "a" are 0x8601EC8C, the high ones 0xAF63DC4C: their
    /// exclusive or ends in 0 (modulo 8), and that of no bytes, 0xCBF29CE4 and 0x84222325, in 1.
    @Test func aWordKeepsItsTint() {
        let choice = TintChoice(count: 8)
        expectEqual(choice.indices(for: ["a"], lines: [0..<1], places: [0..<9]), [0])
        expectEqual(choice.indices(for: [""], lines: [0..<1], places: [0..<9]), [1])
    }

    /// "a" is 0, or else what is next and free.
    @Test func chipsBesideAndAboveEachOtherDiffer() {
        let choice = TintChoice(count: 8)
        func tints(_ places: [[Range<Double>]]) -> [Int] {
            var lines: [Range<Int>] = []
            for line in places {
                let start = lines.last?.upperBound ?? 0
                lines.append(start..<start + line.count)
            }
            let words = [String](repeating: "a", count: places.joined().count)
            return choice.indices(for: words, lines: lines, places: Array(places.joined()))
        }
        expectEqual(tints([[0..<9, 10..<19, 20..<29]]), [0, 1, 0])
        // The third is below the first two and after the second, the fourth below the second and after the third.
        expectEqual(tints([[0..<9, 10..<19], [0..<12, 13..<19]]), [0, 1, 2, 0])
        // From right to left, neighbors are those that are seen.
        expectEqual(tints([[20..<29, 10..<19, 0..<9]]), [0, 1, 0])
        // In a column under a wide one, and just beside it.
        expectEqual(tints([[0..<9], [9..<20], [0..<9]]), [0, 1, 0])
    }

    /// A row under eight others has only to differ from its neighbor.
    @Test func chipsBesideEachOtherDifferWhateverIsAbove() {
        let above = (0..<8).map { Double($0) * 10..<Double($0) * 10 + 9 }
        let words = [String](repeating: "a", count: 10)
        let wide = [0..<79.0, 0..<79.0]
        for count in 2...8 {
            let tints = TintChoice(count: count).indices(
                for: words, lines: [0..<8, 8..<9, 9..<10], places: above + wide)
            #expect(zip(tints, tints.dropFirst()).allSatisfy { $0 != $1 })
        }
        expectEqual(
            TintChoice(count: 1).indices(for: words, lines: [0..<8, 8..<9, 9..<10], places: above + wide),
            .init(repeating: 0, count: 10))
    }

    @Test func wordsUseAllTints() {
        let words = (0..<200).map { "word \($0)" }
        let tints = TintChoice(count: 8).indices(
            for: words, lines: words.indices.map { $0..<$0 + 1 }, places: words.map { _ in 0..<9 })
        expectEqual(Set(tints), Set(0..<8))
    }
}
