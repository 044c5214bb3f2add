import Foundation

/// Where OpenSwiftUI placed the parts of random views: of every other one, and for `Scripts/exhaust opinions` of all.
struct Answers {
    struct Answer {
        /// Says which view it was placed.
        let checksum: Substring
        /// `nil` where that implementation stopped.
        let places: [Place]?
    }

    /// What the random views were made from.
    private(set) var seeds: [UInt64] = []
    private var answers: [UInt64: Answer] = [:]

    /// - Parameters:
    ///   - kind: Its file has lines of a number, a checksum, and places or `stops`.
    ///   - numbersPerSeed: Where views change, as many numbers belong to a seed, one for each step.
    init(of kind: String, numbersPerSeed: UInt64) throws {
        let takesAll = ProcessInfo.processInfo.environment["OPINIONS"] == "all"
        for line in try unzipped("Answers/\(kind).txt.gz").split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, let number = UInt64(parts[0]) else { continue }
            let seed = number / numbersPerSeed
            guard takesAll || seed.isMultiple(of: 2) else { continue }
            let places = parts[2] == "stops" ? nil : parts[2].split(separator: "; ").compactMap { Place($0) }
            answers[number] = Answer(checksum: parts[1], places: places)
            if seeds.last != seed { seeds.append(seed) }
        }
    }

    subscript(number: UInt64) -> Answer? { answers[number] }

    /// Four digits for the name of a view: FNV-1a.
    static func checksum(of name: String) -> String {
        let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let digits = String((hash ^ (hash >> 16)) & 0xFFFF, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}

/// Views that are placed elsewhere for a reason, by their number.
func knownDifferences(of kind: String) throws -> [UInt64: Substring] {
    let lines = try String(contentsOf: folder.appending(path: "Differences.txt"), encoding: .utf8)
        .split(separator: "\n").map { $0.split(separator: " ", maxSplits: 2) }
    let known = lines.filter { $0.count == 3 && $0[0] == kind }
        .compactMap { parts in UInt64(parts[1]).map { ($0, parts[2]) } }
    return Dictionary(uniqueKeysWithValues: known)
}

private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

private func unzipped(_ path: String) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gunzip", "--stdout", folder.appending(path: path).path]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
}
