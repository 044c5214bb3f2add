import SystemPackage

/// Where a command tells what is not its answer.
enum StandardError {
    static func write(_ text: String) {
        // Nowhere is left to tell that this fails.
        _ = try? FileDescriptor.standardError.writeAll(Array(text.utf8))
    }
}
