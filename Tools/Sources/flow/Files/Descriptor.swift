import Foundation

/// An open file as the system sees it.
struct Descriptor {
    static let standardInput = Descriptor(number: 0)
    static let standardOutput = Descriptor(number: 1)
    static let standardError = Descriptor(number: 2)

    let number: Int32

    private init(number: Int32) {
        self.number = number
    }

    /// Opens a file. New ones get the permissions that the user's mask leaves.
    init(opening path: String, _ flags: Int32) throws(SystemError) {
        number = open(path, flags | O_CLOEXEC, 0o666)
        guard number >= 0 else { throw SystemError() }
    }

    var isTerminal: Bool { isatty(number) == 1 }

    func readToEnd() throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(number, &chunk, chunk.count)
            if count > 0 {
                bytes.append(contentsOf: chunk[..<count])
            } else if count == 0 {
                return bytes
            } else if errno != EINTR {
                throw SystemError()
            }
        }
    }

    func write(_ bytes: [UInt8]) throws(SystemError) {
        var start = 0
        while start < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Foundation.write(number, buffer.baseAddress.map { $0 + start }, buffer.count - start)
            }
            if count >= 0 {
                start += count
            } else if errno != EINTR {
                throw SystemError()
            }
        }
    }

    /// Waits until what was written is on the disk. Some file systems tell only here that it has no room.
    func synchronize() throws(SystemError) {
        guard fsync(number) == 0 else { throw SystemError() }
    }

    func close() {
        _ = Foundation.close(number)
    }
}

/// What the last system call said was wrong.
struct SystemError: Error, CustomStringConvertible {
    let number: Int32

    init(_ number: Int32 = errno) {
        self.number = number
    }

    var description: String { String(cString: strerror(number)) }
}
