import FlowEditing

extension LazyFlowMemory {
    /// The item index before which an element goes that is dropped on a section at a point: in the nearest block.
    func insertionIndex(
        at point: CGPoint, inSection sectionIndex: Int, isMirrored: Bool, axis: Axis, move: FlowMove?
    ) -> Int? {
        func distance(_ frame: CGRect) -> CGFloat {
            axis == .horizontal
                ? max(frame.minY - point.y, point.y - frame.maxY, 0)
                : max(frame.minX - point.x, point.x - frame.maxX, 0)
        }
        let now = state.current
        let section = now.sections[sectionIndex]
        let blocks = now.blocks.compactMap { id, block -> (index: Int, block: LazyFlowBlock)? in
            guard id.sectionID == section.id, !block.frame.isNull, case .block(let index) = id.kind else {
                return nil
            }
            return (index, block)
        }
        // Of two equally near, the later one in the data.
        let nearest = blocks.min {
            (distance($0.block.frame), -$0.index) < (distance($1.block.frame), -$1.index)
        }
        guard let (blockIndex, block) = nearest else { return nil }
        let frame = block.frame
        let local = CGPoint(
            x: isMirrored ? frame.maxX - point.x : point.x - frame.minX, y: point.y - frame.minY)
        if let length = section.blockLength {
            return block.flowMemory?.placement.current.map {
                blockIndex * length + $0.insertionIndex(at: local)
            }
        }
        var flows = now.flows[section.id]?.flows
        if let move { flows = flows?.moving(move) }
        return flows?.lastPlaced.insertionIndex(atX: local.x, y: local.y)
    }

    /// Where an element is in the data: where it was found last or, if it is not there any more, by a search in O(n).
    func place(of id: AnyHashable) -> FlowPlace? {
        if dragSource.current.flatMap({ self.id(ofElement: $0.number, inSection: $0.sectionIndex) }) != id {
            dragSource.current = firstPlace(withID: id)
        }
        return dragSource.current
    }
}
