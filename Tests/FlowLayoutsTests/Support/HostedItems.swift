import FlowLayouts
import PortableUITesting

extension ViewHost {
    /// The frames of the views with the ids 0, 1, …, hidden ones among them.
    var items: [CGRect] {
        let frames = frames
        return Array(
            sequence(state: 0) { id in
                defer { id += 1 }
                return frames.frame(id: id)
            })
    }

    /// The frames of flows, boxes and dividers; those of a column with both axes exchanged. To a millionth of a point, as sums
    /// of fractions differ by the order of their terms.
    func frames(along axis: Axis) -> [CGRect] {
        let names = ["Color", "Divider", "HFlowLayout", "VFlowLayout"]
        func round(_ length: CGFloat) -> CGFloat { (length * 1_000_000).rounded() / 1_000_000 }
        return frames.preorder.filter { names.contains($0.name) }.map { node in
            let (x, y) = (round(node.frame.minX), round(node.frame.minY))
            let (width, height) = (round(node.frame.width), round(node.frame.height))
            return axis == .horizontal
                ? CGRect(x: x, y: y, width: width, height: height)
                : CGRect(x: y, y: x, width: height, height: width)
        }
    }

    /// The ids of the views that are there to be touched.
    var touchable: [Int] { ids { $0.allowsHitTesting } }

    /// The ids of the views that can get the keyboard's focus.
    var enabled: [Int] { ids { $0.isEnabled } }

    /// The ids of the views that are read aloud.
    var readAloud: [Int] { ids { !$0.isAccessibilityHidden } }

    /// The ids of the views that draw something.
    var drawn: [Int] { displayList.items.compactMap { $0.identity.id?.base as? Int } }

    /// The frames of all texts that are not invisible, in order.
    var texts: [CGRect] { frames.frames(named: "Text") }

    /// The frames of all dividers that are not invisible, in order.
    var dividers: [CGRect] { frames.frames(named: "Divider") }

    /// The strings that are drawn, in order.
    var strings: [String] {
        displayList.items.compactMap { item in
            if case .text(let text, _) = item.content { text.string } else { nil }
        }
    }

    private func ids(where isIncluded: (FrameNode) -> Bool) -> [Int] {
        frames.preorder.filter { $0.name == "Color" && isIncluded($0) }.compactMap {
            $0.identity.id?.base as? Int
        }
    }
}
