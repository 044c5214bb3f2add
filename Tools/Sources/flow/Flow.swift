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

    /// In place of the parser's own `main()`, which exits with 1 whatever a command's failure was.
    static func main() {
        do {
            try checkCommand(CommandLine.arguments.dropFirst().first)
            var command = try parseAsRoot()
            try command.run()
        } catch let failure as Failure {
            StandardError.write("flow: \(failure.message)\n")
            Foundation.exit(failure.reason.rawValue)
        } catch {
            exit(withError: error)
        }
    }

    /// The parser would call a word that is no command an unexpected argument, and count those after it.
    private static func checkCommand(_ word: String?) throws {
        let names = configuration.subcommands.map { $0._commandName } + ["help"]
        guard let word, !word.hasPrefix("-"), !names.contains(word) else { return }
        let nearest = names.min { $0.editDistance(to: word) < $1.editDistance(to: word) }
        guard let nearest, nearest.editDistance(to: word) <= max(nearest.count, word.count) / 2 else {
            throw ValidationError(
                "Unknown command '\(word)', expected one of \(names.joined(separator: ", "))")
        }
        throw ValidationError("Unknown command '\(word)'. Did you mean '\(nearest)'?")
    }
}

extension String {
    /// The fewest characters to insert, delete, replace or exchange with the next one, to get another text.
    func editDistance(to other: String) -> Int {
        let (a, b) = (Array(self), Array(other))
        var rows = [Array(0...b.count)]
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var distance = Swift.min(
                    rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    distance = Swift.min(distance, rows[i - 1][j - 1] + 1)
                }
                row.append(distance)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
