import Expectations
import Foundation
import Testing

@testable import flow

/// The defaults that the help of `flow render` tells are those of the command.
@Suite struct HelpDefaultTests {
    /// What the help says of each option of `flow render`, on one line.
    private func renderHelp() throws -> [String: String] {
        var texts: [String: String] = [:]
        var option: String?
        for line in try FlowProcess("render", "--help").output.split(separator: "\n") {
            if let match = line.prefixMatch(of: /\ {2}(?:-\w, )?(--[a-z-]+)/) {
                option = String(match.1)
            } else if !line.hasPrefix("   ") {
                option = nil
            }
            if let option { texts[option, default: ""] += line.trimmingCharacters(in: .whitespaces) + " " }
        }
        return texts
    }

    /// An option, what the help says of its default, and that default with the options with which it counts.
    private struct Default {
        var option: String
        var text: String
        var value: String
        var others: [String] = ["--format", "svg"]
    }

    private let defaults = [
        Default(option: "--output", text: "- is standard output, the default", value: "-"),
        Default(option: "--format", text: "txt on standard output", value: "txt", others: []),
        Default(option: "--font-size", text: "default 16.", value: "16"),
        Default(option: "--palette", text: "default light.", value: "light"),
        Default(
            option: "--scale", text: "default 1.", value: "1", others: ["-o", "a.png"]),
        Default(option: "--width", text: "default 640,", value: "640"),
        Default(option: "--width", text: "or 80.", value: "80", others: []),
        Default(
            option: "--height", text: "default 480,", value: "480",
            others: ["--format", "svg", "--axis", "vertical"]),
        Default(
            option: "--height", text: "or 24.", value: "24", others: ["--axis", "vertical"]),
        Default(
            option: "--spacing", text: "default half the font size,", value: "15",
            others: ["--format", "svg", "--font-size", "30"]),
        Default(
            option: "--item-spacing", text: "default the spacing.", value: "7",
            others: ["--format", "svg", "--spacing", "7"]),
        Default(
            option: "--line-spacing", text: "default the spacing.", value: "7",
            others: ["--format", "svg", "--spacing", "7"]),
        Default(
            option: "--overflow", text: "default +{count},", value: "+{count}",
            others: ["--format", "svg", "--max-lines", "2"]),
    ]

    /// Words that fill several lines, and columns, of any of these lengths.
    private static let words = (1...40).map { "word \($0)" }

    private func output(_ arguments: [String]) throws -> Data {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let arguments = arguments.map { $0 == "a.png" ? folder.path("a.png") : $0 }
        let flow = try FlowProcess(
            ["render"] + arguments, input: Array(Self.words.joined(separator: "\n").utf8))
        expectEqual(flow.errors, "")
        return (try? Data(contentsOf: folder.url("a.png"))) ?? Data(flow.output.utf8)
    }

    @Test func aDefaultGivenToRenderChangesNothing() throws {
        let help = try renderHelp()
        for entry in defaults {
            let text = try #require(help[entry.option])
            #expect(text.contains(entry.text), "\(entry.option): \(text)")
            try expectEqual(
                output(entry.others + [entry.option, entry.value]), output(entry.others), "\(entry.option)")
        }
        // Of which another value would be noticed.
        for (option, value, others) in [
            ("--font-size", "17", ["--format", "svg"]), ("--palette", "dark", ["--format", "svg"]),
            ("--scale", "2", ["-o", "a.png"]), ("--width", "500", ["--format", "svg"]), ("--width", "70", []),
            ("--spacing", "9", ["--format", "svg"]),
        ] {
            #expect(try output(others + [option, value]) != output(others), "\(option)")
        }
    }

    /// "For text 1 horizontally and 0 vertically."
    @Test func theSpacingOfTextIsThatOfTheHelp() throws {
        let text = try #require(renderHelp()["--spacing"])
        let match = try #require(text.firstMatch(of: /for text (\d+) horizontally and (\d+) vertically/))
        let (horizontal, vertical) = (String(match.1), String(match.2))
        try expectEqual(
            output(["--item-spacing", horizontal, "--line-spacing", vertical]), output([]))
        try expectEqual(
            output(["--axis", "vertical", "--item-spacing", vertical, "--line-spacing", horizontal]),
            output(["--axis", "vertical"]))
    }

    /// The parser itself writes the other defaults.
    @Test func everyDefaultThatIsWrittenByHandIsTested() throws {
        let tested = Set(defaults.map(\.option))
        // For any number, or everything, and of words with weights (`RenderPictureTests`).
        let others: Set = ["--input", "--max-lines", "--max-items", "--tint", "--weight-scale"]
        let written = try renderHelp().filter {
            $0.value.replacing(/\(values:.*?\)|\(default:.*?\)/, with: "").contains("default")
        }
        expectEqual(Set(written.keys), tested.union(others))
    }
}
