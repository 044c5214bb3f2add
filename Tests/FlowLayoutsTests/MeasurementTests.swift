import Expectations
import PortableUITesting
import Testing

@testable import FlowLayouts

/// How often children are measured.
@Suite(.inBothModes) struct MeasurementTests {
    // The probes of a system, then two widths that both children are narrower than.
    @Test func aChildNarrowerThanTheFlowIsMeasuredOnce() {
        let children = [box(50, 20), box(70, 30), box(60, 10)]
        let pass = Pass(FlowLayout(spacing: 10), children)
        for proposal in [ProposedViewSize.unspecified, .infinity, .width(300), .width(150)] {
            _ = pass.size(proposal)
        }
        pass.place(width: 300)
        pass.place(width: 150)
        for child in children {
            expectEqual(child.measurements, [.unspecified])
            expectEqual(child.placedProposal, .unspecified)
        }

        _ = pass.size(.zero)
        for child in children {
            expectEqual(child.measurements, [.unspecified, .zero])
        }
        _ = pass.size(ProposedViewSize(width: 0, height: 50))
        for child in children {
            expectEqual(child.measurements, [.unspecified, .zero, .width(0)])
        }
    }

    @Test func aWiderChildIsMeasuredOnceMoreForEachWidth() {
        let wide = paragraph(length: 200, lineHeight: 20)
        let narrow = box(50, 20)
        let pass = Pass(FlowLayout(spacing: 10), [wide, narrow])
        for width in [100, 150, 100, 300, 150] as [CGFloat] {
            pass.place(width: width)
        }
        expectEqual(wide.measurements, [.unspecified, .width(100), .width(150)])
        expectEqual(wide.placedProposal, .width(150))
        expectEqual(narrow.measurements, [.unspecified])
    }

    // Between views and between rows: at each new width, other views are neighbors.
    @Test(arguments: [nil, 8] as [CGFloat?], [nil, 2])
    func theSpacingOfAChildIsReadOnce(itemSpacing: CGFloat?, maxLines: Int?) {
        let reads = Reads(of: 20)
        let pass = Pass(
            FlowLayout(itemSpacing: itemSpacing, rowSpacing: nil).maxLines(maxLines), reads.children)
        _ = pass.size(.unspecified)
        for width in [200, 150, 100, 333] as [CGFloat] { pass.place(width: width) }
        expectEqual(reads.counts, Array(repeating: 1, count: 20))
        pass.update(reads.children)
        pass.place(width: 200)
        expectEqual(reads.counts, Array(repeating: 2, count: 20))
    }

    // Where numbers say all distances, no view is asked.
    @Test func noSpacingIsReadInVain() {
        let reads = Reads(of: 20)
        Pass(FlowLayout(itemSpacing: 8, rowSpacing: 4), reads.children).place(width: 200)
        expectEqual(reads.counts, Array(repeating: 0, count: 20))
    }

    /// Children that count how often they are asked for their spacing.
    private final class Reads {
        private(set) var counts: [Int]
        private(set) var children: [LayoutSubviewStub] = []

        init(of count: Int) {
            counts = Array(repeating: 0, count: count)
            children = (0..<count).map { [unowned self] number in
                LayoutSubviewStub(spacing: self.spacing(of: number)) { _ in size(30, 10) }
            }
        }

        private func spacing(of number: Int) -> ViewSpacing {
            counts[number] += 1
            return ViewSpacing(CGFloat(number % 4))
        }
    }

    // A window that is dragged through 1,000 widths, and back.
    @Test func onlyTheLatestWidthsAreRemembered() {
        let children = (0..<5).map { _ in paragraph(length: 2000, lineHeight: 20) }
        let pass = Pass(FlowLayout(spacing: 10), children)
        for width in 100..<1100 { pass.place(width: CGFloat(width)) }
        #expect(children.allSatisfy { $0.measurements.count == 1 + 1000 })
        for width in (1092..<1100).reversed() { pass.place(width: CGFloat(width)) }
        #expect(children.allSatisfy { $0.measurements.count == 1 + 1000 })
        pass.place(width: 1000)
        #expect(children.allSatisfy { $0.measurements.count == 1 + 1001 })
    }

    @MainActor @Test func aFlexibleViewIsMeasuredOnceForEachProposal() {
        let log = ProposalLog()
        let field = Asked(log) { size(min(max($0.width ?? 40, 20), 300), 10) }
        let view = host(HFlow(spacing: 0) { field.flowGrow().flowShrink() }, width: 100)
        expectEqual(view.frames.frame.size, size(100, 10))
        view.proposal = ProposedViewSize(width: 100, height: 50)
        expectEqual(view.frames.frame.size, size(100, 10))
        expectEqual(log.proposals, [.unspecified, .zero, .infinity, .width(100)])
    }
}
