import ArgumentParser
import Foundation

@main
struct Flow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flow",
        abstract: "Arranges things in lines, like words in a paragraph.",
        discussion: """
            Examples:

              flow render swift layout "tag cloud"
              flow render -i words.txt -o cloud.png --scale 2
              flow arrange cases.json

            Exit codes: 0 done, 64 wrong usage, 65 bad data, 66 input that cannot be read, 73 a file \
            that cannot be created, 74 output that cannot be written.
            """,
        version: "0.1.0",
        subcommands: [Render.self, Arrange.self])

    /// In place of the parser's own `main()`, which exits with 1 whatever a command's failure was, and says more than
    /// what was wrong.
    static func main() {
        do {
            try checkCommands(CommandLine.arguments.dropFirst())
            var command = try parseAsRoot()
            try command.run()
        } catch let failure as Failure {
            failure.report()
            Foundation.exit(failure.reason.rawValue)
        } catch  where exitCode(for: error) == .validationFailure {
            StandardError.write("flow: \(usageMessage(for: error))\n")
            Foundation.exit(ExitCode.validationFailure.rawValue)
        } catch {
            // What the parser answers itself, such as help.
            exit(withError: error)
        }
    }

    /// The parser's message like those of `Failure`, and where to find help.
    private static func usageMessage(for error: any Error) -> String {
        var message = message(for: error)
        message = message.prefix(1).lowercased() + message.dropFirst()
        message.replace(
            /\. Please provide one of (?:the following:)?(?<names>[^.]*)/,
            with: { ": expected one of \(names(in: $0.names))" })
        message.replace(
            /value to be set with flag ('.*') had already been set with flag ('.*')/,
            with: { "\($0.2) and \($0.1) cannot be used together" })
        // A range may end a message, too.
        if message.hasSuffix("."), !message.hasSuffix("...") { message.removeLast() }
        let word = CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") }
        let command = configuration.subcommands.first { $0._commandName == word }
        if command is Render.Type, message.hasPrefix("unknown option") {
            message += message.hasSuffix("?") ? " " : ". "
            message += "If it is not an option, put -- before it."
        }
        if command is Arrange.Type, message.contains("unexpected argument") {
            message += ". Words are for 'flow render'."
        }
        if command is Arrange.Type, message.contains(/^unknown option '(-o|--out)/) {
            message += ". 'flow arrange' writes to standard output: use > out.json."
        }
        let help = (["flow"] + [command?._commandName].compactMap { $0 } + ["--help"]).joined(separator: " ")
        return "\(message)\nSee '\(help)' for more information."
    }

    /// The names of a list that the parser has made: in quotation marks, or one a line.
    private static func names(in list: some StringProtocol) -> String {
        list.split { "', \n".contains($0) }.filter { $0 != "and" && $0 != "or" && $0 != "-" }
            .joined(separator: ", ")
    }

    /// The parser would call a word that is no command an unexpected argument, and count those after it. It would
    /// answer a question for help with such a word by other help.
    private static func checkCommands(_ arguments: ArraySlice<String>) throws {
        let names = configuration.subcommands.map { $0._commandName } + ["help"]
        for word in arguments.prefix(arguments.first == "help" ? 2 : 1) {
            guard !word.hasPrefix("-"), !names.contains(word) else { continue }
            let advice = word.nearest(of: names).map { ". Did you mean '\($0)'?" }
            throw ValidationError(
                "unknown command '\(word)'\(advice ?? ", expected one of \(names.joined(separator: ", "))")")
        }
        if arguments.first == "help", let word = arguments.dropFirst(2).first {
            throw ValidationError("unexpected argument '\(word)' after the command to help with")
        }
    }
}
