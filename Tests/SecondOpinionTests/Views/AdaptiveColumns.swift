import FlowLayouts

// Flows with as many columns of a least length as there is space for.

extension ViewMaker {
    func adaptiveColumns(depth: Int) -> Sample {
        let parts = parts(8) {
            let sample = chance(5) ? view(depth: depth - 1) : spokenPart(1)
            return chance(6) ? sample.with(".fl") { $0.flowFillsLine() } : sample
        }
        let least = element(of: [0, 20, 30, 50, 80, 400] as [CGFloat])
        let most = chance(2) ? .infinity : least + element(of: [0, 5, 40] as [CGFloat])
        return flow(Columns(least: least, most: most, option: integer(below: 5)), of: parts)
    }

    private struct Columns: FlowChoice {
        let least: CGFloat
        let most: CGFloat
        let option: Int

        var name: String {
            let option = ["", "", ".str", ".lastgrow", ".fill"][option]
            return ".min\(short(least))...\(most == .infinity ? "" : short(most))\(option)"
        }

        func applied<Flow: FlowView & View>(to flow: Flow) -> Flow {
            let flow = flow.columns(minimum: least, maximum: most)
            return switch option {
            case 2: flow.stretchesItems()
            case 3: flow.lastLine(.grows)
            case 4: flow.sizing(.fill)
            default: flow
            }
        }
    }
}
