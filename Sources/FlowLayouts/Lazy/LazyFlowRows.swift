/// The elements of a lazy flow as the rows of a lazy stack: a row for each line where sizes are known, else one for each
/// block of lines.
///
/// The row of a line has the identity of its first element. So most rows keep theirs when elements come and go, because only
/// few lines then begin with another element. While an element is dragged, all of them keep theirs.
struct LazyFlowRows<Data: RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
    /// How elements are divided into rows.
    enum Division {
        case lines(EditableFlow)
        /// All blocks but the last one have so many elements.
        case blocks(Int)
    }

    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private var division: Division
    private let reversesLines: Bool
    /// What has been moved in the rows, but not in the data, and the lines before that.
    private(set) var move: FlowMove?
    private var unmoved: EditableFlow?

    init(data: Data, id: KeyPath<Data.Element, ID>, division: Division, reversesLines: Bool) {
        self.data = data
        self.id = id
        self.division = division
        self.reversesLines = reversesLines
    }

    var startIndex: Int { 0 }
    var endIndex: Int {
        switch division {
        case .lines(let flow): flow.lineCount
        case .blocks(let length): (data.count + length - 1) / length
        }
    }

    subscript(position: Int) -> LazyFlowRow<ID> {
        let number = reversesLines ? endIndex - 1 - position : position
        return LazyFlowRow(
            id: id(ofRow: number), number: number, range: range(ofRow: number), isFirst: isFirst(number),
            isLast: position == endIndex - 1)
    }

    /// Whether no row comes before one.
    func isFirst(_ number: Int) -> Bool { number == (reversesLines ? endIndex - 1 : 0) }

    /// The lines, if sizes are known.
    var lines: EditableFlow? {
        if case .lines(let flow) = division { flow } else { nil }
    }

    // MARK: Rows

    private func range(ofRow number: Int) -> Range<Int> {
        switch division {
        case .lines(let flow): flow.itemRange(ofLine: number)
        case .blocks(let length): number * length..<Swift.min((number + 1) * length, data.count)
        }
    }

    /// The number of the row of an element, if there are rows.
    func row(of index: Int) -> Int? {
        switch division {
        case .lines(let flow): index < flow.count ? flow.lineIndex(ofItem: index) : nil
        case .blocks(let length): index < data.count ? index / length : nil
        }
    }

    func id(ofRow number: Int) -> LazyFlowRow<ID>.ID {
        guard let flow = unmoved ?? lines, number < flow.lineCount else { return .number(number) }
        return .first(value(at: flow.itemRange(ofLine: number).lowerBound)[keyPath: id])
    }

    /// Whether a row is one of these.
    func contains(_ row: LazyFlowRow<ID>) -> Bool {
        row.number < endIndex && range(ofRow: row.number) == row.range && id(ofRow: row.number) == row.id
    }

    // MARK: Elements

    var elementCount: Int { data.count }

    func elements(of row: LazyFlowRow<ID>) -> [LazyFlowElement<Data.Element, ID>] {
        row.range.map(element)
    }

    /// The element at a place on the lines.
    func element(at index: Int) -> LazyFlowElement<Data.Element, ID> {
        let number = move?.source(of: index) ?? index
        let value = value(at: number)
        return LazyFlowElement(id: value[keyPath: id], index: index, number: number, value: value)
    }

    /// The id of an element by its number in the data.
    func id(ofElement number: Int) -> ID? {
        number < data.count ? value(at: number)[keyPath: id] : nil
    }

    /// The size that an element has where sizes are known.
    func size(at index: Int) -> FlowSize? { lines?[index].size }

    private func value(at number: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: number)]
    }

    /// The number of the first element with an id, or, if elements are views, of the first view to which it was given. O(n).
    func number<Target: Hashable>(of target: Target) -> Int? {
        if let target = target as? ID, let index = data.firstIndex(where: { $0[keyPath: id] == target }) {
            return data.distance(from: data.startIndex, to: index)
        }
        let views = data as? _VariadicView.Children
        return views?.firstIndex { $0.id(as: Target.self) == target }
    }

    /// The rows in which an element has another place. O(n/200), or as an edit of the flow.
    func moving(_ move: FlowMove) -> LazyFlowRows {
        guard move.source < data.count, move.destination < data.count else { return self }
        var rows = self
        rows.move = move
        if var flow = lines {
            rows.unmoved = flow
            flow.move(from: move.source, to: move.offset)
            rows.division = .lines(flow)
        }
        return rows
    }
}

struct LazyFlowRow<ElementID: Hashable>: Identifiable {
    /// Not the id of an element: views inside the row have those.
    enum ID: Hashable {
        case first(ElementID)
        case number(Int)
    }

    let id: ID
    /// Counts rows in the order of their elements.
    let number: Int
    /// The indices of its elements.
    let range: Range<Int>
    /// Whether no row comes before it, and whether none comes after it.
    let isFirst, isLast: Bool
}

struct LazyFlowElement<Value, ID: Hashable>: Identifiable {
    let id: ID
    /// Its place on the lines.
    let index: Int
    /// Its place in the data.
    let number: Int
    let value: Value
}
