import Foundation

/// What a command reads: a file, or standard input.
struct Input {
    /// `nil` is standard input.
    let path: String?

    /// No path, or `-`, is standard input.
    init(path: String?) {
        self.path = path == "-" ? nil : path
    }

    /// How messages call it.
    var name: String { path ?? "standard input" }

    /// Reads all of it, but for a byte order mark.
    func bytes() throws(Failure) -> [UInt8] {
        let bytes = try allBytes()
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(byteOrderMark.count)) : bytes
    }

    private func allBytes() throws(Failure) -> [UInt8] {
        do {
            guard let path else { return try Descriptor.standardInput.readToEnd() }
            let file = try Descriptor(opening: path, O_RDONLY)
            defer { file.close() }
            return try file.readToEnd()
        } catch {
            throw Failure(.noInput, "\(name): cannot be read: \(error)")
        }
    }
}
