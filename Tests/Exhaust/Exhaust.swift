// Compares all small flows with the naive arrangement, on all cores, for `Scripts/exhaust`. The tests take a part of them.

@testable import NaiveFlows

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

@main struct Exhaust {
    static func main() async {
        let names = CommandLine.arguments.dropFirst()
        if let unknown = names.first(where: { name in !FlowFamily.all.contains { $0.name == name } }) {
            say("exhaust: there is no family '\(unknown)' among \(FlowFamily.all.map(\.name))\n", to: 2)
            exit(64)
        }
        let families = FlowFamily.all.filter { names.isEmpty || names.contains($0.name) }
        var progress = Progress(total: families.reduce(0) { $0 + $1.count })
        var all = Findings()
        for family in families {
            let findings = await compare(family, &progress)
            all.add(findings)
            guard let fault = findings.fault else { continue }
            progress.clear()
            say(
                "\(family.name): \(findings.faultCount) of \(findings.count) differ. The smallest:\n\(fault)\n\n"
            )
        }
        progress.clear()
        let result = all.faultCount == 0 ? "all as expected" : "\(all.faultCount) differ"
        say(
            "exhaust: \(all.count) arrangements, \(all.editedCount) of them edited, in \(progress.seconds) s: "
                + "\(result)\n")
        if all.faultCount > 0 { exit(1) }
    }

    /// Each task compares some lists, and another one follows it.
    private static func compare(_ family: FlowFamily, _ progress: inout Progress) async -> Findings {
        let listsPerTask = max(100_000 / family.settings.count, 1)
        var starts = stride(from: 0, to: family.listCount, by: listsPerTask).makeIterator()
        return await withTaskGroup(of: (flows: Int, Findings).self) { group in
            func addTask() {
                guard let start = starts.next() else { return }
                let lists = start..<min(start + listsPerTask, family.listCount)
                group.addTask { (lists.count * family.settings.count, family.compare(lists: lists)) }
            }
            for _ in 0..<coreCount { addTask() }
            var findings = Findings()
            for await (flows, part) in group {
                addTask()
                findings.add(part)
                progress.advance(by: flows, in: family.name)
            }
            return findings
        }
    }

    private static var coreCount: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
}

/// A bar in a terminal, or a line every ten seconds.
private struct Progress {
    let total: Int
    private var done = 0
    private let isTerminal = isatty(2) == 1
    private let start = ContinuousClock.now
    private var next = ContinuousClock.now

    init(total: Int) {
        self.total = total
        if !isTerminal { next = start + .seconds(10) }
    }

    var seconds: Int { Int((ContinuousClock.now - start).components.seconds) }

    mutating func advance(by count: Int, in name: String) {
        done += count
        let now = ContinuousClock.now
        guard now >= next else { return }
        next = now + (isTerminal ? .milliseconds(100) : .seconds(10))
        let percent = done * 100 / total
        if isTerminal {
            let bar = String(repeating: "█", count: percent * 4 / 10)
            let rest = String(repeating: "·", count: 40 - percent * 4 / 10)
            say(
                "\r\(bar)\(rest) \(percent)% \(done / 1_000_000) million, \(seconds) s: \(name)\u{1B}[K",
                to: 2)
        } else {
            say("exhaust: \(percent)%, \(done) flows in \(seconds) s: \(name)\n", to: 2)
        }
    }

    func clear() {
        if isTerminal { say("\r\u{1B}[K", to: 2) }
    }
}

/// Writes at once, also into a file.
private func say(_ text: String, to file: Int32 = 1) {
    var text = text
    text.withUTF8 { _ = write(file, $0.baseAddress, $0.count) }
}
