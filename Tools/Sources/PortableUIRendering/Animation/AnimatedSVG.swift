import PortableUIDrawing

/// Draws several display lists as one SVG document that goes from each to the next, and from the last to
/// the first, forever.
///
/// What has the same identity in two states glides sideways from its old to its new position, accelerating
/// and slowing down, and what changes its size or content fades from its old to its new look on the way.
/// What moves up or down would cross others: it fades out, and then in where it goes, as does what is removed
/// or inserted. Between scenes, all that changes does so.
///
/// The document plays as an image, such as in a README on GitHub: it moves by CSS and has no scripts, and
/// letters are outlines, so that no font is needed. A text has one color, also where parts of it have their
/// own, and a gradient has its first one. Nothing is clipped, and what a transform moves is left out. It shows
/// only the first state to people who prefer reduced motion, and in programs that do not animate.
public struct AnimatedSVG {
    /// How many seconds each state is shown, and how many a transition to the next one takes.
    private static let (hold, transition) = (1.5, 0.5)

    private let text = PangoTextLayout()

    public init() {}

    /// Draws the states, in time proportional to the number of items and states.
    ///
    /// - Parameters:
    ///   - states: What to show one after another. An identity is the same object in each.
    ///   - title: What the picture shows, for people who do not see it; `nil` for no title.
    ///   - scenes: The indices of the states with which a new scene begins.
    /// - Throws: `RenderingError`, if memory runs out.
    public func svg(
        _ states: [DisplayList], title: String? = nil, scenes: Set<Int> = []
    ) throws(RenderingError) -> Data {
        let duration = (Self.hold + Self.transition) * Double(states.count)
        var document = AnimatedSVGDocument(text: text)
        for track in AnimationTrack.tracks(through: states) {
            let positions = track.positions
            let travels = track.travels(scenes: scenes)
            for look in track.looks {
                let keyframes = Keyframes(
                    positions: positions, isShown: look.isShown, travels: travels,
                    hold: Self.hold / duration)
                try document.add(
                    look.item, at: positions[0].begin, isShownFirst: look.isShown[0], keyframes: keyframes)
            }
        }
        // The smallest size that holds all states.
        let size = CGSize(
            width: states.map(\.size.width).max() ?? 0, height: states.map(\.size.height).max() ?? 0)
        return Data(document.text(size: size, title: title.map(SVGTitle.init), duration: duration).utf8)
    }
}
