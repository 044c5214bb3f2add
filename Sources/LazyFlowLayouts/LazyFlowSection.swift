import FlowEditing

/// Elements of a lazy flow that begin with a line of their own, after a header if there are headers: what the flow is given,
/// and what it remembers of that.
///
/// A flow that knew the types of its elements would be code for all of its parts in every app, also in those that have none.
/// The views that it makes of one element have the same type each time, so they keep their state and are compared as ever.
final class LazyFlowSection {
    let id: AnyHashable
    let header: (() -> AnyView)?
    let count: Int
    /// The size of each view, or about that; `nil` if each element tells.
    let size: FlowSize?
    let isEstimated: Bool
    private let data: Any
    private let idOfElement: (Int) -> AnyHashable
    private let viewOfElement: (Int) -> AnyView
    private let sizesOfElements: (Range<Int>) -> [FlowSize]
    private let numberOfID: (any Hashable) -> Int?
    private let isCopy: (Any) -> Bool

    // What is remembered: each evaluation makes sections anew, which take it over.
    /// The sizes of all elements, if each tells its own.
    private var sizes: [FlowSize] = []
    private var lines: LazyFlowLines?
    /// The options that the lines follow, without the lengths of separators.
    private var options = FlowOptions()
    /// The same lines while an element is dragged.
    private var moved: (move: FlowMove, lines: LazyFlowLines)?
    private var versions = 0

    /// - Parameters:
    ///   - id: Tells the section from the others.
    ///   - data: The elements.
    ///   - elementID: Their ids.
    ///   - size: How large their views are.
    ///   - content: Makes the view of an element.
    ///   - header: Makes what comes before the section.
    init<Data: RandomAccessCollection>(
        id: AnyHashable = 0, _ data: Data, id elementID: KeyPath<Data.Element, some Hashable>,
        size: LazyFlowItemSize<Data.Element>, content: @escaping (Data.Element) -> some View,
        header: (() -> AnyView)? = nil
    ) {
        func element(_ number: Int) -> Data.Element {
            data[data.index(data.startIndex, offsetBy: number)]
        }
        (self.id, self.data, self.header) = (id, data, header)
        count = data.count
        (self.size, isEstimated) = (size.size, size.isEstimated)
        idOfElement = { AnyHashable(element($0)[keyPath: elementID]) }
        viewOfElement = { AnyView(content(element($0))) }
        sizesOfElements = { range in
            guard let measure = size.measure else { return [] }
            if range.count == data.count, let sizes = data.withContiguousStorageIfAvailable(measure) {
                return sizes
            }
            return range.map(element).withUnsafeBufferPointer(measure)
        }
        numberOfID = { data.number(of: $0, in: elementID) }
        isCopy = { ($0 as? Data).map(data.isCopy) ?? false }
    }

    func id(ofElement number: Int) -> AnyHashable { idOfElement(number) }

    func view(ofElement number: Int) -> AnyView { viewOfElement(number) }

    /// The number of the first element with an id, or, if elements are views, of the first view to which it was given. O(n).
    func number(ofElementWith id: AnyHashable) -> Int? {
        (id.base as? any Hashable).flatMap(numberOfID)
    }

    /// How many elements a block has; `nil` where sizes are known.
    var blockLength: Int? { isEstimated ? size.map(LazyFlowBlockView.length) : nil }
}

// MARK: - What is remembered

extension LazyFlowSection {
    /// Takes over what the same section was before.
    func follow(_ old: LazyFlowSection) {
        guard old !== self else { return }
        (options, versions) = (old.options, old.versions)
        guard old.isEstimated == isEstimated else { return }
        (lines, moved) = (old.lines, old.moved)
        // Elements are not asked again for their sizes, unless they may be others.
        sizes = old.sizes
        let isAsBefore = size == old.size && (size != nil ? count == old.count : isCopy(old.data))
        if !isAsBefore { changeItems() }
    }

    /// The lines of the elements.
    ///
    /// - Parameters:
    ///   - options: How to arrange them. How long separators are is known when there are views of them.
    ///   - move: One that the data does not have yet.
    func lines(_ new: FlowOptions, moving move: FlowMove? = nil) -> LazyFlowLines {
        if lines == nil { changeItems() }
        if new != options {
            options = new
            change { flow in
                var new = new
                if new.itemSeparator != nil { new.itemSeparator = flow.options.itemSeparator ?? 0 }
                if new.lineSeparator != nil { new.lineSeparator = flow.options.lineSeparator ?? 0 }
                flow.options = new
            }
        }
        let lines = lines ?? made(EditableFlow(in: nil))
        guard let move, max(move.source, move.destination) < lines.placed.count else { return lines }
        if let moved, moved.move == move { return moved.lines }
        var flow = lines.placed
        flow.move(from: move.source, to: move.offset)
        let new = made(flow)
        moved = (move, new)
        return new
    }

    private func made(_ flow: EditableFlow) -> LazyFlowLines {
        versions += 1
        return LazyFlowLines(flow, version: versions)
    }

    private func change(_ edit: (inout EditableFlow) -> Void) {
        var flow = lines?.placed ?? EditableFlow(in: nil)
        edit(&flow)
        (lines, moved) = (made(flow), nil)
    }
}

// MARK: - Sizes

extension LazyFlowSection {
    /// Looks whether elements that are about to exist have the sizes that were found before; otherwise asks all. If none is,
    /// the first one tells.
    ///
    /// So an app's elements are not all asked whenever the view around the flow is evaluated.
    ///
    /// - Returns: Whether there are other lines now.
    func confirmSizes(of ranges: [Range<Int>]) -> Bool {
        guard size == nil else { return false }
        let ranges = ranges.allSatisfy(\.isEmpty) ? [0..<1] : ranges
        let areRight = ranges.map { $0.clamped(to: 0..<sizes.count) }.allSatisfy { range in
            sizesOfElements(range).elementsEqual(sizes[range])
        }
        if !areRight { changeItems() }
        return !areRight
    }

    private func changeItems() {
        if let size {
            sizes = []
            let item = FlowItem(width: size.width, height: size.height)
            change { flow in
                flow = EditableFlow(
                    repeating: item, count: count, in: flow.availableLength, options: flow.options)
            }
        } else {
            measureAll()
        }
    }

    /// Asks for all sizes, and replaces the items between the first and the last one whose size has changed. O(n).
    private func measureAll() {
        let new = sizesOfElements(0..<count)
        change { flow in
            // Until now, all items were equal.
            if flow.count != sizes.count {
                flow = EditableFlow(in: flow.availableLength, options: flow.options)
                sizes = []
            }
            let common = min(sizes.count, new.count)
            let start = (0..<common).first { sizes[$0] != new[$0] } ?? common
            let rest = common - start
            let end = (0..<rest).first { sizes[sizes.count - 1 - $0] != new[new.count - 1 - $0] } ?? rest
            let (old, changed) = (start..<sizes.count - end, new[start..<new.count - end])
            if !old.isEmpty || !changed.isEmpty {
                flow.replaceSubrange(old, with: FlowItems(Array(changed)))
            }
        }
        sizes = new
    }

    /// How many elements a window of the size of a phone's screen can show, by their areas. Not by their lines, which are not
    /// known before the first layout.
    var firstCount: Int {
        let limit = min(count, 1000)
        var area = 0.0
        for number in 0..<limit {
            let size = scaled(size ?? sizes[number])
            area += (max(size.width, 0) + options.itemSpacing) * (max(size.height, 0) + options.lineSpacing)
            if !(area < 400 * 900) { return number + 1 }
        }
        return limit
    }

    /// The size of an element on a line that is as thick as lines are scaled to.
    private func scaled(_ size: FlowSize) -> FlowSize {
        guard let thickness = options.scaling?.thickness else { return size }
        return options.axis == .horizontal
            ? FlowSize(width: size.width / size.height * thickness, height: thickness)
            : FlowSize(width: thickness, height: size.height / size.width * thickness)
    }
}

extension RandomAccessCollection {
    fileprivate func number<Target: Hashable, ID: Hashable>(
        of target: Target, in id: KeyPath<Element, ID>
    ) -> Int? {
        let index =
            firstIndex { $0[keyPath: id] as? Target == target }
            ?? firstIndex { ($0 as? _VariadicView.Children.Element)?.id(as: Target.self) == target }
        return index.map { distance(from: startIndex, to: $0) }
    }

    /// Whether another value is this collection itself, in O(1): only of these is it known that they have the same elements
    /// then.
    fileprivate func isCopy(of other: Self) -> Bool {
        guard Self.self == [Element].self || Self.self == ContiguousArray<Element>.self || self is Range<Int>
        else { return false }
        return withUnsafeBytes(of: self) { new in
            withUnsafeBytes(of: other) { old in old.elementsEqual(new) }
        }
    }
}
