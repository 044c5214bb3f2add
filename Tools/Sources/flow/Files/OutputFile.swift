import Foundation

/// A file that a command writes whole or not at all.
struct OutputFile {
    let path: String

    /// Replaces what the file holds, or creates it.
    ///
    /// If that fails, or a signal interrupts it, an older file is as it was, and no new one is left behind.
    /// Devices and pipes are written as they are, for there is nothing to replace.
    func write(_ bytes: [UInt8]) throws(Failure) {
        // Standard output may be a file, but it is the shell's: others write to it, too.
        if path == "/dev/stdout" {
            return try StandardOutput.write(bytes)
        }
        guard let existing = FileStatus(of: path) else {
            return try replace(nil, with: bytes)
        }
        switch existing.kind {
        case .regular: try replace(existing, with: bytes)
        case .directory: throw cannotCreate(SystemError(EISDIR))
        case .special: try writeInPlace(bytes)
        }
    }

    private func writeInPlace(_ bytes: [UInt8]) throws(Failure) {
        let file: Descriptor
        do {
            file = try Descriptor(opening: path, O_WRONLY)
        } catch {
            throw cannotCreate(error)
        }
        defer { file.close() }
        do {
            try file.write(bytes)
        } catch {
            throw cannotWrite(error)
        }
    }

    private func replace(_ existing: FileStatus?, with bytes: [UInt8]) throws(Failure) {
        try Interruption.putOff { () throws(Failure) in
            try replace(existing) { file throws(SystemError) in
                // Piece by piece, so that a slow disk does not keep a signal waiting.
                let pieceCount = 65_536
                for start in stride(from: 0, to: bytes.count, by: pieceCount) {
                    try Interruption.check()
                    try file.write(Array(bytes[start...].prefix(pieceCount)))
                }
            }
        }
    }

    /// Fills a new file beside the old one and then gives it the old one's name, in one step.
    func replace(
        _ existing: FileStatus?, filling fill: (Descriptor) throws(SystemError) -> Void
    ) throws(Failure) {
        let destination: String
        let temporary: String
        let file: Descriptor
        do throws(SystemError) {
            // The new file would not need the old one's permission, so that has to be asked for.
            if existing != nil, access(path, W_OK) != 0 { throw SystemError() }
            destination = try OutputFile.followLinks(from: path)
            let name = ".flow-\(UInt64.random(in: 0 ... .max)).tmp"
            temporary = OutputFile.path(name, relativeTo: destination)
            file = try Descriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL)
        } catch {
            throw cannotCreate(error)
        }
        defer { file.close() }
        do throws(SystemError) {
            try fill(file)
            existing?.copyOwnerAndPermissions(to: file)
            try file.synchronize()
            try Interruption.check()
            guard rename(temporary, destination) == 0 else { throw SystemError() }
        } catch {
            unlink(temporary)
            throw cannotWrite(error)
        }
    }

    /// The path that is left when symbolic links are followed: links stay, what they lead to changes.
    private static func followLinks(from path: String) throws(SystemError) -> String {
        var path = path
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        for _ in 0..<40 {
            let count = readlink(path, &buffer, buffer.count)
            guard count > 0 else { return path }
            let target = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
            path = OutputFile.path(target, relativeTo: path)
        }
        throw SystemError(ELOOP)
    }

    /// A path as seen from the folder of another file.
    private static func path(_ path: String, relativeTo file: String) -> String {
        guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
        return file[...slash] + path
    }

    private func cannotCreate(_ error: SystemError) -> Failure {
        Failure(.cannotCreate, "\(path): cannot be created: \(error)")
    }

    private func cannotWrite(_ error: SystemError) -> Failure {
        Failure(.cannotWrite, "\(path): cannot be written: \(error)")
    }
}
