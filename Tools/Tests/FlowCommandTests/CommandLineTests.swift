import Expectations
import Foundation
import Testing

/// What people expect of any command.
@Suite struct CommandLineTests {
    @Test func theVersionIsOneLine() throws {
        let flow = try FlowProcess("--version")
        #expect(flow.output.wholeMatch(of: #/\d+\.\d+\.\d+\n/#) != nil)
        expectEqual(flow.exitCode, 0)
    }

    @Test(arguments: [
        ("redner", "unknown command 'redner'. Did you mean 'render'?"),
        ("arange", "unknown command 'arange'. Did you mean 'arrange'?"),
        ("hlep", "unknown command 'hlep'. Did you mean 'help'?"),
        ("explode", "unknown command 'explode', expected one of render, arrange, help"),
    ])
    func anUnknownCommandGetsASuggestion(word: String, message: String) throws {
        for arguments in [[word, "a"], ["help", word]] {
            let flow = try FlowProcess(arguments)
            expectEqual(flow.errors, "flow: \(message)\nSee 'flow --help' for more information.\n")
            expectEqual(flow.output, "")
            expectEqual(flow.exitCode, 64)
        }
    }

    // Only words can begin with a hyphen, after --.
    @Test(arguments: [["--nosuch"], ["help", "--nosuch"]])
    func anUnknownOptionOfNoCommandIsNoWord(arguments: [String]) throws {
        let flow = try FlowProcess(arguments)
        expectEqual(
            flow.errors, "flow: unknown option '--nosuch'\nSee 'flow --help' for more information.\n")
        expectEqual(flow.exitCode, 64)
    }

    @Test func valuesMayFollowLettersDirectly() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try expectEqual(
            FlowProcess("render", "-w9", "a b c").output, FlowProcess("render", "-w", "9", "a b c").output)
        try expectEqual(FlowProcess("render", "-o\(folder.path("a.svg"))", "a").exitCode, 0)
        try expectEqual(folder.names, ["a.svg"])
    }

    @Test func helpIsForOneCommand() throws {
        let flow = try FlowProcess("help", "render", "nosuch")
        expectEqual(
            flow.errors,
            "flow: unexpected argument 'nosuch' after the command to help with\n"
                + "See 'flow --help' for more information.\n")
        expectEqual(flow.exitCode, 64)
    }

    @Test func commandsAreStillFound() throws {
        #expect(try FlowProcess("help", "render").output.contains("Examples:"))
        #expect(try FlowProcess().output.contains("SUBCOMMANDS:"))
        try expectEqual(FlowProcess("--generate-completion-script", "bash").exitCode, 0)
    }

    @Test(arguments: [["--help"], ["render", "--help"], ["arrange", "--help"]])
    func helpBeginsWithExamples(arguments: [String]) throws {
        let flow = try FlowProcess(arguments)
        let lines = flow.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0].hasPrefix("OVERVIEW: "))
        expectEqual(lines[2], "Examples:")
        #expect(lines[4].hasPrefix("  flow "))
        #expect(lines.allSatisfy { $0.count <= 80 })
    }

    @Test func helpIsInGroups() throws {
        let help = try FlowProcess("render", "--help").output
        let titles = ["INPUT:", "OUTPUT:", "SIZE AND SPACING:", "FLOW:", "HIDDEN WORDS AND SEPARATORS:"]
        let places = titles.compactMap { help.range(of: "\n\($0)\n")?.lowerBound }
        expectEqual(places.count, titles.count)
        expectEqual(places, places.sorted())
    }

    @Test func theFormatDecidesWhatIsWritten() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        #expect(try FlowProcess("render", "a", "--format", "svg").output.hasPrefix("<?xml"))
        #expect(try FlowProcess("render", "a", "--format", "json", "-o", "-").output.hasPrefix("{"))
        #expect(try FlowProcess("render", "a", "-o", "-").output.hasPrefix("╭"))
        for name in ["picture", "a.png"] {
            try expectEqual(
                FlowProcess("render", "a", "--format", "svg", "-o", folder.path(name)).exitCode, 0)
            #expect(try String(contentsOf: folder.url(name), encoding: .utf8).hasPrefix("<?xml"))
        }
    }

    /// It may be a file of the shell's, which others write to, too.
    @Test func theDeviceOfStandardOutputIsNotReplaced() throws {
        let flow = try FlowProcess("render", "a", "--format", "json", "-o", "/dev/stdout")
        #expect(flow.output.hasPrefix("{"))
        expectEqual(flow.exitCode, 0)
    }

    /// Its name says nothing about the format.
    @Test func aDeviceIsWritten() throws {
        try expectEqual(FlowProcess("render", "a", "-o", "/dev/null").exitCode, 0)
    }

    @Test(arguments: ["png", "pdf"])
    func aTerminalGetsNoBinary(format: String) throws {
        let flow = try FlowProcess(
            ["render", "a", "--format", format], terminal: PseudoTerminal(columns: 80, rows: 24))
        expectEqual(flow.output, "")
        #expect(
            flow.errors.contains("--format \(format): a terminal cannot show it; name a file with --output"))
        expectEqual(flow.exitCode, 64)
    }

    @Test func aTerminalIsToldWhatIsAwaited() throws {
        for (arguments, awaited) in [(["render"], "words, one a line"), (["arrange"], "JSON")] {
            let flow = try FlowProcess(arguments, typing: "[]")
            #expect(flow.errors.hasPrefix("flow: reading \(awaited) from the terminal; end with Ctrl-D\n"))
        }
        try expectEqual(FlowProcess("render", input: "a").errors, "")
    }

    @Test func blankWordsAreSkipped() throws {
        let words = try FlowProcess("render", "", " a ", " ", "b")
        try expectEqual(words.output, FlowProcess("render", input: "\n a \n \nb").output)
        let none = try FlowProcess("render", "", " ")
        #expect(none.errors.hasPrefix("flow: expected"))
        expectEqual(none.exitCode, 65)
    }

    @Test(arguments: ["svg", "png", "pdf"])
    func charactersWithoutAGlyphAreMentionedOnce(format: String) throws {
        // The last of all characters is one that no font has.
        let flow = try FlowProcess(
            ["render", "a", "b\u{10FFFD}", "c\u{10FFFD}", "--format", format], redirection: ">/dev/null")
        expectEqual(
            flow.errors,
            "flow: warning: no font has all characters of \"b\u{10FFFD}\" and 1 more; these are drawn as boxes. The "
                + "Noto fonts have most: on Debian, fonts-noto-core and fonts-noto-cjk\n")
        expectEqual(flow.exitCode, 0)
        try expectEqual(
            FlowProcess(["render", "a", "--format", format], redirection: ">/dev/null").errors, "")
    }

    @Test func withoutAnyFontNothingIsDrawn() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try "<fontconfig/>".write(to: folder.url("fonts.conf"), atomically: false, encoding: .utf8)
        let flow = try FlowProcess(
            ["render", "swift", "--format", "svg"], by: "env FONTCONFIG_FILE=\(folder.path("fonts.conf"))")
        expectEqual(flow.errors, "flow: no font is installed: on Debian, `apt install fonts-inter`\n")
        expectEqual(flow.exitCode, 65)
        expectEqual(flow.output, "")
        // Text needs none.
        let text = try FlowProcess(
            ["render", "swift"], by: "env FONTCONFIG_FILE=\(folder.path("fonts.conf"))")
        #expect(text.output.contains("│ swift │"))
    }
}
