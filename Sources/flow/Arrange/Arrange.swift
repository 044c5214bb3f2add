import ArgumentParser
import FlowEngine

struct Arrange: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Arranges items of known sizes: JSON in, JSON out.",
        discussion: """
            Reads one case, an object, or many, an array of objects:

              {"width": 300, "itemAlignment": "center",
               "items": [{"width": 50, "height": 20},
                         {"width": 70.5, "height": 30, "firstBaseline": 22}]}

            Writes one answer, or an array of them in the same order:

              {"frames":[{"height":20,"width":50,"x":0,"y":5}, …],
               "lines":[{"end":2,"height":30,"start":0,"width":128.5,"x":0,"y":0}],
               "size":{"height":30,"width":128.5}}

            A line holds the items from start up to, but not including, end.

            Keys of a case, of which all but items may be left out or null:

              items          width, height, firstBaseline and lastBaseline of each;
                             a baseline that is left out is the height
              axis           \(FlowAxis.names); default horizontal
              width          where lines of a horizontal flow break; default nowhere
              height         where lines of a vertical flow break; default nowhere
              itemSpacing    between items of a line; default 8
              lineSpacing    between lines; default 8
              lineAlignment  \(FlowLineAlignment.names); default leading;
                             in a vertical flow leading means top
              itemAlignment  top, center, bottom, firstTextBaseline or
                             lastTextBaseline; default top; in a vertical flow
                             top means leading, and text has no baselines
              columns        \(FlowColumns.names); default natural
              direction      \(FlowDirection.names); default leftToRight

            Lengths are in points. Sizes must not be negative, spacings may be. What is
            larger than 4294967296 counts as that. One bad case fails the whole call.
            """)

    @Argument(help: "A JSON file; none, or -, is standard input.", completion: .file(extensions: ["json"]))
    var file: String?

    func run() throws {
        let cases = try Input(path: file).decoded(ArrangeCases.self)
        try StandardOutput.write(cases.answer())
    }
}
