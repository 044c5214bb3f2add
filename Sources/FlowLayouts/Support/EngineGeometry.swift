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
