import Expectations
import FlowLayouts
import PortableUITesting
import TestSupport
import Testing

/// What a flow answers to proposals: rules 1 to 4.
@Suite(.inBothModes) struct ProposalTests {
    @Test func rowsWrapAndAreAsHighAsTheirHighestChild() {
        let children = [box(40, 10), box(30, 30), box(20, 20), box(50, 20), box(20, 10)]
        let pass = Pass(FlowLayout(alignment: .topLeading, spacing: 10), children)
        expectEqual(pass.size(width: 100), size(80, 80))
        pass.place(width: 100)
        expectEqual(
            frames(children),
            [
                rect(0, 0, 40, 10), rect(50, 0, 30, 30), rect(0, 40, 20, 20), rect(30, 40, 50, 20),
                rect(0, 70, 20, 10),
            ])
        expectEqual(
            picture(frames(children).compactMap { $0 }),
            """
            AAAA.BBB
            .....BBB
            .....BBB
            ........
            CC.DDDDD
            CC.DDDDD
            ........
            EE......
            """)
    }

    @Test func withoutALimitEverythingStandsInOneLine() {
        for width in [nil, CGFloat.infinity] {
            let children = [box(40, 10), box(30, 30), box(50, 20)]
            let pass = Pass(FlowLayout(alignment: .topLeading, spacing: 10), children)
            expectEqual(pass.size(width: width), size(140, 30))
            pass.place(width: width)
            expectEqual(frames(children), [rect(0, 0, 40, 10), rect(50, 0, 30, 30), rect(90, 0, 50, 20)])
        }
    }

    // At 10 points, its narrowest, the paragraph takes twenty lines.
    @Test(arguments: [nil, 100, CGFloat.infinity])
    func withoutWidthEachChildIsOnALineOfItsOwn(height: CGFloat?) {
        let pass = Pass(FlowLayout(spacing: 10), [paragraph(length: 200, lineHeight: 5), box(30, 20)])
        expectEqual(pass.size(ProposedViewSize(width: 0, height: height)), size(30, 130))
    }

    @Test func aChildThatIsTooWideWraps() {
        let children = [box(30, 20), paragraph(length: 200, lineHeight: 20), box(30, 20)]
        let pass = Pass(FlowLayout(spacing: 10), children)
        pass.place(width: 100)
        expectEqual(frames(children), [rect(0, 0, 30, 20), rect(0, 30, 100, 40), rect(0, 80, 30, 20)])
    }

    @Test func aChildThatCannotWrapStandsAloneAndSticksOut() {
        let children = [box(30, 20), box(200, 20), box(30, 20)]
        let pass = Pass(FlowLayout(spacing: 10), children)
        expectEqual(pass.size(width: 100), size(200, 80))
        pass.place(width: 100)
        expectEqual(frames(children), [rect(0, 0, 30, 20), rect(0, 30, 200, 20), rect(0, 60, 30, 20)])
    }

    // Children that would fill everything have their ideal size in a flow.
    @Test func flexibleChildrenNeverBecomeInfinite() {
        let child = LayoutSubviewStub { $0.replacingUnspecifiedDimensions() }
        let pass = Pass(FlowLayout(spacing: 10), [child, box(30, 20)])
        for proposal in [ProposedViewSize.infinity, .unspecified, .zero, .width(100)] {
            let size = pass.size(proposal)
            #expect(size.width.isFinite && size.height.isFinite)
            pass.place(in: CGRect(origin: .zero, size: size), proposal: proposal)
            expectEqual(child.frame.map { $0.maxX.isFinite && $0.maxY.isFinite }, true)
        }
        expectEqual(pass.size(.infinity), size(50, 20))
    }

    @Test func aFlowKeepsItsLinesAtTheWidthItReported() {
        let children = (1...40).map { _ in box(10.1, 20) }
        let pass = Pass(FlowLayout(spacing: 0.1), children)
        let reported = pass.size(width: 101)
        expectEqual(pass.size(width: reported.width), reported)
    }

    @Test(arguments: [10, 100], [FlowDistribution.natural, .justified])
    func aFlowOfRandomWidthsKeepsItsLinesAtTheWidthItReported(count: Int, distribution: FlowDistribution) {
        for seed in 0..<100 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let children = (1...count).map { _ in box(.random(in: 5...60, using: &random), 20) }
            let flow = FlowLayout(spacing: .random(in: 0...10, using: &random)).distribution(distribution)
            let width = CGFloat.random(in: 60...300, using: &random)
            let pass = Pass(flow, children)
            let reported = pass.size(width: width)
            pass.place(in: CGRect(origin: .zero, size: reported), width: width)
            let placed = frames(children)

            // Another pass, which knows nothing of the first one's report.
            let again = Pass(flow, children)
            expectEqual(again.size(width: reported.width), reported, "seed \(seed)")
            again.place(in: CGRect(origin: .zero, size: reported), width: reported.width)
            expectEqual(frames(children), placed, "seed \(seed)")
        }
    }

    @Test func columnsFillDownToTheHeight() {
        let children = [box(20, 30), box(40, 20), box(10, 30)]
        let pass = Pass(VFlowLayout(alignment: .topLeading, spacing: 10), children)
        let proposal = ProposedViewSize(width: 5, height: 60)
        expectEqual(pass.size(proposal), size(60, 60))
        pass.place(in: rect(0, 0, 60, 60), proposal: proposal)
        expectEqual(
            picture(frames(children).compactMap { $0 }),
            """
            AA...C
            AA...C
            AA...C
            ......
            BBBB..
            BBBB..
            """)
        expectEqual(frames(children), [rect(0, 0, 20, 30), rect(0, 40, 40, 20), rect(50, 0, 10, 30)])
    }

    @Test func uniformColumnsAreAsWideAsTheWidestChild() {
        let children = [box(20, 10), box(40, 10), box(10, 10), box(40, 10)]
        let pass = Pass(FlowLayout(spacing: 10).columns(.uniform), children)
        expectEqual(pass.size(width: 100), size(90, 30))
        pass.place(width: 100)
        expectEqual(
            frames(children),
            [
                rect(10, 0, 20, 10), rect(50, 0, 40, 10), rect(15, 20, 10, 10), rect(50, 20, 40, 10),
            ])
    }

    // The paragraph is measured again at 100, so no column is wider than that.
    @Test func uniformColumnsOfAWideChildAreAsWideAsTheFlow() {
        let children = [box(20, 10), paragraph(length: 200, lineHeight: 10)]
        let pass = Pass(FlowLayout(spacing: 10).columns(.uniform), children)
        expectEqual(pass.size(width: 100), size(100, 40))
        pass.place(width: 100)
        expectEqual(frames(children), [rect(40, 0, 20, 10), rect(0, 20, 100, 20)])
    }

    @Test func anEmptyFlowHasNoSize() {
        let pass = Pass(FlowLayout(spacing: 10), [])
        expectEqual(pass.size(width: 100), .zero)
        pass.place(in: rect(3, 4, 0, 0), width: 100)
        expectEqual(pass.guide(.firstTextBaseline, in: .zero, width: 100), nil)
        expectEqual(pass.spacing, .zero)
    }
}
