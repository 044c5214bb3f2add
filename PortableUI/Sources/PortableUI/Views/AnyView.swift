/// A view whose type is not known.
nonisolated public struct AnyView: View {
    // Compared by where it is: SwiftUI does not look into it.
    private let storage: Storage

    private final class Storage {
        let view: any View

        init(_ view: any View) { self.view = view }
    }

    private var view: any View { storage.view }

    public init<V: View>(_ view: V) {
        storage = Storage(view)
    }
}

extension AnyView: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        context.build(view, at: .choice(0))
    }

    @MainActor func rows(in context: BuildContext) -> [LazyRows] {
        context.rows(of: view, at: .choice(0))
    }
}
