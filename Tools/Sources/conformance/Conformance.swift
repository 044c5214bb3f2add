import Foundation
import TestSupport

/// Lays random flows and texts out in Chromium and in the library, and compares every rectangle and every break.
@main
enum Conformance {
    @MainActor static func main() {
        do {
            let settings = try Settings()
            print("SEED=\(settings.seed) COUNT=\(settings.count)")
            let flowsAgree = try compareFlows(settings)
            // With a CAPABILITY, which only flows have, no texts are compared.
            let breaksAgree = try settings.capability != nil || compareBreaks(settings)
            exit(flowsAgree && breaksAgree ? 0 : 1)
        } catch {
            FileHandle.standardError.write(Data("conformance: \(error)\n".utf8))
            exit(2)
        }
    }

    /// Whether lines break in texts where they do in the browser.
    @MainActor private static func compareBreaks(_ settings: Settings) throws -> Bool {
        var generator = SeededGenerator(seed: settings.seed)
        let texts = (0..<settings.texts).map { _ in BreakCase.randomText(using: &generator) }
        let cases = try Browser().parts(of: texts)
        let mismatches = cases.filter(\.isMismatch)
        print("\(cases.count) texts, \(mismatches.count) of which break elsewhere")
        for mismatch in mismatches.prefix(settings.shownTexts) {
            print("\nflow    \(BreakCase.parts(of: mismatch.text).joined(separator: " ⏎ "))")
            print("browser \(mismatch.parts.joined(separator: " ⏎ "))")
        }
        if let folder = settings.fixtures {
            try Fixtures.write(cases.filter { !$0.isMismatch }.prefix(settings.fixtureTexts), into: folder)
        }
        return mismatches.isEmpty
    }

    /// Whether every rectangle is where it is in the browser.
    private static func compareFlows(_ settings: Settings) throws -> Bool {
        var generator = SeededGenerator(seed: settings.seed)
        let capabilities = settings.capability.map { [$0] } ?? Capability.allCases
        let cases = (0..<settings.count).map { number in
            FlexCase.random(capabilities[number % capabilities.count], using: &generator)
        }

        let browser = Browser()
        let reply = try browser.answer(cases)
        print(reply.version)
        let comparisons = zip(cases, reply.answers).filter { flex, _ in
            (reply.balances || !flex.has(.balanced)) && (reply.countsLines || flex.minLines == nil)
        }.map { Comparison($0, browser: $1) }
        if !reply.balances {
            print("This browser does not know 'flex-wrap: wrap balance': balanced cases are not compared.")
        }
        let report = Report(comparisons)
        print(report.text)

        if let folder = settings.fixtures {
            try Fixtures.write(comparisons.filter { !$0.isMismatch }, into: folder)
        }
        let mismatches = comparisons.filter { $0.isMismatch && !$0.isLeftOut }
        let few = Capability.allCases.flatMap { capability in
            mismatches.filter { $0.flex.capability == capability }.prefix(3)
        }
        for (number, small) in try Shrinking(browser: browser).shrink(few).enumerated() {
            let file = settings.mismatches.appendingPathComponent("\(number + 1).html")
            try FileManager.default.createDirectory(
                at: settings.mismatches, withIntermediateDirectories: true)
            try Page.html(showing: small).write(to: file, atomically: true, encoding: .utf8)
            print("\nMismatch, shrunk: \(file.path)")
            print(try Page.json(small.flex))
            print("engine  \(try Page.json(small.engine))")
            print("browser \(try Page.json(small.browser))")
        }
        return report.mismatches == 0
    }
}

/// The options from the environment.
private struct Settings {
    var seed = UInt64.random(in: 0...UInt64(UInt32.max))
    var count = 5000
    /// The only capability to try out; `nil` for all.
    var capability: Capability?
    /// Where to write the cases as fixtures, if they are wanted.
    var fixtures: URL?
    /// How many texts are compared, how many of those that differ are printed, and how many become fixtures.
    let texts = 10_000
    let shownTexts = 20
    let fixtureTexts = 1000
    var mismatches = URL(fileURLWithPath: "Mismatches")

    init() throws {
        let environment = ProcessInfo.processInfo.environment
        if let text = environment["SEED"] {
            guard let number = UInt64(text) else {
                throw ConformanceError("SEED is a whole number from 0 on, not '\(text)'")
            }
            seed = number
        }
        if let text = environment["COUNT"] {
            guard let number = Int(text), number >= 0 else {
                throw ConformanceError("COUNT is a number of cases, not '\(text)'")
            }
            count = number
        }
        if let text = environment["CAPABILITY"] {
            guard let capability = Capability(rawValue: text) else {
                let names = Capability.allCases.map(\.rawValue).joined(separator: ", ")
                throw ConformanceError("CAPABILITY is one of \(names), not '\(text)'")
            }
            self.capability = capability
        }
        fixtures = environment["FIXTURES"].map { URL(fileURLWithPath: $0) }
    }
}
