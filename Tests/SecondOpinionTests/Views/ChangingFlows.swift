import FlowLayouts

// Flows whose data and options are others after each change, of views that remember when they came.

extension ViewMaker {
    func changingData() -> Sample {
        let parts = parts(11) { rememberingPart() }
        return changingData(of: parts)
    }

    func animatedData() -> Sample {
        let parts = parts(9) {
            let part = rememberingPart()
            return chance(3) ? part.with(".opacity") { $0.transition(.opacity) } : part
        }
        return changingData(of: parts)
    }

    private func changingData(of parts: [Sample]) -> Sample {
        let (orders, content) = changingContent(parts)
        return eitherFlow("\(orders)[\(parts.names)]", changingOptions(), content)
    }

    func reordered() -> Sample {
        let parts = parts(9) { rememberingPart() }
        let views = parts.map(\.view)
        let orders = self.views(4) { shuffled(views.count) }
        let content = ForEach(orders[change], id: \.self) { views[$0] }
        let options = changingOptions(limits: chance(2), reordering: 1)
        return eitherFlow("\(orders)[\(parts.names)]", options, content)
    }

    func separated() -> Sample {
        let parts = parts(9) { chance(3) ? rememberingPart() : spokenPart(1) }
        let options = changingOptions(limits: !chance(3), separators: 1, reordering: 9, columns: 6)
        return eitherFlow("[\(parts.names)]", options, content(of: parts))
    }

    func columned() -> Sample {
        let parts = parts(11) {
            let part = chance(3) ? rememberingPart() : spokenPart(1)
            return chance(7) ? part.with(".fl") { $0.flowFillsLine() } : part
        }
        return eitherFlow(
            "[\(parts.names)]", changingOptions(separators: 4, columns: 1), content(of: parts))
    }

    /// In either direction.
    func eitherFlow(_ name: String, _ options: ChangingOptions, _ content: some View) -> Sample {
        let flow = eitherFlow(of: content)
        return Sample(flow.title(options) + name, flow.view(options))
    }

    func eitherFlow(of content: some View) -> EitherFlow {
        let itemSpacing = element(of: [0, 8, 5, nil] as [CGFloat?])
        let lineSpacing = element(of: [0, 4, nil] as [CGFloat?])
        return EitherFlow(isColumn: chance(4), itemSpacing, lineSpacing, AnyView(content))
    }

    /// Data that are others, and in another order, after each change.
    func changingContent(_ parts: [Sample]) -> (orders: [[Int]], content: Content) {
        let views = parts.map(\.view)
        let orders = self.views(4) { Array(shuffled(views.count).prefix(integer(below: views.count + 2))) }
        return (orders, ForEach(orders[change], id: \.self) { views[$0] })
    }

    func shuffled(_ count: Int) -> [Int] {
        var order = Array(0..<count)
        for place in order.indices.reversed().dropLast() { order.swapAt(place, integer(below: place + 1)) }
        return order
    }

    /// The later it came into being, the wider it is.
    func rememberingPart() -> Sample {
        let number = number()
        let size = CGSize(width: length(), height: CGFloat(4 * integer(below: 8) + 4))
        let kind = integer(below: 16)
        let priority = element(of: [0, 0, 0, 0, 1, -1])
        let sample = trait(
            kind, 1,
            of: Sample(
                "\(number):\(short(size.width))x\(short(size.height))",
                RememberingView(number: number, size: size, change: change)))
        let spoken = sample.with(kind < 7 ? ".t\(kind)" : "") { $0 }
        return priority == 0
            ? spoken : spoken.with(".p\(priority)") { $0.layoutPriority(Double(priority)) }
    }
}
