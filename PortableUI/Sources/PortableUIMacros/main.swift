import Foundation

// The macros `#Preview` and `@Entry`, as a program that the compiler talks to. The first expands to nothing, and for the
// second it is enough to look for a name, a type and a value, so there is no need for swift-syntax.
//
// A message in either direction is its length, 8 bytes with the lowest first, and an object in JSON whose only key is
// its name.

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

/// What an attached macro expands to.
func expansion(_ request: [String: Any]) -> String {
    func source(_ key: String) -> String? { (request[key] as? [String: Any])?["source"] as? String }
    let contexts = request["lexicalContext"] as? [[String: Any]] ?? []
    let context = source("parentDeclSyntax") ?? contexts.first?["source"] as? String ?? ""
    guard let entry = source("declSyntax").flatMap({ Entry(variable: $0, extension: context) }) else {
        return ""
    }
    return request["macroRole"] as? String == "accessor" ? entry.accessors : entry.key
}

// The compiler takes its leave with an empty message.
while let header = try read(8), let message = try read(header.reversed().reduce(0) { $0 << 8 | Int($1) }),
    !message.isEmpty
{
    let names = try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
    let answer: [String: Any]
    if names["getCapability"] != nil {
        answer = ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    } else {
        let source = (names["expandAttachedMacro"] as? [String: Any]).map(expansion) ?? ""
        answer = ["expandMacroResult": ["expandedSource": source, "diagnostics": [String]()]]
    }
    try write(JSONSerialization.data(withJSONObject: answer))
}
