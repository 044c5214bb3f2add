import ArgumentParser
import FlowEngine

struct Arrange: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Arranges items of known sizes: JSON in, JSON out.",
        discussion: """
            Examples:

              flow arrange cases.json
              echo '{"width": 90, "items": [{"width": 50, "height": 20}]}' | flow arrange
              flow arrange --lines < questions.jsonl > answers.jsonl

            Reads one case, an object, or many, an array of objects:

              {"width": 300, "itemAlignment": "center",
               "items": [{"width": 50, "height": 20},
                         {"width": 70.5, "height": 30, "firstBaseline": 22}]}

            Writes one answer, or an array of them in the same order:

              {"frames":[{"height":20,"width":50,"x":0,"y":5}, ...],
               "lines":[{"end":2,"height":30,"start":0,"width":128.5,"x":0,"y":0}],
               "size":{"height":30,"width":128.5}}

            A line holds the items from start up to, but not including, end.

            With an itemSeparator, the answer has "itemSeparators", and with a
            lineSeparator "lineSeparators": arrays of frames. With maxLines or maxItems, it
            has "shown", the number of items with frames. The last items are hidden or, if
            priorities hide others, those in "hidden", an array of indices. "overflow" is
            the frame of the overflow item, if there is one. Its line counts it as one more
            item, in the place of the last hidden one.

            Keys of a case. All but items may be left out or null:

            \(help(ArrangeCase.keys))

            Keys of a scaling. All but thickness may be left out or null:

            \(help(FlowScaling.keys))

            Keys of an item. All but width and height, or picture, may be left out or null:

            \(help(ArrangeItem.keys))

            Lengths are in points. Sizes cannot be negative, but spacings can. A length
            above 4294967296 counts as that. One bad case fails the whole call.

            With --lines, each line of the input is such a question, and is answered by a
            line as soon as it is read. A bad one is answered by null, and explained on
            standard error; the others are still answered, and the exit code is 65.

            arrange.md explains the keys, and how to translate CSS, whose values are also
            accepted; arrange.schema.json is the JSON Schema. They are in Documentation,
            and installed in share/doc/flow.
            """)

    @Argument(
        help: "A JSON file; - is standard input, the default.",
        completion: .file(extensions: ["json", "jsonl"]))
    var file: String?

    @Flag(help: "Read JSON Lines, as from a file named .jsonl.")
    var lines = false

    private static func help<Owner>(_ keys: [Key<Owner>]) -> String {
        keys.flatMap(\.helpLines).joined(separator: "\n")
    }

    func run() throws {
        let input = Input(path: file)
        if lines || file?.lowercased().hasSuffix(".jsonl") == true {
            try answerLines(of: input)
        } else {
            do {
                try Output.standardOutput.write(input.parsed(by: ArrangeQuestion.init).answer())
            } catch let failure as Failure where failure.lineOfSecondValue ?? 1 > 1 {
                throw Failure(failure.reason, "\(failure.message) (use --lines to read one value a line)")
            }
        }
    }

    private func answerLines(of input: Input) throws {
        var badLines = 0
        try input.forEachLine(awaiting: "JSON, one value a line") { line, number in
            guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { return }
            var answer = Array("null\n".utf8)
            do {
                answer = try input.parsed(line, fromLine: number, by: ArrangeQuestion.init).answer()
            } catch let error as Failure {
                error.report()
                badLines += 1
            }
            try Output.standardOutput.write(answer)
        }
        if badLines > 0 {
            throw Failure(.badData, "\(input.name): bad lines: \(badLines), each answered by null")
        }
    }
}
