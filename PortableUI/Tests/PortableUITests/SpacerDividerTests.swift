import Expectations
import PortableUITesting
import Testing

/// Views that ask in which stack they are.
@MainActor @Suite struct SpacerDividerTests {
    @Test func aSpacerGrowsAlongItsStackOnly() {
        func spacer(_ view: some View) -> CGRect? {
            host(view, width: 50, height: 40).frames.frames(named: "Spacer").first
        }
        expectEqual(spacer(HStack { Spacer() }), rect(0, 0, 50, 0))
        expectEqual(spacer(VStack { Spacer() }), rect(0, 0, 0, 40))
        expectEqual(spacer(ZStack { Spacer() }), rect(0, 0, 50, 40))
        expectEqual(spacer(HStack { ZStack { Spacer() } }), rect(0, 0, 50, 40))
        expectEqual(spacer(HStack { Group { Spacer() } }), rect(0, 0, 50, 0))
        expectEqual(spacer(AnyLayout(VStackLayout()) { Spacer() }), rect(0, 0, 0, 40))
    }

    @Test func aSpacerSaysNothingAcrossItsStack() {
        // The rows stand 8 apart, as if there were no spacer in them.
        let row = HStack {
            Color.red.frame(width: 6, height: 6); Spacer()
        }
        expectEqual(
            host(
                VStack {
                    row; row
                }, width: 30
            ).colors, [rect(0, 0, 6, 6), rect(0, 14, 6, 6)])
    }

    @Test func aDividerStandsAcrossItsStack() {
        func divider(_ view: some View) -> CGRect? {
            host(view, width: 50, height: 40).frames.frames(named: "Divider").first
        }
        expectEqual(divider(HStack { Divider() }), rect(0, 0, 1, 40))
        expectEqual(divider(VStack { Divider() }), rect(0, 0, 50, 1))
        expectEqual(divider(ZStack { Divider() }), rect(0, 0, 50, 1))
        expectEqual(divider(HStack { VStack { Divider() } }), rect(0, 0, 50, 1))
        expectEqual(divider(HStack { GeometryReader { _ in Divider() } }), rect(0, 0, 50, 1))
    }

    @Test func outsideOfStacksASpacerGrowsOnBothAxes() {
        expectEqual(host(Spacer(), width: 50, height: 40).size, CGSize(width: 50, height: 40))
        expectEqual(host(Divider(), width: 50, height: 40).size, CGSize(width: 50, height: 1))
        // Several views at the root stand below each other, and know it.
        let several = host(
            Group {
                Spacer(); Text("A")
            }, width: 50, height: 40)
        expectEqual(several.frames.frames(named: "Spacer"), [rect(3, 0, 0, 28)])
    }

    @Test func modifiersLeaveASpacerAndADividerInTheirStack() {
        let host = host(
            HStack(spacing: 0) {
                Divider().padding(2); Spacer().opacity(0.5).padding(1)
            }, width: 50, height: 40)
        expectEqual(host.frames.frames(named: "Divider"), [rect(2, 2, 1, 36)])
        expectEqual(host.frames.frames(named: "Spacer"), [rect(6, 20, 43, 0)])
    }

    @Test func onlyAFrameDirectlyAroundASpacerIsADistance() {
        /// Where a text begins after the framed spacer of 20.
        func position(_ spacer: some View) -> CGFloat {
            host(
                HStack {
                    spacer; Text("A")
                }
            ).texts[0].minX
        }
        expectEqual(position(Spacer().frame(width: 20)), 20)
        expectEqual(position(Spacer().frame(minWidth: 20, maxWidth: 20)), 20)
        expectEqual(position(Spacer().opacity(0.5).background(Color.red).frame(width: 20)), 20)
        expectEqual(position(Spacer().padding(.vertical, 1).frame(width: 20)), 28)
        expectEqual(position(Spacer().fixedSize().frame(width: 20)), 28)
        expectEqual(position(Spacer().layoutPriority(1).frame(width: 20)), 28)
        expectEqual(position(Spacer().alignmentGuide(.top) { _ in 1 }.frame(width: 20)), 28)
        expectEqual(position(Spacer().frame(height: 1).frame(width: 20)), 28)
    }
}
