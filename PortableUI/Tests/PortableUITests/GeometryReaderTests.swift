import Expectations
import PortableUITesting
import Testing

/// Views that are built from the space that they get.
@MainActor @Suite struct GeometryReaderTests {
    private final class Log {
        var sizes: [CGSize] = []
        var frames: [CGRect?] = []
    }

    /// A reader that logs each size that it is built with.
    private func reader(_ log: Log) -> some View {
        GeometryReader { geometry -> Color in
            log.sizes.append(geometry.size)
            return .red
        }
    }

    @Test func aReaderTakesWhatItIsOffered() {
        func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
            host(GeometryReader { _ in Text("A") }, width: width, height: height).size
        }
        expectEqual(size(30, 20), CGSize(width: 30, height: 20))
        expectEqual(size(nil, 20), CGSize(width: 10, height: 20))
        expectEqual(size(nil, nil), CGSize(width: 10, height: 10))
        expectEqual(size(0, 0), .zero)
    }

    @Test func itsViewsAreBuiltWithTheRealSizeAtOnce() {
        let log = Log()
        let host = host(
            HStack(spacing: 0) {
                Color.blue.frame(width: 20)
                reader(log)
            }.padding(5), width: 100, height: 50)
        expectEqual(host.colors, [rect(5, 5, 20, 40), rect(25, 5, 70, 40)])
        expectEqual(log.sizes, [CGSize(width: 70, height: 40)])
        host.proposal.width = 60
        expectEqual(host.colors.last, rect(25, 5, 30, 40))
        expectEqual(log.sizes, [CGSize(width: 70, height: 40), CGSize(width: 30, height: 40)])
        // Nothing has changed.
        host.proposal.width = 60
        _ = host.displayList
        expectEqual(log.sizes.count, 2)
    }

    private struct Switch: View {
        let handle: Handle<Int>

        var body: some View {
            GeometryReader { geometry in
                if geometry.size.width < 50 {
                    Counter(handle: handle)
                } else {
                    ForEach(["a", "b", "b"], id: \.self) { Text($0) }
                }
            }
        }
    }

    @Test func stateInAReaderLastsAsLongAsItsView() {
        let handle = Handle<Int>()
        let host = host(Switch(handle: handle), width: 30, height: 20)
        expectEqual(host.strings, ["0"])
        handle.value = 3
        expectEqual(host.strings, ["3"])
        host.proposal.width = 40
        expectEqual(host.strings, ["3"])
        host.proposal.width = 60
        expectEqual(host.strings, ["a", "b", "b"])
        let identities = host.frames.preorder.map(\.identity)
        host.proposal.width = 70
        expectEqual(host.frames.preorder.map(\.identity), identities)
        host.proposal.width = 40
        expectEqual(host.strings, ["0"])
    }

    @Test func aReaderInAScrollViewIsBuiltForEachPlace() throws {
        let log = Log()
        let host = host(
            ScrollView {
                GeometryReader { geometry -> Color in
                    log.frames = [
                        geometry.frame(in: .global), geometry.frame(in: .named("content")),
                        geometry.frame(in: .named("nowhere")),
                        geometry.bounds(of: .named("content")), geometry.bounds(of: .named("nowhere")),
                    ]
                    return .red
                }
                .frame(height: 300)
                .padding(10)
                .coordinateSpace(name: "content")
            }, width: 100, height: 100)
        _ = host.frames
        expectEqual(
            log.frames,
            [
                rect(10, 10, 80, 300), rect(10, 10, 80, 300), rect(10, 10, 80, 300),
                rect(-10, -10, 100, 320), nil,
            ])
        try host.scroll(to: CGPoint(x: 0, y: 50))
        _ = host.frames
        expectEqual(
            log.frames,
            [
                rect(10, -40, 80, 300), rect(10, 10, 80, 300), rect(10, -40, 80, 300),
                rect(-10, -10, 100, 320), nil,
            ])
    }
}
