import Foundation

/// A folder of a test's own.
struct TemporaryFolder {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: false)
    }

    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: root.path).sorted() }
    }

    func url(_ name: String) -> URL { root.appendingPathComponent(name) }

    func path(_ name: String) -> String { url(name).path }

    func newFile(_ name: String) throws -> FileHandle {
        try Data().write(to: url(name))
        return try FileHandle(forWritingTo: url(name))
    }

    func remove() {
        try? FileManager.default.removeItem(at: root)
    }
}
