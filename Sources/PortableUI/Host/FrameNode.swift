/// One element of the laid-out views: a leaf, a container, or a modifier around another element.
public struct FrameNode {
    public let identity: ViewIdentity
    /// The type of view or modifier, such as `Text`, `FlowLayout` or `padding`.
    public let name: String
    /// In points, in the host's space: x grows to the right, y downwards.
    public let frame: CGRect
    public let children: [FrameNode]

    init(_ element: LayoutElement) {
        identity = element.node.identity
        name = element.name
        frame = element.frame
        children = element.children.map(FrameNode.init)
    }

    /// This node and all those inside it, from the outside in, in order.
    public var preorder: [FrameNode] {
        var nodes: [FrameNode] = []
        visit { nodes.append($0) }
        return nodes
    }

    /// The frame of the view with an explicit id, as `ForEach` and `id(_:)` give it: that of the
    /// outermost element inside it.
    public func frame<ID: Hashable>(id: ID) -> CGRect? {
        preorder.first { $0.identity.id == AnyHashable(id) }?.frame
    }

    /// The frames of all elements with a name, in order.
    public func frames(named name: String) -> [CGRect] {
        preorder.filter { $0.name == name }.map(\.frame)
    }

    private func visit(_ body: (FrameNode) -> Void) {
        body(self)
        for child in children {
            child.visit(body)
        }
    }
}

/// What became of one element from one layout to the next.
public struct FrameChange: Equatable {
    public let identity: ViewIdentity
    /// The frame before; `nil` for an element that was inserted.
    public let old: CGRect?
    /// The frame now; `nil` for an element that was removed.
    public let new: CGRect?

    public var isInsertion: Bool { old == nil }
    public var isRemoval: Bool { new == nil }
}
