import Foundation
import Testing

/// A `flow` that runs from one system call to the next, and is sent a signal between two of them.
struct TracedFlow {
    enum End: Equatable {
        case exit(Int32)
        case signal(Int32)
    }

    private let process: pid_t

    /// Starts `flow`, with signals doing what they do by default.
    ///
    /// - Parameter ignored: The name of a signal that it ignores, as under `nohup`, or nothing.
    init(_ arguments: [String], ignoring ignored: String) throws {
        // A test may run on a thread that blocks signals, and under a shell that ignores some.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (all, none) = (sigset_t(), sigset_t())
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        // It waits until it is traced.
        let script = (ignored.isEmpty ? "" : "trap '' \(ignored); ") + "kill -STOP $$; exec \"$0\" \"$@\""
        let words = try ["sh", "-c", script, FlowProcess.executable.path] + arguments
        let pointers = words.map { strdup($0) }
        defer { pointers.forEach { free($0) } }
        var process: pid_t = 0
        try #require(posix_spawn(&process, "/bin/sh", nil, &attributes, pointers + [nil], environ) == 0)
        self.process = process
        _ = try wait()
        try Trace.seize.request(process)
        kill(process, SIGCONT)
    }

    /// Runs it until something is true between two system calls, at the latest until it ends.
    func run(until isReached: () throws -> Bool) throws {
        while true {
            let status = try wait()
            try #require(status & 0x7F == 0x7F, "it ended with status \(status)")
            if try isReached() { return }
            // Signals are handed on. A trap is its stop at a system call, and a stop has an event beside it.
            let (signal, event) = (status >> 8 & 0xFF, status >> 16)
            try Trace.resume.request(process, signal == SIGTRAP || event != 0 ? 0 : signal)
        }
    }

    /// Sends it a signal, lets it run and waits for its end.
    func end(by signal: Int32) throws -> End {
        kill(process, signal)
        try Trace.detach.request(process)
        let status = try wait()
        return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }

    /// What `waitpid` says once it has stopped or ended.
    private func wait() throws -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, WUNTRACED) != process {
            try #require(errno == EINTR)
        }
        return status
    }
}

/// What to ask of `ptrace`, by its numbers in <sys/ptrace.h>.
private enum Trace: Int {
    /// Runs on to the next beginning or end of a system call.
    case resume = 24
    case detach = 17
    /// Traces a process, which is to end with the tests.
    case seize = 0x4206

    func request(_ process: pid_t, _ signal: Int32 = 0) throws {
        // Swift does not import C functions with a variable number of arguments.
        typealias Function = @convention(c) (Int, Int, Int, Int) -> Int
        let symbol = try #require(dlsym(nil, "ptrace"))
        let endsWithTests = 0x10_0000
        let data = self == .seize ? endsWithTests : Int(signal)
        try #require(
            unsafeBitCast(symbol, to: Function.self)(rawValue, Int(process), 0, data) == 0,
            "\(self): \(String(cString: strerror(errno)))")
    }
}
