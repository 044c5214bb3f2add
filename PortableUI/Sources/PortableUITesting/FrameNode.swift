import PortableUI
import PortableUIDrawing

/// One element of the laid-out views: a leaf, a container, or a modifier around another element.
public struct FrameNode {
    public let identity: ViewIdentity
    /// The type of view or modifier, such as `Text`, `FlowLayout` or `padding`.
    public let name: String
    /// In points, in the host's space: x grows to the right, y downwards.
    public let frame: CGRect
    /// Whether the element, and all that it is inside of, is enabled.
    public let isEnabled: Bool
    /// Whether the element, and all that it is inside of, can be touched.
    public let allowsHitTesting: Bool
    /// Whether the element, or one that it is inside of, is hidden from assistive technologies.
    public let isAccessibilityHidden: Bool
    /// Whether the element, or one that it is inside of, is not drawn, as after `hidden()` or without opacity. It has a
    /// place all the same.
    public let isHidden: Bool
    /// Whether the view was last evaluated with an animation, by which it goes from its old frame to this one.
    public let isAnimated: Bool
    public let children: [FrameNode]

    init(_ element: LayoutElement) {
        self.init(
            element, isEnabled: true, allowsHitTesting: true, isAccessibilityHidden: false, isHidden: false)
    }

    private init(
        _ element: LayoutElement, isEnabled: Bool, allowsHitTesting: Bool, isAccessibilityHidden: Bool,
        isHidden: Bool
    ) {
        let isEnabled = isEnabled && element.isEnabled
        let allowsHitTesting = allowsHitTesting && element.allowsHitTesting
        let isAccessibilityHidden = isAccessibilityHidden || element.isAccessibilityHidden
        let isHidden = isHidden || element.isHidden
        identity = element.identity
        name = element.name
        frame = element.frame
        isAnimated = element.isAnimated
        self.isEnabled = isEnabled
        self.allowsHitTesting = allowsHitTesting
        self.isAccessibilityHidden = isAccessibilityHidden
        self.isHidden = isHidden
        children = element.children.map { child in
            FrameNode(
                child, isEnabled: isEnabled, allowsHitTesting: allowsHitTesting,
                isAccessibilityHidden: isAccessibilityHidden, isHidden: isHidden)
        }
    }

    /// This node and all those inside it, from the outside in, in order.
    public var preorder: [FrameNode] {
        var nodes: [FrameNode] = []
        visit { nodes.append($0) }
        return nodes
    }

    /// The frame of the view with an explicit id, as `ForEach` and `id(_:)` give it: that of the outermost element inside
    /// it, also if it is hidden. Of several views, it is the first one with an element that no other id is nearer to.
    public func frame<ID: Hashable>(id: ID) -> CGRect? {
        let (id, nodes) = (AnyHashable(id), preorder)
        return (nodes.first { $0.identity.id == id } ?? nodes.first { $0.identity.has(id: id) })?.frame
    }

    /// The frames of all elements with a name that are not hidden, in order.
    ///
    /// Those of hidden ones, too: `preorder.filter { $0.name == name }.map(\.frame)`.
    public func frames(named name: String) -> [CGRect] {
        preorder.filter { $0.name == name && !$0.isHidden }.map(\.frame)
    }

    private func visit(_ body: (FrameNode) -> Void) {
        body(self)
        for child in children {
            child.visit(body)
        }
    }
}
