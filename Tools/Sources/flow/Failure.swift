/// Why a command stops: a message for standard error, and its exit code.
struct Failure: Error {
    /// The exit codes of `sysexits.h`. The argument parser exits with its 64 for wrong usage.
    enum Reason: Int32 {
        case badData = 65
        case noInput = 66
        case cannotCreate = 73
        case cannotWrite = 74
    }

    var reason: Reason
    /// Names the file and the place in it, and says what was expected there.
    var message: String
    /// The line where another value follows the first one of a JSON text, as where lines are values or words, if that is why.
    var lineOfSecondValue: Int?

    init(_ reason: Reason, _ message: String) {
        self.reason = reason
        self.message = message
    }

    /// Writes the message.
    func report() {
        StandardError.write("flow: \(message)\n")
    }
}
