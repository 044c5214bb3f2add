extension View {
    /// Draws the view in front of others in the same container that have a smaller number, and behind those with a larger
    /// one. Views have 0 by default, and those with the same number are drawn in order.
    nonisolated public func zIndex(_ value: Double) -> some View {
        _trait(ZIndexKey.self, value)
    }
}

private struct ZIndexKey: _ViewTraitKey {
    static var defaultValue: Double { 0 }
}

extension [LayoutElement] {
    /// The elements of a container in the order in which they are drawn.
    var backToFront: [LayoutElement] {
        guard contains(where: { $0.zIndex != 0 }) else { return self }
        return enumerated().sorted { a, b in
            (a.element.zIndex, a.offset) < (b.element.zIndex, b.offset)
        }.map(\.element)
    }
}

extension LayoutElement {
    fileprivate var zIndex: Double { trait(ZIndexKey.self) }
}
