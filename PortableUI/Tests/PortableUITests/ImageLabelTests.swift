import Expectations
import PortableUITesting
import Testing

/// Placeholders for pictures, and labels that have one.
@MainActor @Suite struct ImageLabelTests {
    @Test func aSymbolIsAsHighAsALineOfText() {
        let host = host(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Image(systemName: "star")
                Text("A")
                Image(systemName: "star.fill").font(.system(size: 20))
                Image("photo")
            })
        let images = host.frames.frames(named: "Image")
        // On the baseline of the larger font, at 18 of 24.
        expectEqual(images, [rect(0, 9, 12, 12), rect(18, 0, 24, 24), rect(42, 9, 12, 12)])
        expectEqual(host.texts, [rect(12, 9, 6, 12)])
    }

    @Test func aScaleKeepsTheMiddleOfASymbol() {
        func frames(_ scale: Image.Scale) -> [CGRect] {
            host(
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Text("A")
                    Image(systemName: "star").imageScale(scale)
                }
            ).frames.preorder.dropFirst().map(\.frame)
        }
        expectEqual(frames(.medium), [rect(0, 0, 6, 12), rect(6, 0, 12, 12)])
        expectEqual(frames(.small), [rect(0, 0, 6, 12), rect(6, 1.5, 9, 9)])
        expectEqual(frames(.large), [rect(0, 1.5, 6, 12), rect(6, 0, 15, 15)])
    }

    @Test func aSymbolIsDrawnInTheForegroundStyle() {
        func contents(_ name: String) -> [DisplayItem.Content] {
            host(Image(systemName: name).foregroundColor(.red).frame(width: 12)).displayList.items.map(
                \.content)
        }
        let red = Color.red.resolve(in: EnvironmentValues())
        let square = rect(1.2, 1.2, 9.6, 9.6)
        expectEqual(
            contents("heart"), [.stroke(Path(roundedRect: square, cornerRadius: 2), red, lineWidth: 1)])
        expectEqual(contents("heart.fill"), [.fill(Path(roundedRect: square, cornerRadius: 2), red)])
        expectEqual(contents("circle.fill"), [.fill(Path(ellipseIn: square), red)])
        expectEqual(contents("xmark").count, 1)
        expectEqual(contents("xmark.circle.fill").count, 2)
        expectEqual(contents("xmark.circle.fill").first, .fill(Path(ellipseIn: square), red))
    }

    @Test func aLabelIsAnIconAndATextOnOneBaseline() {
        let label = Label("Tags", systemImage: "tag")
        expectEqual(host(label).frames.frames(named: "Image"), [rect(0, 0, 12, 12)])
        expectEqual(host(label).texts, [rect(20, 0, 24, 12)])
        let custom = Label {
            Text("A")
            Text("B")
        } icon: {
            Circle().frame(width: 5, height: 5)
        }
        expectEqual(host(custom).strings, ["A", "B"])
    }
}
