import Expectations
import PortableUITesting
import Testing

@MainActor @Suite struct PaddingTests {
    @Test func sixteenByDefault() {
        expectEqual(host(Text("A").padding()).texts, [rect(16, 16, 6, 12)])
        expectEqual(host(Text("A").padding(.leading)).frames.frame, rect(0, 0, 22, 12))
    }

    @Test func aLengthForEachEdge() {
        let host = host(Text("A").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        expectEqual(host.frames.frame, rect(0, 0, 12, 16))
        expectEqual(host.texts, [rect(2, 1, 6, 12)])
    }

    @Test func theViewIsOfferedWhatIsLeft() {
        let host = host(Text("AAA AAA").padding(6), width: 36)
        expectEqual(host.size, CGSize(width: 30, height: 36))
        expectEqual(host.texts, [rect(6, 6, 18, 24)])
        // Nothing is left, not less than that.
        expectEqual(
            PortableUITests.host(Color.red.padding(20), width: 10, height: 10).colors, [rect(20, 20, 0, 0)])
    }

    @Test func negativePaddingLetsTheViewReachOut() {
        let host = host(Text("AA").padding(-2))
        expectEqual(host.size, CGSize(width: 8, height: 8))
        expectEqual(host.texts, [rect(-2, -2, 12, 12)])
        expectEqual(PortableUITests.host(Text("A").padding(-20)).size, .zero)
    }

    @Test(arguments: [.nan, .infinity, -.infinity] as [CGFloat])
    func badLengthsCountAsZero(length: CGFloat) {
        expectEqual(host(Text("A").padding(length)).frames.frame, rect(0, 0, 6, 12))
    }
}
