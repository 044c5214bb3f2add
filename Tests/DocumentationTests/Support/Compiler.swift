import Foundation

/// The Swift compiler, and the modules that these tests are built with.
struct Compiler {
    private let modules = Bundle.main.bundlePath

    /// What a program prints that is linked with a module and libraries of the system.
    func output(of source: String, linking module: String, and libraries: [String]) throws -> String {
        try inFolder { folder in
            let file = folder.appendingPathComponent("main.swift")
            try source.write(to: file, atomically: true, encoding: .utf8)
            // Objects of files that are no more stay there, too.
            let objects = Package.files(in: "Sources/\(module)", withExtension: "swift")
                .map { "\(modules)/\(module).build/\(URL(fileURLWithPath: $0).lastPathComponent).o" }
            let program = folder.appendingPathComponent("program").path
            let linked = try Self.run(
                ["swiftc", "-swift-version", "6", "-I", "\(modules)/Modules", file.path, "-o", program]
                    + objects + libraries.map { "-l\($0)" })
            return try linked.faults.contains("error:") ? linked.faults : Self.run([program]).output
        }
    }

    private func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    private static func run(_ arguments: [String]) throws -> (output: String, faults: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let (output, faults) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, faults)
        try process.run()
        func text(_ pipe: Pipe) -> String {
            String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        let texts = (text(output), text(faults))
        process.waitUntilExit()
        return texts
    }
}
