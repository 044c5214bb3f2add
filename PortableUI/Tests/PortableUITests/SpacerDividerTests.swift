import Expectations
import PortableUITesting
import Testing

/// Views that ask in which stack they are.
@MainActor @Suite struct SpacerDividerTests {
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
