import Foundation

// The macro `#Preview`, as a program that the compiler talks to. It expands to nothing, so there is no need for
// swift-syntax.
//
// A message in either direction is its length, 8 bytes with the lowest first, and an object in JSON whose only key is
// its name. `MacroProtocolTests` has all that is assumed of them.

/// The next bytes from the compiler, or `nil` at the end.
func read(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
        guard let next = try FileHandle.standardInput.read(upToCount: count - data.count), !next.isEmpty
        else { return nil }
        data += next
    }
    return data
}

func write(_ answer: Data) throws {
    let length = UInt64(answer.count).littleEndian
    try FileHandle.standardOutput.write(contentsOf: withUnsafeBytes(of: length) { Data($0) })
    try FileHandle.standardOutput.write(contentsOf: answer)
}

func answer(to message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
        return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    }
    if message["expandFreestandingMacro"] != nil { return expansion("") }
    return expansion(
        "",
        error: """
            PortableUI's macro does not understand the compiler, which sent “\(message.keys.joined())”. It was written \
            for Swift 6.2. Leave out the preview, or update PortableUI.
            """)
}

func expansion(_ source: String, error: String? = nil) -> [String: Any] {
    let diagnostics = error.map { error in
        [
            "message": error, "severity": "error", "position": ["fileName": "", "offset": 0],
            "highlights": [String](), "notes": [String](), "fixIts": [String](),
        ] as [String: Any]
    }
    return ["expandMacroResult": ["expandedSource": source, "diagnostics": diagnostics.map { [$0] } ?? []]]
}

// The compiler takes its leave with an empty message.
while let header = try read(8), let message = try read(header.reversed().reduce(0) { $0 << 8 | Int($1) }),
    !message.isEmpty
{
    let request = try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
    try write(JSONSerialization.data(withJSONObject: answer(to: request)))
}
