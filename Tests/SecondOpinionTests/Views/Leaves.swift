import FlowLayouts

// Views without content, and modifiers of any view.

extension ViewMaker {
    /// A part of a fixed size, no higher than 32.
    func block() -> Sample {
        let number = number()
        let (width, height) = (length(), CGFloat(4 * integer(below: 8) + 4))
        return Sample(
            "\(number):\(width)x\(height)", Color.red.frame(width: width, height: height).part(number))
    }

    func leaf() -> Sample {
        let number = number()
        func part(_ name: String, _ view: some View) -> Sample {
            Sample("\(number):\(name)", view.part(number))
        }
        switch integer(below: 12) {
        case 0...4:
            let (width, height) = (length(), length())
            return part("\(width)x\(height)", Color.red.frame(width: width, height: height))
        case 5:
            let widths = [length(), length(), length()].sorted()
            let height = length()
            return part(
                "w\(widths[0])/\(widths[1])/\(widths[2]) h\(height)",
                Color.red.frame(minWidth: widths[0], idealWidth: widths[1], maxWidth: widths[2])
                    .frame(height: height))
        case 6:
            let (width, height) = (length(), length())
            return part(
                "min\(width) h\(height)",
                Color.red.frame(minWidth: width, maxWidth: .infinity).frame(height: height))
        case 7: return part("color", Color.red)
        case 8:
            let least = element(of: [0, 12, nil] as [CGFloat?])
            return Sample("spacer\(least.map { "\($0)" } ?? "")", Spacer(minLength: least))
        case 9: return part("w", Color.red.frame(width: length()))
        case 10: return part("9x9", Color.red.frame(width: 9, height: 9))
        default:
            let (width, height) = (length(), length())
            return part(
                "h\(height)maxw\(width)",
                Color.red.frame(maxWidth: width, minHeight: height, maxHeight: height + 20))
        }
    }

    /// What a view in a flow says to it.
    func trait(_ kind: Int, _ factor: Double, of sample: Sample) -> Sample {
        sample.with("") { view in
            switch kind {
            case 0: AnyView(view.flowGrow(factor))
            case 1: AnyView(view.frame(maxWidth: .infinity).flowGrow(factor))
            case 2: AnyView(view.flowBreaksBefore())
            case 3: AnyView(view.flowBreaksAfter())
            case 4: AnyView(view.flowFillsLine())
            case 5: AnyView(view.flowShrink(factor))
            case 6: AnyView(view.flowAlignment(.bottom))
            default: view
            }
        }
    }

    /// No built-in guide is moved, and no direction is changed: in a `ZStack`, the other implementation is wrong about the
    /// first, and about the second where spacing is from right to left.
    func modified(_ sample: Sample) -> Sample {
        switch integer(below: 16) {
        case 0:
            let length = CGFloat(integer(below: 5)) * 3
            let edges: Named<Edge.Set> = element(
                of: [("all", .all), ("h", .horizontal), ("lead", .leading), ("bot", .bottom)])
            return sample.with(".pad(\(edges.name) \(length))") { $0.padding(edges.value, length) }
        case 1: return sample.with(".prio1") { $0.layoutPriority(1) }
        case 2: return sample.with(".prio-1") { $0.layoutPriority(-1) }
        case 3: return sample.with(".fixed") { $0.fixedSize() }
        case 4: return sample.with(".fixedH") { $0.fixedSize(horizontal: true, vertical: false) }
        case 5:
            let width = length()
            return sample.with(".w\(width)lead") { $0.frame(width: width, alignment: .leading) }
        case 6, 8, 9, 12:
            return sample.with(".maxw") { $0.frame(maxWidth: .infinity, alignment: .trailing) }
        case 7:
            let baseline = CGFloat(integer(below: 30))
            return sample.with(".ftb\(baseline)") { $0.alignmentGuide(.firstTextBaseline) { _ in baseline } }
        case 10: return sample.with(".off") { $0.offset(x: 3, y: -5) }
        case 11:
            let number = number()
            return sample.with(".ov(\(number))") { view in
                view.overlay(alignment: .bottomTrailing) {
                    Color.red.frame(width: 8, height: 8).part(number)
                }
            }
        case 13:
            let (ideal, most) = (length(), length())
            return sample.with(".flexi\(ideal)m\(most)") {
                $0.frame(minWidth: min(ideal, most), idealWidth: ideal, alignment: .bottomLeading)
            }
        case 14:
            return sample.with(".flexhm") { $0.frame(minHeight: 30, maxHeight: 60, alignment: .top) }
        default:
            let number = number()
            return sample.with(".mark(\(number))") { $0.part(number) }
        }
    }
}
