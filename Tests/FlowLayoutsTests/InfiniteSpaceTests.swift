import Expectations
import PortableUITesting
import TestSupport
import Testing

@testable import FlowLayouts

/// To an infinite proposal, a flow that takes all it is offered says so, as a color does.
@MainActor
@Suite(.inBothModes) struct InfiniteSpaceTests {
    /// As wide as offered, from 20 on.
    private var field: some View {
        Color.red.frame(minWidth: 20, idealWidth: 20, maxWidth: .infinity).frame(height: 20)
    }

    /// Flows of a view of 20 × 20 that are as long as they are offered.
    private var longFlows: [HFlow<AnyView>] {
        let box = Box(20, 20)
        return [
            HFlow { AnyView(field.flowGrow()) },
            HFlow { AnyView(field.flowGrow(0.5)) },
            HFlow { AnyView(field.flowFillsLine()) },
            HFlow {
                AnyView(
                    Group {
                        box; Spacer()
                    })
            },
            HFlow { AnyView(box) }.sizing(.fill),
            HFlow { AnyView(box) }.columns(2),
            HFlow { AnyView(HFlow { field.flowGrow() }.flowGrow()) },
        ]
    }

    // MARK: Along the lines

    // Beside 200 × 50, there are 100 for a color.
    @Test func aRowSharesItsSpaceWithItAsWithAColor() {
        for (number, flow) in longFlows.enumerated() {
            let row = HStack(spacing: 0) {
                flow
                Box(200, 50)
            }
            let host = host(row, width: 300, height: 100)
            expectEqual(host.frames.frame.size, size(300, 50), "\(number)")
            expectEqual(host.frames.frames(named: "HFlowLayout").first?.width, 100, "\(number)")
        }
    }

    // MARK: Across the lines

    private let distributions: [FlowLineDistribution] = FlowLineDistribution.allCases.filter { $0 != .start }

    // Above 50 × 200, there are 100 for a color.
    @Test func aColumnSharesItsSpaceWithItAsWithAColor() {
        for distribution in distributions {
            let flow = HFlow { Box(20, 20) }.lineDistribution(distribution)
            expectEqual(flow.size(width: 100, height: .infinity), size(20, .infinity), "\(distribution)")
            expectEqual(flow.size(width: 100), size(20, 20), "\(distribution)")
            let column = VStack(spacing: 0) {
                flow
                Box(50, 200)
            }
            let host = host(column, width: 100, height: 300)
            expectEqual(host.frames.frame.size, size(50, 300), "\(distribution)")
            expectEqual(host.frames.frames(named: "HFlowLayout").map(\.height), [100], "\(distribution)")
        }
        expectEqual(HFlow { Box(20, 20) }.size(width: 100, height: .infinity), size(20, 20))
    }

    // MARK: What is offered

    // Who grows without end is offered space without end, not a large number of points.
    @Test func aViewIsAskedNoAbsurdLength() {
        let log = ProposalLog()
        let spy = Asked(log) { size($0.width ?? 10, 10) }
        let row = HStack(spacing: 0) {
            HFlow(spacing: 0) {
                spy.flowGrow()
                spy.flowGrow(2)
            }
            HFlow { spy.flowGrow() }.columns(3)
            Box(100, 10)
        }
        _ = host(row, width: 400).frames
        expectEqual(log.proposals.compactMap(\.width).filter { $0 > 400 && $0 < .infinity }, [])
    }

    // In bounds without end, views are as in those of the flow's ideal size.
    @Test func noViewIsPlacedWithoutEnd() {
        for flow in longFlows {
            for frame in boxes(flow.lineDistribution(.center), width: .infinity, height: .infinity) {
                #expect(frame.maxX < 100 && frame.maxY < 100)
            }
        }
    }

    // MARK: Random flows

    // Lengths of 10 and 20 millions are longer than any flow here that does not take all it is offered.
    @Test func infiniteSpaceIsTheLargestOfAll() {
        let seed = UInt64.random(in: 0 ... .max)
        // In the first, scaled rows are balanced. In the second, a photo that fills its row is 280,000 high.
        let known: [UInt64] = [5_558_749_227_323_786_245, 5_822_095_424_418_349_756]
        for seed in known + (0..<300).map({ seed &+ $0 }) {
            let content = RandomContent(seed: seed)
            let view = content.view { flow, subviews in
                func length(_ axis: Axis, _ length: CGFloat, across: CGFloat?) -> CGFloat {
                    let proposal =
                        axis == .horizontal
                        ? ProposedViewSize(width: length, height: across)
                        : ProposedViewSize(width: across, height: length)
                    var cache = FlowLayoutCache()
                    let size = cache.size(of: flow, proposal: proposal, subviews: subviews)
                    return axis == .horizontal ? size.width : size.height
                }
                for axis in Axis.allCases {
                    // A picture that grows has another thickness without an end, by which lines may be hidden.
                    let isThicknessOpen = flow.limit.hidesOverflow && axis == flow.axis
                    for across in isThicknessOpen ? [nil] : [nil, 0, 70, 150] as [CGFloat?] {
                        let lengths = [10_000_000, 20_000_000].map { length(axis, $0, across: across) }
                        expectEqual(
                            length(axis, .infinity, across: across),
                            lengths == [10_000_000, 20_000_000] ? .infinity : lengths[0],
                            "seed \(seed), \(axis) across \(across as Any): \(content.name)"
                        )
                    }
                }
            }
            _ = host(view, width: 200, height: 200).frames
        }
    }
}
