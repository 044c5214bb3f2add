// SwiftUI's own macros serve a Mac.
#if os(Linux)
    import Foundation
    import Expectations
    import Testing

    /// What the macro assumes of the compiler, which talks to it in JSON that nobody documents. That it expands is what
    /// `PreviewTests` compile.
    @Suite struct MacroProtocolTests {
        /// What the program answers to a message.
        private func answer(to message: String) throws -> [String: Any] {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
                .deletingLastPathComponent().appendingPathComponent("PortableUIMacros-tool")
            let (input, output) = (Pipe(), Pipe())
            process.standardInput = input
            process.standardOutput = output
            try process.run()
            let length = withUnsafeBytes(of: UInt64(message.utf8.count).littleEndian) { Data($0) }
            input.fileHandleForWriting.write(length + Data(message.utf8))
            try input.fileHandleForWriting.close()
            let answer = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            try #require(answer.count > 8)
            return try #require(
                try JSONSerialization.jsonObject(with: answer.dropFirst(8)) as? [String: Any])
        }

        private func expansion(_ message: String) throws -> (source: String, errors: [String]) {
            let result = try #require(try answer(to: message)["expandMacroResult"] as? [String: Any])
            let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
            return (
                try #require(result["expandedSource"] as? String),
                diagnostics.compactMap { $0["message"] as? String }
            )
        }

        @Test func theMacroSaysWhichProtocolItSpeaks() throws {
            let result = try #require(
                try answer(to: #"{"getCapability": {"capability": {"protocolVersion": 7}}}"#)[
                    "getCapabilityResult"] as? [String: Any])
            expectEqual(result["capability"] as? [String: Int], ["protocolVersion": 7])
        }

        @Test func aPreviewBecomesNothing() throws {
            let result = try expansion(#"{"expandFreestandingMacro": {"macroRole": "declaration"}}"#)
            #expect(result.source == "" && result.errors == [])
        }

        @Test func anotherProtocolIsAnError() throws {
            let result = try expansion(#"{"expandMacro": {}}"#)
            expectEqual(result.source, "")
            expectEqual(result.errors.first?.contains("does not understand the compiler"), true)
        }
    }
#endif
