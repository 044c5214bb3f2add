import Foundation
import SystemPackage

extension FileDescriptor {
    var isTerminal: Bool { isatty(rawValue) == 1 }
}
