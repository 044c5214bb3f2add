import ArgumentParser
import Foundation

@main
struct Flow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flow",
        abstract: "Arranges things one after another in lines, like words in a paragraph.",
        discussion: """
            Exit codes: 0 done, 64 wrong usage, 65 bad data, 66 input that cannot be read, 73 a file that \
            cannot be created, 74 output that cannot be written.
            """,
        subcommands: [Render.self, Arrange.self])

    /// In place of the parser's own `main()`, which exits with 1 whatever a command's failure was.
    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch let failure as Failure {
            StandardError.write("flow: \(failure.message)\n")
            Foundation.exit(failure.reason.rawValue)
        } catch {
            exit(withError: error)
        }
    }
}
