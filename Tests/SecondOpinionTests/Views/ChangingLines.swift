import FlowLayouts

// Flows with options of lines, some of which are others after each change.

extension ViewMaker {
    func changingLines() -> Sample {
        let parts = parts(8) { chance(3) ? rememberingPart() : spokenPart(1) }
        let kinds = views(1 + integer(below: 4)) { integer(below: 18) }
        let others = chance(3) ? changingOptions(separators: 4) : ChangingOptions(change: change)
        let flow = eitherFlow(of: content(of: parts))
        let choice = ChangingLines(change: change, kinds: kinds, others: others)
        return Sample("\(flow.title(choice))[\(parts.names)]", flow.view(choice))
    }

    private struct ChangingLines: FlowChoice {
        let change: Int
        let kinds: [Int]
        let others: ChangingOptions

        var name: String { "\(kinds)\(others.name)" }

        func applied<Flow: FlowView & View>(to flow: Flow) -> Flow {
            others.applied(to: kinds.reduce(flow) { applied($1, to: $0) })
        }

        private func applied<Flow: FlowView & View>(_ kind: Int, to flow: Flow) -> Flow {
            let isEven = change % 2 == 0
            return switch kind {
            case 0: flow.distribution(.fillEqually)
            case 1: flow.lastLine(.leading)
            case 2: flow.lastLine(.center)
            case 3: flow.lastLine(.trailing)
            case 5: flow.growsItems()
            case 6: flow.growsItems(isEven)
            case 7: flow.wrapping(.oneLineIfPossible)
            case 8: flow.distribution(isEven ? .fillEqually : .justified)
            case 9: flow.sizing(.fill)
            case 10: flow.columns(isEven ? .natural : .uniform)
            case 11: flow.lineBreaking(isEven ? .even : .greedy)
            case 12: flow.scalesLines(to: isEven ? nil : 30)
            case 13: flow.reversesItems(isEven)
            case 14: flow.lineDistribution(isEven ? .start : .spaceBetween)
            case 15: flow.maxItemsPerLine(change + 1)
            case 16: flow.minLines(change)
            case 17: flow.stretchesItems(isEven)
            // There are no answers with 4, which was an option that is gone.
            default: flow
            }
        }
    }
}
