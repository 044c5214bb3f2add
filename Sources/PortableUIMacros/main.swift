import Foundation

// The macro `#Preview`, as a program that the compiler talks to. Every macro here expands to nothing, so there is no
// syntax to read, and no need for swift-syntax.
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

func write(_ answer: String) throws {
    let length = UInt64(answer.utf8.count).littleEndian
    try FileHandle.standardOutput.write(contentsOf: withUnsafeBytes(of: length) { Data($0) })
    try FileHandle.standardOutput.write(contentsOf: Data(answer.utf8))
}

// The compiler takes its leave with an empty message.
while let header = try read(8), let message = try read(header.reversed().reduce(0) { $0 << 8 | Int($1) }),
    !message.isEmpty
{
    let names = try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
    try write(
        names["getCapability"] == nil
            ? #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#
            : #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
}
