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

            With an itemSeparator the answer has itemSeparators, and with a lineSeparator
            lineSeparators: arrays of frames. With maxLines it has shown, the number of
            leading items that have frames, and overflow, the frame of the overflow item
            if there is one. Its line counts that as one more item.

            Keys of a case. All but items may be left out or null:

              items             see below
              axis              \(FlowAxis.names); default horizontal
              width             where lines of a horizontal flow break; default
                                nowhere
              height            where lines of a vertical flow break; default nowhere
              sizing            \(FlowSizing.names): as long as the longest line or as
                                the space; default hug
              itemSpacing       between items of a line; default 8
              lineSpacing       between lines; default 8
              itemSeparator     the length of separators between items of a line,
                                with the spacing on both sides; default none
              lineSeparator     the thickness of separators between lines, likewise
              lineAlignment     \(FlowLineAlignment.names); default leading;
                                in a vertical flow leading means top
              distribution      of the space on a line: natural, the default,
                                justified, spaceBetween, spaceAround, spaceEvenly
              lastLine          of the space on the last line, also before a forced
                                break: likeOthers, the default; grows, whose items
                                grow but are not spread; natural, with neither
              itemAlignment     top, the default, center, bottom, stretch,
                                firstTextBaseline, lastTextBaseline; in a vertical
                                flow top means leading, and text has no baselines
              lineDistribution  of the space across, which is the height of a
                                horizontal flow and the width of a vertical one:
                                start, center, end, stretch, spaceBetween,
                                spaceAround, spaceEvenly; by default that length
                                does not count
              equalizesLines    true makes all lines as thick as the thickest
              scaling           of lines, so that they fill the flow as rows of photos do:
                                an object with the thickness that they aim at, and a
                                minThickness and maxThickness; default none
              lineBreaking      \(FlowLineBreaking.names); default greedy
              shrinksBeforeBreaking
                                true lets items shrink before a line ends
              maxItemsPerLine   1 or more; default as many as fit
              minLines          1 or more: the fewest lines, balanced if there would
                                be fewer; default 1
              maxLines          1 or more: the most lines; default as many as it takes
              overflow          the size of an item that ends the last line if
                                maxLines hides others: an object with width and
                                height, or an array of them for 1, 2, 3 ... hidden
                                items, the last for more; default none
              columns           natural, the default; uniform, as wide as the widest
                                item; or a number, 1 or more, of equal columns
              direction         \(FlowDirection.names); default leftToRight
              reversesItems     true begins each line at its other end
              reversesLines     true begins with the line at the other side

            Keys of an item. All but width and height, or picture, may be left out or null:

              width, height  its size
              picture        in their place, a PNG or JPEG file, as large as its pixels
              firstBaseline, lastBaseline
                             distances from its top; default its height
              grow, shrink   its share of the space that its line leaves or lacks;
                             default 0
              minLength      its least length along the line; default 0
              maxLength      its largest length along the line; default none
              priority       the highest grow first and shrink last; default 0
              alignment      in place of the case's itemAlignment
              breaksBefore   true begins a line with it
              breaksAfter    true begins a line with the next item
              avoidsBreakBefore
                             true ends no line before it: it goes to the next one
                             together with the item before
              direction      the direction in which it is read: neighbors that are read
                             against the case's direction are in their own order;
                             default that of the case
              keepsSize      true keeps its size where lines are scaled
              fillsLine      true gives it a line of its own, all of which it takes

            Lengths are in points. Sizes cannot be negative, but spacings can. A length
            above 4294967296 counts as that. One bad case fails the whole call.

            With --lines, each line of the input is one of these questions, and is
            answered by a line as soon as it is read: by null if it is bad, which standard
            error explains. The others are answered all the same, and the exit code is 65
            in the end.

            arrange.md explains the keys, and how to translate CSS, whose values are also
            accepted; arrange.schema.json is the JSON Schema. They are in Documentation,
            and installed in share/doc/flow.
            """)

    @Argument(
        help: "A JSON file; none, or -, is standard input.", completion: .file(extensions: ["json", "jsonl"]))
    var file: String?

    @Flag(help: "Read JSON Lines, as from a file named .jsonl.")
    var lines = false

    func run() throws {
        let input = Input(path: file)
        if lines || file?.lowercased().hasSuffix(".jsonl") == true {
            try answerLines(of: input)
        } else {
            do {
                try Output.standardOutput.write(input.parsed(by: ArrangeQuestion.init).answer())
            } catch let failure as Failure
                where failure.message.hasSuffix(JSONScanner.goesOn)
                && !failure.message.hasPrefix("\(input.name): line 1,")
            {
                throw Failure(
                    failure.reason, "\(failure.message) (--lines takes the input as one value a line)")
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
