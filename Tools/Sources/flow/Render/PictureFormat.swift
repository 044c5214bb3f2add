import ArgumentParser

/// What `flow render` can write. A file's ending is the case's name.
enum PictureFormat: String, CaseIterable, ExpressibleByArgument {
    case png
    case svg
    case pdf
    case txt
    case json

    /// Whether a terminal cannot show it.
    var isBinary: Bool { self == .png || self == .pdf }

    /// The format of a file, by the ending of its name.
    init?(path: String) {
        guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
        self.init(rawValue: path[dot...].dropFirst().lowercased())
    }

    /// All endings, as messages list them.
    static var endings: String {
        allCases.map { ".\($0)" }.joined(separator: ", ")
    }
}
