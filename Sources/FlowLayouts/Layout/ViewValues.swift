import FlowEngine

/// What a view says about itself to its flow, by the modifiers in `View+Modifiers`.
///
/// A layout reads it as layout values. A ``DecoratedFlow`` lays out elements of a `_VariadicView` instead of the views, and an
/// element loses the layout values of its view. But these are also traits, which an element keeps, so the flow hands them all
/// on as one layout value.
package struct ViewValues: Equatable {
    package var role: Role
    let grow: Double?
    let shrink: Double
    let fillsLine: LineFill?
    let breaksBefore: Bool
    let breaksAfter: Bool
    let avoidsBreakBefore: Bool
    let alignment: FlowItemAlignment?
    let direction: LayoutDirection?
    let word: WordTraits

    fileprivate init(of source: some ViewValueSource) {
        role = source.value(of: RoleKey.self)
        grow = source.value(of: Grow.self)
        shrink = source.value(of: Shrink.self)
        fillsLine = source.value(of: FillsLine.self)
        breaksBefore = source.value(of: BreaksBefore.self)
        breaksAfter = source.value(of: BreaksAfter.self)
        avoidsBreakBefore = source.value(of: AvoidsBreakBefore.self)
        alignment = source.value(of: ItemAlignment.self)
        direction = source.value(of: Direction.self)
        word = source.value(of: Word.self)
    }

    /// Whether the view has any of the values below. Most views have none, and are asked for nothing else.
    fileprivate struct HasValues: LayoutValueKey { static let defaultValue = false }
    /// The values of the view that is in an element, if there are any.
    fileprivate struct HandedOn: LayoutValueKey { static var defaultValue: FlowBoxed<ViewValues>? { nil } }
    /// All views of the flow: a value of its probe.
    struct Content: LayoutValueKey { static var defaultValue: ContentViews? { nil } }
    /// Whether people cannot move the view. It is read from elements, and by no layout.
    struct MoveDisabled: LayoutValueKey { static let defaultValue = false }
    struct RoleKey: LayoutValueKey { static let defaultValue = Role.item }
    package struct Grow: LayoutValueKey { package static let defaultValue: Double? = nil }
    struct Shrink: LayoutValueKey { static let defaultValue = 0.0 }
    package struct FillsLine: LayoutValueKey { package static let defaultValue: LineFill? = nil }
    struct BreaksBefore: LayoutValueKey { static let defaultValue = false }
    struct BreaksAfter: LayoutValueKey { static let defaultValue = false }
    struct AvoidsBreakBefore: LayoutValueKey { static let defaultValue = false }
    struct ItemAlignment: LayoutValueKey { static let defaultValue: FlowItemAlignment? = nil }
    struct Direction: LayoutValueKey { static let defaultValue: LayoutDirection? = nil }
    struct Word: LayoutValueKey { static let defaultValue = WordTraits() }

    /// What a view in the layout of a flow is for.
    package enum Role: Equatable {
        case item
        case lineBreak
        /// As wide as the spaces in its text. It may also separate the views before and after it. The first space of a text
        /// gets the frame of its words, which follow it.
        case space(separates: Bool, words: Int)
        case itemSeparator
        case lineSeparator
        /// Takes the place of hidden items. It has space for its largest label.
        case overflow
        /// Gets another size whenever the report changes.
        case probe

        /// Whether a flow may show the view under a limit, in some space.
        func isShown(by limit: FlowLimit) -> Bool {
            self == (limit.hidesAll ? .overflow : .item)
        }
    }
}

// MARK: - Writing

extension View {
    /// Says what the view is for.
    nonisolated package func flowRole(_ role: ViewValues.Role) -> some View {
        flowValue(ViewValues.RoleKey.self, role)
    }

    /// Hands all values of an element on to the flow, perhaps with another role.
    nonisolated func handingOnValues(
        of element: _VariadicView.Children.Element, as role: ViewValues.Role? = nil
    ) -> some View {
        let hasValues = role != nil || element.value(of: ViewValues.HasValues.self)
        var values = hasValues ? FlowBoxed(ViewValues(of: element)) : nil
        if let role { values?.role = role }
        return flowValue(ViewValues.HandedOn.self, values, isGiven: hasValues)
    }

    /// Hands a value to the flow, and notes whether there is one.
    nonisolated package func flowValue<K: LayoutValueKey>(
        _ key: K.Type, _ value: K.Value, isGiven: Bool = true
    ) -> some View {
        layoutValue(key: key, value: value)
            .layoutValue(key: ViewValues.HasValues.self, value: isGiven)
    }
}

extension _VariadicView.Children.Element {
    /// Whether the view is an item of its flow.
    package var isItem: Bool { value(of: ViewValues.RoleKey.self) == .item }

    /// Whether people cannot move the view.
    var isMoveDisabled: Bool { value(of: ViewValues.MoveDisabled.self) }

    /// The id that the app gave the view. The ids of words come from their text.
    var name: AnyHashable? {
        guard isItem, value(of: ViewValues.Word.self).string == nil else { return nil }
        return id(as: AnyHashable.self)
    }
}

// MARK: - Reading

extension LayoutSubview {
    /// What the view says about itself; `nil` for most views, which say nothing.
    @inline(__always)
    package var flowValues: FlowBoxed<ViewValues>? {
        guard self[ViewValues.HasValues.self] else { return nil }
        return self[ViewValues.HandedOn.self] ?? FlowBoxed(ViewValues(of: self))
    }
}

/// A subview or an element, which has the values of a view.
private protocol ViewValueSource {
    func value<K: LayoutValueKey>(of key: K.Type) -> K.Value
}

extension LayoutSubview: ViewValueSource {
    fileprivate func value<K: LayoutValueKey>(of key: K.Type) -> K.Value { self[key] }
}

extension _VariadicView.Children.Element: ViewValueSource {
    fileprivate func value<K: LayoutValueKey>(of key: K.Type) -> K.Value { self[_LayoutTrait<K>.self] }
}
