// SwiftUI's own macros serve a Mac.
#if os(Linux)
    import Foundation
    import Expectations
    import Testing

    /// What the macros assume of the compiler, which talks to them in JSON that nobody documents. That they expand is
    /// what `EntryTests` and `PreviewTests` compile.
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

        @Test func theMacrosSayWhichProtocolTheySpeak() throws {
            let result = try #require(
                try answer(to: #"{"getCapability": {"capability": {"protocolVersion": 7}}}"#)[
                    "getCapabilityResult"] as? [String: Any])
            expectEqual(result["capability"] as? [String: Int], ["protocolVersion": 7])
        }

        @Test func aVariableBecomesAKey() throws {
            func expansion(_ role: String) throws -> String {
                try self.expansion(
                    #"""
                    {"expandAttachedMacro": {"macroRole": "\#(role)",
                    "declSyntax": {"source": "@Entry var accent = 1 // usual"}}}
                    """#
                ).source
            }
            try expectEqual(
                expansion("peer"),
                """
                private struct __Key_accent: PortableUI.EnvironmentKey { static let defaultValue = 1 // usual
                }
                """)
            try expectEqual(
                expansion("accessor"),
                """
                get {
                    self[__Key_accent.self]
                }
                set {
                    self[__Key_accent.self] = newValue
                }
                """)
        }

        @Test func aPreviewBecomesNothing() throws {
            let result = try expansion(#"{"expandFreestandingMacro": {"macroRole": "declaration"}}"#)
            #expect(result.source == "" && result.errors == [])
        }

        @Test(arguments: [
            #"{"expandAttachedMacro": {"declaration": "@Entry var accent = 1"}}"#,
            #"{"expandAttachedMacro": {"macroRole": "peer", "declSyntax": {"text": "@Entry var accent = 1"}}}"#,
            #"{"expandMacro": {}}"#,
        ])
        func anotherProtocolIsAnError(message: String) throws {
            let result = try expansion(message)
            expectEqual(result.source, "")
            expectEqual(result.errors.first?.contains("do not understand the compiler"), true)
        }
    }
#endif
