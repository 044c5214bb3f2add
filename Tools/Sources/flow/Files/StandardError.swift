import SystemPackage

/// Where a command writes messages.
enum StandardError {
    static func write(_ text: String) {
        // There is nowhere left to report a failure.
        _ = try? FileDescriptor.standardError.writeAll(Array(text.utf8))
    }

    static func warn(_ text: String) { write("flow: warning: \(text)\n") }
}
