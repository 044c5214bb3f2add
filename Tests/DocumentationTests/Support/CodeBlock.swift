import Foundation

/// A piece of Swift code in an article or in the comment of a declaration.
struct CodeBlock {
    /// The file that shows it, from the folder of the package on.
    let file: String
    /// The line of its first line of code.
    let line: Int
    let lines: [String]

    /// Whether these lines stand in a source, one directly below the other, however they are indented.
    func stands(in source: String) -> Bool {
        "\n\(source.foldingWhitespace)\n".contains(
            "\n\(lines.joined(separator: "\n").foldingWhitespace)\n")
    }

    /// The values that comments behind the code state, in order.
    var statedValues: [String] {
        lines.compactMap { line in
            line.range(of: "// ").map { String(line[$0.upperBound...]) }
        }
    }
}

extension CodeBlock {
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

    /// The comments of a source that document declarations, and empty lines for all others.
    static func documentation(of source: String) -> String {
        source.components(separatedBy: "\n").map { line in
            let line = line.trimmingCharacters(in: .whitespaces)
            return line.hasPrefix("///") ? String(line.dropFirst(3)) : ""
        }
        .joined(separator: "\n")
    }
}

extension String {
    /// The same lines without blank ones, indentation and alignment.
    fileprivate var foldingWhitespace: String {
        components(separatedBy: "\n")
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            .filter { !$0.isEmpty }
            .joined(separator: "\n")
    }
}
