import FlowLayouts

// Flows of views that show at which edges they are.

extension ViewMaker {
    func edges() -> Sample {
        let parts = parts(8) {
            if chance(3) { return block() }
            let number = number()
            let size = CGSize(
                width: CGFloat(4 * integer(below: 12) + 4), height: CGFloat(4 * integer(below: 6) + 4))
            return Sample(
                "\(number):e\(short(size.width))x\(short(size.height))",
                FlowEdgeReader { edges in
                    Color.red.frame(width: size.width, height: size.height).part(number)
                        .marked(1000 + number, at: .topLeading, if: edges.contains(.leading))
                        .marked(2000 + number, at: .topTrailing, if: edges.contains(.trailing))
                        .marked(3000 + number, at: .top, if: edges.contains(.top))
                        .marked(4000 + number, at: .bottom, if: edges.contains(.bottom))
                })
        }
        return flow(TellingEdges(option: integer(below: 4)), of: parts)
    }

    private struct TellingEdges: FlowChoice {
        let option: Int

        var name: String { [".edges", ".edges.max2", ".edges.revl", ".edges.rev"][option] }

        func applied<Flow: FlowView & View>(to flow: Flow) -> Flow {
            switch option {
            case 1: flow.tellsEdges().maxLines(2)
            case 2: flow.tellsEdges().reversesLines()
            case 3: flow.tellsEdges().reversesItems()
            default: flow.tellsEdges()
            }
        }
    }
}

extension View {
    fileprivate func marked(_ number: Int, at alignment: Alignment, if isThere: Bool) -> some View {
        overlay(alignment: alignment) {
            if isThere { Color.red.frame(width: 3, height: 3).part(number) }
        }
    }
}
