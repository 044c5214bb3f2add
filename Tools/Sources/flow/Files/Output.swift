import SystemPackage

/// Where a command writes its answer.
enum Output {
    case standardOutput
    case file(OutputFile)

    /// No path, or `-`, is standard output. So is its device: it may be a file, but one that the shell has opened, and
    /// that others may write to.
    init(path: String?) {
        switch path {
        case nil, "-", "/dev/stdout": self = .standardOutput
        case let path?: self = .file(OutputFile(path: path))
        }
    }

    /// How messages call it.
    var name: String {
        switch self {
        case .standardOutput: "standard output"
        case .file(let file): file.path
        }
    }

    var isTerminal: Bool {
        switch self {
        case .standardOutput: FileDescriptor.standardOutput.isTerminal
        case .file: false
        }
    }

    /// Writes what a closure hands over piece by piece.
    func write(_ produce: (@escaping ByteWriter) throws -> Void) throws {
        switch self {
        case .standardOutput:
            try produce { bytes in
                do {
                    try FileDescriptor.standardOutput.writeAll(bytes)
                } catch {
                    throw Failure(.cannotWrite, "standard output: cannot be written: \(error)")
                }
            }
        case .file(let file): try file.write(produce)
        }
    }

    func write(_ bytes: [UInt8]) throws {
        try write { writer in try bytes.withUnsafeBytes(writer) }
    }
}

/// Takes the next bytes of an answer.
typealias ByteWriter = (UnsafeRawBufferPointer) throws -> Void
