/// The lines of a lazy flow as the rows of a lazy stack.
///
/// A row has the identity of its first element. So most rows keep theirs when elements come and go, because only few
/// lines then begin with another element. While an element is dragged, all of them keep theirs.
struct LazyFlowRows<Data: RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private(set) var flow: EditableFlow
    /// What has been moved in the flow, but not in the data.
    private(set) var move: FlowMove?
    /// The flow before that, and the line in it that the element was on.
    private var unmoved: (flow: EditableFlow, line: Int)?

    init(data: Data, id: KeyPath<Data.Element, ID>, flow: EditableFlow) {
        self.data = data
        self.id = id
        self.flow = flow
    }

    var startIndex: Int { 0 }
    var endIndex: Int { Swift.max(flow.lineCount, (unmoved?.line ?? -1) + 1) }

    subscript(position: Int) -> LazyFlowRow<ID> {
        let reversesLines = flow.options.reversesLines
        let line = reversesLines ? endIndex - 1 - position : position
        let isEmpty = line >= flow.lineCount
        return LazyFlowRow(
            id: rowID(ofLine: line), line: line,
            range: isEmpty ? flow.count..<flow.count : flow.itemRange(ofLine: line),
            isLast: isEmpty || line == (reversesLines ? 0 : flow.lineCount - 1))
    }

    /// The id of the row of a line.
    func rowID(ofLine line: Int) -> LazyFlowRow<ID>.ID {
        let named = unmoved?.flow ?? flow
        guard line < named.lineCount else { return .line(line) }
        return .first(value(at: named.itemRange(ofLine: line).lowerBound)[keyPath: id])
    }

    /// Whether a row is one of these.
    func contains(_ row: LazyFlowRow<ID>) -> Bool {
        row.line < flow.lineCount && flow.itemRange(ofLine: row.line) == row.range
            && rowID(ofLine: row.line) == row.id
    }

    /// The elements on a row, and after them one that has been moved away from it.
    func elements(of row: LazyFlowRow<ID>) -> [LazyFlowElement<Data.Element, ID>] {
        var elements = row.range.map(element)
        if let move, row.line == unmoved?.line, !row.range.contains(move.destination) {
            var moved = element(at: move.destination)
            moved.isAway = true
            elements.append(moved)
        }
        return elements
    }

    /// The element at a place on the lines.
    func element(at index: Int) -> LazyFlowElement<Data.Element, ID> {
        let number = move?.source(of: index) ?? index
        let value = value(at: number)
        return LazyFlowElement(id: value[keyPath: id], index: index, number: number, value: value)
    }

    private func value(at number: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: number)]
    }

    /// The index of the first element with an id. O(n).
    func item(of target: ID) -> Int? {
        data.firstIndex { $0[keyPath: id] == target }.map { data.distance(from: data.startIndex, to: $0) }
    }

    /// The rows in which an element has another place, as long as it is there. O(n/200), or as an edit of the flow.
    ///
    /// - Parameter flow: The flow of these rows, in which more sizes may be known.
    func moving(_ move: FlowMove, in flow: EditableFlow) -> LazyFlowRows {
        guard move.source < flow.count, move.destination < flow.count else { return self }
        var rows = self
        rows.move = move
        rows.unmoved = (flow, flow.lineIndex(ofItem: move.source))
        rows.flow = flow
        rows.flow.move(move)
        return rows
    }
}

struct LazyFlowRow<ElementID: Hashable>: Identifiable {
    /// Not the id of an element: views inside the row have those.
    enum ID: Hashable {
        case first(ElementID)
        /// For a line that there is only while an element is dragged.
        case line(Int)
    }

    let id: ID
    /// The index of its line.
    let line: Int
    /// The indices of its elements. There are none if the only one has been moved away.
    let range: Range<Int>
    /// Whether no row comes after it.
    let isLast: Bool
}

struct LazyFlowElement<Value, ID: Hashable>: Identifiable {
    let id: ID
    /// Its place on the lines.
    let index: Int
    /// Its place in the data.
    let number: Int
    let value: Value
    /// Whether its place is on another line for now, as it is dragged. Its view stays where the gesture has begun, which
    /// would end with it.
    var isAway = false
}

extension EditableFlow {
    /// Moves an item. If it has to begin a line, that stays where it is: the item after it does so instead.
    fileprivate mutating func move(_ move: FlowMove) {
        var item = self[move.source]
        if item.traits.breaksBefore, move.source + 1 < count {
            var next = self[move.source + 1]
            next.traits.breaksBefore = true
            replace(at: move.source + 1, with: next)
        }
        if item.traits.breaksBefore {
            item.traits.breaksBefore = false
            replace(at: move.source, with: item)
        }
        self.move(from: move.source, to: move.offset)
    }
}
