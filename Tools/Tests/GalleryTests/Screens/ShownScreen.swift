import Gallery
import PortableUITesting
import Testing

/// A screen of the example app in a window of a size.
@MainActor
func show(_ title: String, width: CGFloat = 700, height: CGFloat = 700) throws -> ViewHost<AnyView> {
    let screen = try #require(Screen.groups.flatMap(\.screens).first { $0.title == title })
    return ViewHost(
        screen.view, proposal: ProposedViewSize(width: width, height: height), measurer: measurer)
}

extension ViewHost {
    /// What can be read, in order, without what flows hide.
    var texts: [(string: String, frame: CGRect)] {
        displayList.items.compactMap { item in
            guard case .text(let text, _) = item.content, item.frame.minX > -500_000 else { return nil }
            return (text.string, item.frame)
        }
    }

    /// Whether a text can be read.
    func shows(_ string: String) -> Bool { texts.contains { $0.string == string } }

    /// The frame of a text that is there once.
    func frame(of string: String) throws -> CGRect {
        let frames = texts.filter { $0.string == string }.map(\.frame)
        try #require(frames.count == 1, "“\(string)” is there \(frames.count) times")
        return frames[0]
    }
}
