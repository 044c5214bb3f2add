/// A type that names an alignment guide and knows where it lies in a view that says nothing about it.
public protocol AlignmentID: SendableMetatype {
    /// The guide's distance from the view's top or leading edge, in points.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Takes the position that another view in a container has into that of the container. By default, the container has
    /// the mean of all.
    ///
    /// - Parameters:
    ///   - childValue: The view's position in the container, in points.
    ///   - n: How many positions were taken before.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        let mean = parentValue ?? childValue
        parentValue = mean + (childValue - mean) / CGFloat(n + 1)
    }

    fileprivate static func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        var combined: CGFloat?
        for (n, value) in values.lazy.compactMap(\.self).enumerated() {
            _combineExplicit(childValue: value, n, into: &combined)
        }
        return combined
    }
}

/// An edge or the center of a view. Where a view has moved it, a container around the view has its own all the same.
private protocol FrameAlignmentID: AlignmentID {}

extension FrameAlignmentID {
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}

/// The least position counts.
private protocol LeastAlignmentID: AlignmentID {}

extension LeastAlignmentID {
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        parentValue = min(childValue, parentValue ?? childValue)
    }
}

/// A guide along the horizontal axis: the position of a vertical line.
public struct HorizontalAlignment: Hashable, Sendable {
    let id: any AlignmentID.Type

    public init(_ id: any AlignmentID.Type) {
        self.id = id
    }

    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(Center.self)
    public static let trailing = HorizontalAlignment(Trailing.self)
    /// Where the separators of a list begin: at the first text of a row.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)

    private enum Leading: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    private enum ListRowSeparatorLeading: LeastAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    /// The position that a container has whose views have set these; `nil` if it has its own.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        id.combineExplicit(values)
    }

    public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a.id == b.id }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
    }
}

/// A guide along the vertical axis: the position of a horizontal line.
public struct VerticalAlignment: Hashable, Sendable {
    let id: any AlignmentID.Type

    public init(_ id: any AlignmentID.Type) {
        self.id = id
    }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(Center.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the first line of text; the bottom of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the last line of text; the bottom of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    private enum Top: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: FrameAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstTextBaseline: LeastAlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = max(childValue, parentValue ?? childValue)
        }
    }

    /// The position that a container has whose views have set these; `nil` if it has its own.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        id.combineExplicit(values)
    }

    public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a.id == b.id }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
    }
}

/// A guide on both axes.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
}
