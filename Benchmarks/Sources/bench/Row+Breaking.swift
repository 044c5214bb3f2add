@_spi(Benchmarks) import FlowEngine

extension Row {
    static let even = rewrap("new width, even breaking", by: .even)

    static let balanced = rewrap("new width, balanced breaking", by: .balanced)

    /// Lines that exist, broken anew.
    static func rewrap(_ name: String, by breaking: FlowLineBreaking) -> Row {
        Row(name: name) { _, container in
            var options = FlowOptions()
            options.lineBreaking = breaking
            var lines = LineBreaking(of: FlowItems(), in: container, options: options)
            return Work(
                prepare: { [options] work in
                    lines = LineBreaking(of: work.items, in: container, options: options)
                    lines.update(in: container * 2)
                },
                run: { _ in lines.update(in: container) })
        }
    }
}
