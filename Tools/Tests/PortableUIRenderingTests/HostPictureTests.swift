import Expectations
import PortableUIRendering
import PortableUITesting
import Testing

/// A picture of any view.
@MainActor
struct HostPictureTests {
    /// A view of one's own.
    private struct Badge: View {
        var body: some View {
            Color(red: 0, green: 0, blue: 1).frame(width: 30, height: 10).padding(5)
        }
    }

    @Test func `The views of a host become pixels`() throws {
        let host = ViewHost(Badge(), measurer: PangoTextMeasurer())
        let png = try CairoRenderer().png(host.displayList, scale: 2)
        let picture = try DecodedPNG(png)
        #expect((picture.width, picture.height) == (80, 40))
        for (x, y) in [(10, 10), (69, 10), (10, 29), (69, 29)] {
            expectEqual(picture[x, y], .init(red: 0, green: 0, blue: 255), "\(x), \(y)")
        }
        for (x, y) in [(9, 10), (70, 10), (10, 9), (10, 30)] {
            expectEqual(picture[x, y].alpha, 0, "\(x), \(y)")
        }
    }
}
