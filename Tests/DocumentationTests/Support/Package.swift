import Foundation

/// The files of the package that these tests read.
enum Package {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The screens of the example app.
    static let screens = "Examples/Sources/Gallery/Screens"

    static func text(of file: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
    }

    static func path(of file: String) -> String { root.appendingPathComponent(file).path }

    static func hasFile(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }

    /// The path of what a page links to.
    static func path(_ target: String, besides page: String) -> String {
        (page.split(separator: "/").dropLast() + [target[...]]).joined(separator: "/")
    }

    /// The files with an extension in a folder and its subfolders, in order.
    static func files(in folder: String, withExtension pathExtension: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
        return (paths?.allObjects ?? []).compactMap { $0 as? String }
            .filter { $0.hasSuffix(".\(pathExtension)") }
            .map { "\(folder)/\($0)" }
            .sorted()
    }

    /// All Swift code that a reader sees, in articles and in doc comments.
    static func codeBlocks() throws -> [CodeBlock] {
        let folders = ["Sources", "PortableUI"]
        let articles =
            ["README.md", "CONTRIBUTING.md"] + folders.flatMap { files(in: $0, withExtension: "md") }
        let sources = folders.flatMap { files(in: $0, withExtension: "swift") }
        return try articles.flatMap { CodeBlock.blocks(in: try text(of: $0), of: $0) }
            + sources.flatMap { source in
                CodeBlock.blocks(in: CodeBlock.documentation(of: try text(of: source)), of: source)
            }
    }
}
