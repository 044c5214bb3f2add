import FlowLayouts

// Flows of views that have the same id, or two views each.

extension ViewMaker {
    func repeatedIDs() -> Sample {
        let first = number()
        let widths = views(12) { length() }
        let heights = views(12) { CGFloat(4 * integer(below: 6) + 4) }
        let count = 2 + integer(below: 3)
        let what = integer(below: 8)
        let orders = views(4) { shuffled(count) }
        let order = orders[change]
        let options = changingOptions(separators: 4, reordering: 3)
        func item(_ n: Int) -> RememberingView {
            RememberingView(
                number: first + n, size: CGSize(width: widths[n % 12], height: heights[n % 12]),
                change: change)
        }
        let content: AnyView =
            switch what {
            case 0:
                AnyView(
                    Group {
                        ForEach(order, id: \.self) { item($0) }
                        ForEach(0..<count, id: \.self) { item(10 + $0) }
                    })
            case 1:
                AnyView(
                    ForEach(0..<2, id: \.self) { group in
                        ForEach(order, id: \.self) { item(10 * group + $0) }
                    })
            case 2:
                AnyView(
                    ForEach(order, id: \.self) { n in
                        if n % 2 == 0 {
                            item(n)
                        } else {
                            item(n).padding(1)
                        }
                    })
            case 3:
                AnyView(
                    ForEach(order, id: \.self) { n in
                        item(n); item(n + 10)
                    })
            case 4:
                AnyView(
                    Group {
                        item(0)
                        ForEach(order, id: \.self) { item(10 + $0) }
                        item(1)
                    })
            case 5: AnyView(ForEach(order, id: \.self) { n in if (n + self.change) % 2 == 0 { item(n) } })
            case 6:
                AnyView(
                    Group {
                        wordBlocks(FlowText(verbatim: "a bc")).part(first + 30)
                        ForEach(order, id: \.self) { item(10 + $0) }
                    })
            default: AnyView(ForEach(order, id: \.self) { n in item(n).id(n / 2) })
            }
        return eitherFlow(
            "IDs\(what)\(orders)\(zip(widths, heights).map { "\(short($0))x\(short($1))" })", options, content
        )
    }
}
