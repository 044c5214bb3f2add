import Foundation

/// What the system knows about a file that exists.
struct FileStatus {
    enum Kind {
        case regular
        case directory
        /// A device, a pipe or a socket.
        case special
    }

    private let status: stat

    /// Follows symbolic links. `nil` where there is no file, or none that can be asked about.
    init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.status = status
    }

    var kind: Kind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .regular
        case S_IFDIR: .directory
        default: .special
        }
    }

    /// Only root can give files away; everyone else's new file stays their own.
    func copyOwnerAndPermissions(to file: Descriptor) {
        _ = fchown(file.number, status.st_uid, status.st_gid)
        _ = fchmod(file.number, status.st_mode & 0o777)
    }
}
