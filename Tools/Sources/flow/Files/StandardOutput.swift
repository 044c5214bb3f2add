/// Where a command's answer goes unless it is told a file.
enum StandardOutput {
    static func write(_ bytes: [UInt8]) throws(Failure) {
        do {
            try Descriptor.standardOutput.write(bytes)
        } catch {
            throw Failure(.cannotWrite, "standard output: cannot be written: \(error)")
        }
    }
}
