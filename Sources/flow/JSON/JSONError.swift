/// What is wrong with a JSON text, and where.
struct JSONError: Error, CustomStringConvertible {
    var place: JSONPlace
    var message: String
    /// Counted from 1; columns in characters.
    var line: Int
    var column: Int

    var description: String {
        let path = place.path
        return "line \(line), column \(column): " + (path.isEmpty ? "" : "\(path): ") + message
    }
}

/// A value's place in a JSON text: how many bytes precede it, and the keys and indices that lead to it.
struct JSONPlace {
    enum Step {
        case key(String)
        case index(Int)
    }

    var offset = 0
    var steps: [Step] = []

    /// For example `[2].items[3].width`.
    var path: String {
        var path = ""
        for step in steps {
            switch step {
            case .key(let key): path += path.isEmpty ? key : ".\(key)"
            case .index(let index): path += "[\(index)]"
            }
        }
        return path
    }
}
