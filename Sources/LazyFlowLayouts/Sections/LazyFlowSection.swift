import FlowEditing

/// Elements of a lazy flow that begin on a line of their own, after a header if there are headers.
///
/// It hides the types of its elements. Code that is generic over them would be in every app for all parts of a lazy flow,
/// even those that the app does not use. An element's view has the same type each time, so it keeps its state, and SwiftUI
/// compares it as usual.
final class LazyFlowSection {
    let id: AnyHashable
    let index: Int
    /// How many elements are in the sections before it.
    let start: Int
    let header: (() -> AnyView)?
    let count: Int
    /// The size of each view, or an estimate; `nil` if each element has its own.
    let size: FlowSize?
    let isEstimated: Bool
    let idOfElement: (Int) -> AnyHashable
    let viewOfElement: (Int) -> AnyView
    /// Asks elements for their sizes. O(n) for n of them.
    let sizesOfElements: (Range<Int>) -> [FlowSize]
    private let data: Any
    private let isCopy: (Any) -> Bool

    /// - Parameter content: Makes the view of an element, which gets the element's id for a `ScrollViewReader`. For a reader,
    ///   an id in an `AnyHashable` is a different id.
    init<Data: RandomAccessCollection>(
        id: AnyHashable, _ data: Data, id elementID: KeyPath<Data.Element, some Hashable>,
        size: LazyFlowItemSize<Data.Element>, content: @escaping (Data.Element) -> some View,
        header: (() -> AnyView)? = nil, after previous: LazyFlowSection? = nil
    ) {
        func element(_ number: Int) -> Data.Element {
            data[data.index(data.startIndex, offsetBy: number)]
        }
        (self.id, self.data, self.header, count) = (id, data, header, data.count)
        (index, start) = previous.map { ($0.index + 1, $0.start + $0.count) } ?? (0, 0)
        (self.size, isEstimated) = (size.size, size.isEstimated)
        idOfElement = { AnyHashable(element($0)[keyPath: elementID]) }
        viewOfElement = { number in
            let element = element(number)
            return AnyView(content(element).id(element[keyPath: elementID]))
        }
        sizesOfElements = { range in
            guard let measure = size.measure else { return [] }
            if range.count == data.count, let sizes = data.withContiguousStorageIfAvailable(measure) {
                return sizes
            }
            return range.map(element).withUnsafeBufferPointer(measure)
        }
        isCopy = { ($0 as? Data).map(data.isCopy) ?? false }
    }

    /// Sections of data. A header is shown before each.
    static func all<Sections: RandomAccessCollection, Data: RandomAccessCollection>(
        _ sections: Sections, elements: (Sections.Element) -> Data, size: LazyFlowItemSize<Data.Element>,
        content: @escaping (Data.Element) -> some View, header: @escaping (Sections.Element) -> some View
    ) -> [LazyFlowSection] where Sections.Element: Identifiable, Data.Element: Identifiable {
        var previous: LazyFlowSection?
        return zip(sections, RepeatableID.all(sections.map(\.id))).map { section, id in
            let new = LazyFlowSection(
                id: id, elements(section), id: \.id, size: size, content: content,
                header: { AnyView(header(section)) }, after: previous)
            previous = new
            return new
        }
    }

    /// Where an element is in the data.
    func place(of number: Int) -> FlowPlace {
        FlowPlace(sectionIndex: index, sectionStart: start, number: number)
    }

    /// How many elements are in a block: as many as fill a phone's screen by the estimate; `nil` where sizes are known.
    var blockLength: Int? {
        guard isEstimated, let size else { return nil }
        func atLeastOne(_ length: Double) -> Double { length > 1 ? length : 1 }
        let count = 160_000 / (atLeastOne(size.width) * atLeastOne(size.height))
        return Int(min(max(count, 10), 100))
    }

    /// Whether elements of known sizes surely have those of another section: of the same object, if one evaluation asks
    /// twice.
    func hasSizes(of other: LazyFlowSection) -> Bool {
        self === other || size == other.size && (size != nil ? count == other.count : isCopy(other.data))
    }

    /// All elements on lines. O(n).
    func flow(in length: Double?, options: FlowOptions) -> EditableFlow {
        let sizes = size.map { [FlowSize](repeating: $0, count: count) } ?? sizesOfElements(0..<count)
        return EditableFlow(of: FlowItems(sizes), in: length, options: options)
    }
}

extension RandomAccessCollection {
    /// Whether another value has the same bytes, in O(1). Equal bytes mean the same elements for these types.
    fileprivate func isCopy(of other: Self) -> Bool {
        let types: [Any.Type] = [
            [Element].self, ArraySlice<Element>.self, ContiguousArray<Element>.self, Range<Int>.self,
        ]
        guard types.contains(where: { $0 == Self.self }) else { return false }
        return withUnsafeBytes(of: self) { new in
            withUnsafeBytes(of: other) { old in old.elementsEqual(new) }
        }
    }
}
