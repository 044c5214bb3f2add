/// A case in the form that the browser is given.
struct Question: Encodable {
    var flex: FlexCase
    var construction: FlexCase.Construction
    /// The container's length along its lines, in 1/64 px.
    var main: Double
    /// Its length across; `nil` to let the browser find it.
    var cross: Double?

    /// - Parameter answer: The engine's. The browser is given the length of a flow that hugs its lines,
    ///   and the width of columns, which browsers do not make as wide as the columns they hold.
    init(_ flex: FlexCase, engine answer: FlexAnswer) {
        self.flex = flex
        construction = flex.construction
        let isColumn = flex.has(.column)
        let reported = (
            main: isColumn ? answer.height : answer.width, cross: isColumn ? answer.width : answer.height
        )
        main = flex.has(.hugs) ? reported.main : flex.space.map(Double.init) ?? reported.main
        cross = flex.across.map(Double.init) ?? (isColumn ? reported.cross : nil)
    }
}

extension FlexCase {
    /// What boxes the browser builds.
    enum Construction: String, Encodable {
        case flex, grid, lines, text
    }

    var construction: Construction {
        if isText { return .text }
        if columns != nil { return .grid }
        let hasBreaks = items.contains { $0.breaksBefore ?? false || $0.breaksAfter ?? false }
        // Others would share the line of an item that hugging made space for.
        let hugsTooMuch = has(.hugs) && space.map(sticksOut) ?? false
        let isComposed =
            justify == .justified || has(.equalLines) || has(.wrapsByMinimum) || maxItems != nil || hasBreaks
            || hugsTooMuch || lastLine != nil
        return isComposed ? .lines : .flex
    }

    /// Whether the longest line is longer than the space.
    func sticksOut(of space: Int) -> Bool {
        var flex = self
        flex.flags.append(.hugs)
        let size = flex.engineAnswer().answer
        return (has(.column) ? size.height : size.width) > Double(space)
    }
}
