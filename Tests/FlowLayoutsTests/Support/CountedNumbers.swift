/// Numbers that count how often they are looked at. They have no storage to compare but what they refer to.
struct CountedNumbers: RandomAccessCollection {
    final class Log { var count = 0 }

    var endIndex = 100_000
    let log = Log()

    var startIndex: Int { 0 }

    subscript(position: Int) -> Int {
        log.count += 1
        return position
    }
}
