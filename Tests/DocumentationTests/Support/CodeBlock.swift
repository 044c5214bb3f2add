import Foundation

/// A block of Swift code in an article or a doc comment.
struct CodeBlock {
    /// The path of the file it is in, relative to the package.
    let file: String
    /// The number of its first line of code.
    let line: Int
    let lines: [String]

    /// Whether a source contains these lines consecutively, ignoring indentation and blank lines.
    func appears(in source: String) -> Bool {
        "\n\(source.foldingWhitespace)\n".contains(
            "\n\(lines.joined(separator: "\n").foldingWhitespace)\n")
    }

    /// The same, without the imports that it begins with.
    var withoutImports: CodeBlock {
        CodeBlock(file: file, line: line, lines: Array(lines.drop { $0.isEmpty || $0.hasPrefix("import ") }))
    }
}

extension CodeBlock {
    /// The block that begins at some line, such as `README.md:8`, if it is compiled here.
    init?(named name: String) {
        guard let text = Documentation.blocks[name], let colon = name.lastIndex(of: ":"),
            let line = Int(name[colon...].dropFirst())
        else { return nil }
        self.init(file: String(name[..<colon]), line: line, lines: text.components(separatedBy: "\n"))
    }

    /// The blocks of a text that are marked as Swift, in order.
    static func blocks(in text: String, of file: String) -> [CodeBlock] {
        var blocks: [CodeBlock] = []
        var open: (line: Int, lines: [String])?
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            let fence = line.trimmingCharacters(in: .whitespaces)
            if let block = open {
                if fence == "```" {
                    blocks.append(CodeBlock(file: file, line: block.line, lines: block.lines))
                    open = nil
                } else {
                    open?.lines.append(line)
                }
            } else if fence == "```swift" {
                open = (index + 2, [])
            }
        }
        return blocks
    }

    /// The doc comments of a source, with an empty line for every other line.
    static func documentation(of source: String) -> String {
        source.components(separatedBy: "\n").map { line in
            let line = line.trimmingCharacters(in: .whitespaces)
            return line.hasPrefix("///") ? String(line.dropFirst(3)) : ""
        }
        .joined(separator: "\n")
    }
}

extension String {
    /// The same lines without blank lines, indentation and alignment.
    fileprivate var foldingWhitespace: String {
        components(separatedBy: "\n")
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            .filter { !$0.isEmpty }
            .joined(separator: "\n")
    }
}
