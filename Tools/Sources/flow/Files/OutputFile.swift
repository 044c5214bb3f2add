import Foundation
import SystemPackage

/// A file that a command writes whole or not at all.
struct OutputFile {
    let path: String

    /// Replaces what the file holds, or creates it.
    ///
    /// If that fails, or a signal interrupts it, an older file stays as it was, and no new one is left.
    /// Devices and pipes are written as they are, for there is nothing to replace. So are files that may be written but
    /// not replaced: in another's folder, and where a file is mounted by itself.
    ///
    /// - Parameter produce: Hands over the bytes piece by piece.
    func write(_ produce: (@escaping ByteWriter) throws -> Void) throws {
        let existing = try existing()
        switch existing?.type {
        case nil, .regular: try replace(existing, producing: produce)
        case .directory: throw cannotCreate(.isDirectory)
        default: try writeInPlace(produce)
        }
    }

    /// Whether a folder is in its place.
    var isFolder: Bool { (try? existing())?.type == .directory }

    /// Whether it is a device or a pipe, whose name says nothing about what is written to it.
    var isDevice: Bool { ![nil, .regular, .directory].contains((try? existing())?.type) }

    /// What is there already; `nil` if nothing is.
    private func existing() throws -> Stat? {
        do {
            return try Stat(FilePath(path))
        } catch Errno.noSuchFileOrDirectory {
            return nil
        } catch {
            throw cannotCreate(error)
        }
    }

    private func writeInPlace(_ produce: (@escaping ByteWriter) throws -> Void) throws {
        let file: FileDescriptor
        do {
            file = try FileDescriptor.open(path, .writeOnly, options: .closeOnExec)
        } catch let error as Errno {
            throw cannotCreate(error)
        }
        try file.closeAfter {
            try produce { bytes in
                do {
                    try file.writeAll(bytes)
                } catch let error as Errno {
                    throw cannotWrite(error)
                }
            }
        }
    }

    /// Fills a new file in the same folder, and then gives it the old one's name in one step.
    private func replace(_ existing: Stat?, producing produce: (@escaping ByteWriter) throws -> Void) throws {
        let replacement = try Replacement(of: self, existing)
        defer { replacement.end() }
        try produce(replacement.write)
        try replacement.takePlace()
    }

    fileprivate func cannotCreate(_ error: Errno) -> Failure {
        Failure(.cannotCreate, "\(path): cannot be created: \(error)")
    }

    fileprivate func cannotWrite(_ error: Errno) -> Failure {
        Failure(.cannotWrite, "\(path): cannot be written: \(error)")
    }
}

/// A new file that takes the place of an old one when it is complete.
///
/// It is created with its first bytes. From then on, signals are put off.
private final class Replacement {
    private let output: OutputFile
    private let existing: Stat?
    private let destination: FilePath
    private let temporary: FilePath
    private var file: FileDescriptor?
    private var hasTakenPlace = false
    /// Whether the file is the old one, as no other can be created beside it.
    private var isInPlace = false

    init(of output: OutputFile, _ existing: Stat?) throws {
        self.output = output
        self.existing = existing
        do {
            // Replacing a file needs no permission to write it, so that is checked.
            if existing != nil, access(output.path, W_OK) != 0 { throw Errno(rawValue: errno) }
            destination = try FilePath(output.path).followingLinks()
        } catch let error as Errno {
            throw output.cannotCreate(error)
        }
        temporary = destination.sibling(named: ".flow-\(UInt64.random(in: 0 ... .max)).tmp")
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws {
        let file = try openedFile()
        do {
            // Piece by piece, so that a slow disk does not keep a signal waiting.
            var rest = bytes[...]
            while !rest.isEmpty {
                try Interruption.check()
                let piece = rest.prefix(65_536)
                try file.writeAll(piece)
                rest = rest.dropFirst(piece.count)
            }
        } catch let error as Errno {
            throw output.cannotWrite(error)
        }
    }

    /// Gives the file the old one's owner, permissions and name.
    func takePlace() throws {
        let file = try openedFile()
        do {
            if let existing {
                // Only root can give files away; everyone else's new file stays their own.
                _ = fchown(file.rawValue, existing.userID.rawValue, existing.groupID.rawValue)
                _ = fchmod(file.rawValue, existing.permissions.rawValue & 0o777)
            }
            // Some file systems tell only here that they have no space.
            guard fsync(file.rawValue) == 0 else { throw Errno(rawValue: errno) }
            try Interruption.check()
            guard !isInPlace else { return }
            if rename(temporary.string, destination.string) == 0 {
                hasTakenPlace = true
            } else {
                guard existing != nil else { throw Errno(rawValue: errno) }
                try copy()
            }
        } catch let error as Errno {
            throw output.cannotWrite(error)
        }
    }

    /// Closes the file, removes it unless it has taken its place, and lets signals through.
    func end() {
        guard let file else { return }
        try? file.close()
        if !hasTakenPlace, !isInPlace { unlink(temporary.string) }
        Interruption.end()
    }

    private func openedFile() throws -> FileDescriptor {
        if let file { return file }
        Interruption.putOff()
        do {
            let new = try FileDescriptor.open(
                temporary, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
                // What the user's mask leaves of these.
                permissions: [.ownerReadWrite, .groupReadWrite, .otherReadWrite])
            file = new
            return new
        } catch let error as Errno {
            if existing != nil, let old = try? openedDestination() {
                (file, isInPlace) = (old, true)
                return old
            }
            Interruption.end()
            throw output.cannotCreate(error)
        }
    }

    private func openedDestination() throws -> FileDescriptor {
        try FileDescriptor.open(destination, .writeOnly, options: [.truncate, .closeOnExec])
    }

    /// Writes what the new file holds into the old one.
    private func copy() throws {
        let (source, target) = try (FileDescriptor.open(temporary, .readOnly), openedDestination())
        defer { for file in [source, target] { try? file.close() } }
        var piece = [UInt8](repeating: 0, count: 65_536)
        while case let count = try piece.withUnsafeMutableBytes({ try source.read(into: $0) }), count > 0 {
            try target.writeAll(piece[..<count])
        }
    }
}

extension FilePath {
    /// The path that is left when symbolic links are followed: links stay, what they lead to changes.
    fileprivate func followingLinks() throws -> FilePath {
        var path = self
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        for _ in 0..<40 {
            let count = readlink(path.string, &buffer, buffer.count)
            guard count > 0 else { return path }
            let target = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
            path = path.removingLastComponent().pushing(FilePath(target))
        }
        throw Errno.tooManySymbolicLinkLevels
    }

    fileprivate func sibling(named name: String) -> FilePath {
        removingLastComponent().appending(name)
    }
}
