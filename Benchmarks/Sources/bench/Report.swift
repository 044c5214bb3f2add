import Foundation
import Reporting

/// What `bench` measured: for the terminal, and for a page of the documentation.
@MainActor
struct Report {
    let tables: String
    /// The tables of the page, which are fewer.
    let page: String
    let verdicts: [Verdict]

    /// Prints the tables and the verdicts. If the command's argument is a page, writes the tables of the page:
    /// `bench Performance.md`.
    func publish() throws {
        print(tables, terminator: "\n\n")
        for verdict in verdicts { print(verdict) }
        guard CommandLine.arguments.count > 1 else { return }
        try write(toPage: URL(fileURLWithPath: CommandLine.arguments[1]))
    }

    /// Replaces what comes after the line that says who writes it.
    private func write(toPage url: URL) throws {
        let mark = "<!-- What follows is written by Scripts/bench. -->"
        let own = try String(contentsOf: url, encoding: .utf8).components(separatedBy: mark)[0]
        try "\(own)\(mark)\n\n\(page)\n".write(to: url, atomically: true, encoding: .utf8)
    }
}
