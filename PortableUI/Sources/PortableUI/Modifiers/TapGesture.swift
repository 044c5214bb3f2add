extension View {
    /// Runs an action when the view is tapped. A test taps it by `ViewHost.tap(_:count:)` or
    /// `ViewHost.tap(id:count:)`.
    ///
    /// Of several buttons and views with such an action around each other, the innermost is tapped.
    ///
    /// - Parameters:
    ///   - count: The number of taps in quick succession.
    ///   - action: What they do.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        ModifiedView(
            content: self, modifier: TapAction(name: "onTapGesture", touch: .taps(count), action: action))
    }

    /// Runs an action when the view is touched for a while. A test does so by `ViewHost.longPress(_:)`.
    ///
    /// - Parameters:
    ///   - minimumDuration: In seconds. There is no time on a host: it is always long enough.
    ///   - action: What the press does.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void
    ) -> some View {
        ModifiedView(
            content: self, modifier: TapAction(name: "onLongPressGesture", touch: .longPress, action: action))
    }
}

/// How a view is touched.
package enum Touch: Hashable, CustomStringConvertible {
    /// So many times in quick succession.
    case taps(Int)
    case longPress

    package var description: String {
        switch self {
        case .taps(1): "a tap"
        case .taps(let count): "\(count) taps"
        case .longPress: "a long press"
        }
    }
}

/// Does something when the view is touched.
nonisolated struct TapAction: SimpleModifier {
    typealias Element = TapElement

    let name: StaticString
    var touch = Touch.taps(1)
    let action: () -> Void
}

final class TapElement: ModifiedElement<TapAction> {
    override var name: String { "\(modifier.name)" }

    override var tapAction: (() -> Void)? { modifier.action }

    override var touch: Touch { modifier.touch }
}
