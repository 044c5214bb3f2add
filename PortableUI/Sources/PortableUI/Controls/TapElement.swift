/// An element that does something when it is tapped.
final class TapElement: ModifierElement {
    private let elementName: StaticString
    private let action: () -> Void
    private let count: Int

    init(
        _ name: StaticString, count: Int = 1, action: @escaping () -> Void, around child: LayoutElement,
        context: BuildContext
    ) {
        elementName = name
        self.count = count
        self.action = action
        super.init(around: child, context: context)
    }

    override var name: String { "\(elementName)" }

    override var tapAction: (() -> Void)? { action }

    override var tapCount: Int { count }
}
