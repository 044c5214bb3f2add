import FlowLayouts

/// A view, and what it is. The answers know it by its name.
@MainActor
struct Sample {
    let name: String
    let view: AnyView

    init(_ name: String, _ view: some View) {
        self.name = name
        self.view = AnyView(view)
    }

    /// The view with a modifier.
    func with(_ suffix: String, _ modify: (AnyView) -> some View) -> Sample {
        Sample(name + suffix, modify(view))
    }
}

extension [Sample] {
    @MainActor var names: String { map(\.name).joined(separator: ", ") }
}

/// A value with its name.
typealias Named<Value> = (name: String, value: Value)

/// A distance, or a dash for that which views prefer.
func name(of distance: CGFloat?) -> String { distance.map(short) ?? "-" }

/// The same with a point, as in the answers to the first kinds of views.
func longName(of distance: CGFloat?) -> String { distance.map { "\($0)" } ?? "-" }
