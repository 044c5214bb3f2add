import Foundation
import Gallery
import PortableUITesting
import Testing

/// Every text of every picture can be read: on a phone, in light and in dark surroundings.
@MainActor
@Suite struct ReadabilityTests {
    /// What each state of each entry draws.
    private func pictures(_ scheme: ColorScheme) -> [(entry: GalleryEntry, list: DisplayList)] {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return GalleryEntry.all.flatMap { entry in
            entry.states.map { state in
                let host = ViewHost(
                    state, proposal: ProposedViewSize(width: entry.width, height: nil),
                    environment: environment, measurer: measurer)
                return (entry, host.displayList)
            }
        }
    }

    @Test(arguments: ColorScheme.allCases)
    func textStandsOutFromWhatIsBehindIt(scheme: ColorScheme) {
        for (entry, list) in pictures(scheme) {
            for (index, item) in list.items.enumerated() {
                guard case .text(let text, .color(let textColor)) = item.content else { continue }
                // Whatever the page, a text has paper behind all of it.
                #expect(
                    list.items[..<index].contains { $0.isOpaque && $0.frame.contains(item.frame) },
                    "\(entry.name): “\(text.string)” is on no paper")
                let middle = CGPoint(x: item.frame.midX, y: item.frame.midY)
                let background = color(of: list.items[..<index], at: middle)
                let ratio = contrast(textColor.over(background), background)
                #expect(ratio >= 4.5, "\(entry.name), \(scheme): “\(text.string)” has a contrast of \(ratio)")
            }
        }
    }

    @Test func textHasThirteenPixelsWhereAPictureHasFourHundred() {
        for (entry, list) in pictures(.light) {
            let scale = min(400 / entry.width, 1)
            for case .text(let text, _) in list.items.map(\.content) {
                let sizes = [text.font.size] + text.runs.map(\.font.size)
                #expect(sizes.allSatisfy { $0 * scale >= 13 }, "\(entry.name): “\(text.string)”")
            }
        }
    }

    // Values of the formula in WCAG 2.2: black on white, and the gray of which it says that it just passes.
    @Test func contrastIsThatOfTheGuidelines() {
        #expect(abs(contrast(.init(white: 0), .init(white: 1)) - 21) < 1e-9)
        #expect(abs(contrast(.init(white: 0x76 / 255), .init(white: 1)) - 4.54) < 0.01)
        #expect(abs(contrast(.init(white: 0x77 / 255), .init(white: 1)) - 4.48) < 0.01)
    }

    /// The color of what is drawn at a point, from back to front, on a page of any color.
    private func color(of items: ArraySlice<DisplayItem>, at point: CGPoint) -> Color.Resolved {
        let nothing = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
        return items.reduce(nothing) { background, item in
            guard case .fill(_, .color(let color)) = item.content, item.frame.contains(point) else {
                return background
            }
            return color.over(background)
        }
    }

    private func contrast(_ a: Color.Resolved, _ b: Color.Resolved) -> Double {
        let (high, low) = (max(a.luminance, b.luminance), min(a.luminance, b.luminance))
        return (high + 0.05) / (low + 0.05)
    }
}

extension DisplayItem {
    /// Whether nothing behind it can be seen.
    fileprivate var isOpaque: Bool {
        if case .fill(_, .color(let color)) = content { color.opacity == 1 && opacity == 1 } else { false }
    }
}

extension Color.Resolved {
    fileprivate init(white: Double) {
        self.init(red: Float(white), green: Float(white), blue: Float(white))
    }

    /// This color in front of another one.
    fileprivate func over(_ other: Color.Resolved) -> Color.Resolved {
        let alpha = opacity + other.opacity * (1 - opacity)
        guard alpha > 0 else { return self }
        func mix(_ a: Float, _ b: Float) -> Float {
            (a * opacity + b * other.opacity * (1 - opacity)) / alpha
        }
        return Color.Resolved(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            opacity: alpha)
    }

    /// The relative luminance of WCAG.
    fileprivate var luminance: Double {
        func linear(_ component: Float) -> Double {
            let value = Double(component)
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
