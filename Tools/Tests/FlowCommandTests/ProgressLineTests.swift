import Expectations
import Testing

@testable import flow

/// The line shows only on a terminal, after half a second, ten times a second, and then goes.
@Suite struct ProgressLineTests {
    private final class Terminal {
        var now = ContinuousClock.now
        var shown: [String] = []

        func line(isTerminal: Bool) -> ProgressLine {
            ProgressLine(
                "Measuring", of: 9, isTerminal: isTerminal, now: { self.now }, show: { self.shown.append($0) }
            )
        }
    }

    @Test func longWorkIsShownAndThenErased() {
        let terminal = Terminal()
        var line = terminal.line(isTerminal: true)
        for done in 0..<9 {
            line.update(done: done)
            terminal.now += .milliseconds(90)
        }
        line.finish()
        line.update(done: 9)
        line.finish()
        // At 540 ms, and again once 100 ms have gone by: 720 ms. Six and eight of nine.
        expectEqual(
            terminal.shown,
            [
                "\r\u{1B}[KMeasuring: 66%", "\r\u{1B}[KMeasuring: 88%", "\r\u{1B}[K",
            ])
    }

    @Test func aNewKindOfWorkReplacesTheOldOne() {
        let terminal = Terminal()
        var line = terminal.line(isTerminal: true)
        terminal.now += .milliseconds(500)
        // A text may be measured more than once.
        line.update(done: 10)
        line.begin("Drawing", of: 20)
        line.update(done: 1)
        terminal.now += .milliseconds(100)
        line.update(done: 2)
        line.finish()
        expectEqual(
            terminal.shown,
            [
                "\r\u{1B}[KMeasuring: 100%", "\r\u{1B}[KDrawing: 10%", "\r\u{1B}[K",
            ])
    }

    /// Neither short work on a terminal nor any in a file.
    @Test(arguments: [(true, .milliseconds(499)), (false, .seconds(60))] as [(Bool, Duration)])
    func nothingElseIsShown(isTerminal: Bool, duration: Duration) {
        let terminal = Terminal()
        var line = terminal.line(isTerminal: isTerminal)
        terminal.now += duration
        line.update(done: 8)
        line.finish()
        expectEqual(terminal.shown, [])
    }
}
