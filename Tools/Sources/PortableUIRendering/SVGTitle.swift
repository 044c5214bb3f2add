/// The title of an SVG document: its name for a screen reader.
struct SVGTitle {
    /// The element, which is the first in the document.
    let element: String

    init(_ title: String) {
        let characters = title.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\t", "\n", "\r": " "
            // XML has no other control characters, and not these two.
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
            default: String(scalar)
            }
        }
        element = "<title>\(characters.joined())</title>"
    }

    /// A writer that puts the title into a document of Cairo, which cannot write one.
    func inserting(into write: @escaping PictureWriter) -> PictureWriter {
        let mark = Array("<svg ".utf8)
        var start: [UInt8] = []
        var isInserted = false
        return { bytes in
            guard !isInserted else { return try write(bytes) }
            // The root element's tag may come in pieces.
            start += bytes
            guard let root = start.firstRange(of: mark),
                let end = start[root.upperBound...].firstIndex(of: UInt8(ascii: ">"))
            else { return }
            isInserted = true
            start.insert(contentsOf: Array("\n\(element)".utf8), at: end + 1)
            try start.withUnsafeBytes(write)
            start = []
        }
    }
}
