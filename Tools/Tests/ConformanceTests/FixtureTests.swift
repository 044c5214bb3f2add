import Foundation
import Testing

@testable import conformance

/// Flows that `Scripts/conformance` has laid out in Chromium, and its answers.
@Suite struct FixtureTests {
    @Test(arguments: Capability.allCases)
    func theEngineAnswersAsChromium(_ capability: Capability) throws {
        let file = Bundle.module.bundleURL.appendingPathComponent("Fixtures/\(capability.rawValue).jsonl")
        let fixtures: [Fixture] = try Fixtures.read(file)
        #expect(fixtures.count >= 100)
        for fixture in fixtures {
            let comparison = Comparison(fixture.flex, browser: fixture.browser)
            if comparison.isMismatch {
                Issue.record(
                    """
                    \(comparison.difference)/64 px where \(comparison.tolerance)/64 are allowed
                    \(try Page.json(fixture))
                    engine \(try Page.json(comparison.engine))
                    """)
            }
        }
    }

    @MainActor @Test func linesBreakAsInChromium() throws {
        let cases: [BreakCase] = try Fixtures.read(
            Bundle.module.bundleURL.appendingPathComponent("Fixtures/breaks.jsonl"))
        #expect(cases.count >= 1000)
        for test in cases {
            #expect(!test.isMismatch, "\(BreakCase.parts(of: test.text)) where Chromium has \(test.parts)")
        }
    }

    // Chromium breaks between the ASCII characters, and so does a flow after them.
    @MainActor
    @Test(arguments: [
        ["＄\u{2069}X?", "-", "流"], ["っ-", "-", "☀"],
    ])
    func aBreakBetweenASCIICharactersChangesNoOther(parts: [String]) {
        let text = parts.joined()
        #expect(!BreakCase(text: text, parts: parts).isMismatch)
        #expect(BreakCase(text: text, parts: [text]).isMismatch)
    }

    // The third item shrinks by 10.39/64 px, of which it has 10, and Chromium by 10/64 px, as if no limit held it back. With
    // less space, 13.36/64 px are too many for both.
    @Test(arguments: [(space: 8064, differs: true), (space: 7500, differs: false)])
    func anItemMayBeHeldBackByLessThanChromiumCounts(space: Int, differs: Bool) {
        let flex = FlexCase(
            capability: .limits, space: space, itemGap: 2024, flags: [.wrapsByMinimum],
            items: [
                .init(main: 128, cross: 0), .init(main: 3776, cross: 0, shrink: 0.5),
                .init(main: 10, cross: 0, shrink: 1), .init(main: 0, cross: 0, min: 50),
            ])
        #expect(flex.differsDeliberately == differs)
    }

    @Test func nothingIsAllowedWhereNothingIsDivided() {
        let flex = FlexCase(capability: .wrapping, space: 640, items: [.init(main: 100, cross: 200)])
        let right = FlexAnswer(width: 640, height: 200, rects: [0, 0, 100, 200])
        let wrong = FlexAnswer(width: 640, height: 200, rects: [0, 0, 101, 200])
        #expect(!Comparison(flex, browser: right).isMismatch)
        #expect(Comparison(flex, browser: wrong).isMismatch)
    }

    @Test func partsMayBeTruncated() {
        let flex = FlexCase(
            capability: .distribution, space: 640, justify: .center, items: [.init(main: 100, cross: 200)])
        let near = FlexAnswer(width: 640, height: 200, rects: [272, 0, 100, 200])
        let far = FlexAnswer(width: 640, height: 200, rects: [273, 0, 100, 200])
        #expect(!Comparison(flex, browser: near).isMismatch)
        #expect(Comparison(flex, browser: far).isMismatch)
    }
}
