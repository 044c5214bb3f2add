// Converts between views and the engine, also in a layout or a drawing of your own.

import FlowEngine

extension CGSize {
    /// A size from the engine.
    public init(_ size: FlowSize) {
        self.init(width: size.width, height: size.height)
    }
}

extension CGRect {
    /// A frame from the engine.
    public init(_ rect: FlowRect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}

extension FlowSize {
    /// The size of a view, for the engine.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }
}

extension FlowArrangement {
    /// Arranges items like ``init(of:in:across:options:)``, in a length that is proposed to a view; `nil` for no limit.
    @_disfavoredOverload
    public init(
        of items: FlowItems, in available: CGFloat?, across: CGFloat? = nil,
        options: FlowOptions = FlowOptions()
    ) {
        self.init(
            of: items, in: available.map { Double($0) }, across: across.map { Double($0) }, options: options)
    }
}
