import Expectations
import FlowLayouts
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
        for tint in Tint.all(in: palette.colorScheme) {
            #expect(contrast(tint.text, tint.fill) >= 4.5)
            #expect(contrast(tint.fill, palette.background) >= 1.1)
        }
    }

    /// The low 32 bits of the FNV-1a hash of "a" are 0x8601EC8C, the high ones 0xAF63DC4C: their
    /// exclusive or ends in 0 (modulo 8), and that of no bytes, 0xCBF29CE4 and 0x84222325, in 1.
    @Test func aWordKeepsItsTint() {
        let tints = Tint.all(in: .light)
        expectEqual(Tint.of("a", in: .light).fill, tints[0].fill)
        expectEqual(Tint.of("", in: .light).fill, tints[1].fill)
    }

    @Test func wordsUseAllTints() {
        let fills = Set((0..<200).map { Tint.of("word \($0)", in: .dark).fill })
        expectEqual(fills, Set(Tint.all(in: .dark).map(\.fill)))
    }
}
