import PortableUIDrawing

/// Draws several display lists as one SVG document that goes from each to the next, and from the last to
/// the first, forever.
///
/// What has the same identity in two states glides from its old to its new position, accelerating and
/// slowing down. What is inserted or removed fades in or out, and what changes its size or content fades
/// from its old to its new look on the way.
///
/// The document plays as an image, such as in a README on GitHub: it moves by CSS and has no scripts, and
/// letters are outlines, so that no font is needed. A text has
/// one color, also where parts of it have their own. It shows only the first state to people
/// who prefer reduced motion, and in programs that do not animate.
public struct AnimatedSVG {
    /// How many seconds each state is shown.
    public var hold: Double
    /// How many seconds a transition to the next state takes.
    public var transition: Double
    /// The background color; `nil` leaves the picture transparent.
    public var background: ResolvedColor?

    private let text = PangoTextLayout()

    public init(hold: Double = 1.5, transition: Double = 0.5, background: ResolvedColor? = nil) {
        self.hold = hold
        self.transition = transition
        self.background = background
    }

    /// Draws the states, in time proportional to the number of items and states.
    ///
    /// - Parameters:
    ///   - states: What to show one after another. An identity is the same object in each.
    ///   - title: What the picture shows, for people who do not see it; `nil` for no title.
    /// - Throws: `RenderingError`, if there are no states, if `hold` is not positive or `transition`
    ///   negative, or if a number is not finite.
    public func svg(_ states: [DisplayList], title: String? = nil) throws(RenderingError) -> Data {
        let size = try size(of: states)
        guard hold > 0, hold < .infinity, transition >= 0, transition < .infinity else {
            throw .invalidTiming(hold: hold, transition: transition)
        }
        var document = AnimatedSVGDocument(text: text)
        for track in AnimationTrack.tracks(through: states) {
            let positions = track.positions
            for look in track.looks {
                let keyframes = Keyframes(
                    positions: positions, isShown: look.isShown,
                    hold: hold / (hold + transition) / Double(states.count))
                try document.add(
                    look.item, at: positions[0].begin, isShownFirst: look.isShown[0], keyframes: keyframes)
            }
        }
        let duration = (hold + transition) * Double(states.count)
        return Data(
            document.text(
                size: size, title: title.map(SVGTitle.init), duration: duration, background: background
            ).utf8)
    }

    /// The smallest size that holds all states.
    private func size(of states: [DisplayList]) throws(RenderingError) -> CGSize {
        guard !states.isEmpty else { throw .noStates }
        var size = CGSize.zero
        for state in states {
            let next = try state.checkedSize()
            size = CGSize(width: max(size.width, next.width), height: max(size.height, next.height))
            for item in state.items {
                try item.check()
            }
        }
        return size
    }
}
