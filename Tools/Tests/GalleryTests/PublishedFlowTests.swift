import Expectations
import Gallery
import Testing

/// The pictures of others' flows: what stands on each of their lines.
@MainActor
@Suite struct PublishedFlowTests {
    private nonisolated static let letters = """
        r|s|t|u|v|w
        x|y|z|R|S|T
        U|V|W|X|Y|Z
        """
    private nonisolated static let keywords = """
        Every|word|takes|the|room|that
        it|needs|and|the|next|line
        begins|where|the|available|width
        ends
        """

    @Test(arguments: [
        ("default-similar-widths", letters), ("justified-similar-widths", letters),
        (
            "default-varied-widths",
            """
            cloud|hill|thunder|if
            run|fright|just|twenty
            agent|theatre|ink|so
            rig|week|range|today
            """
        ),
        // Three slots as wide as "thunder".
        (
            "justified-varied-widths",
            """
            cloud|hill|thunder
            if|run|fright
            just|twenty|agent
            theatre|ink|so
            rig|week|range
            today
            """
        ),
        ("flexible-leading", keywords), ("flexible-center", keywords), ("flexible-trailing", keywords),
        (
            "sentence",
            """
            You|can’t|connect|the|dots|looking
            forward;|you|can|only|them
            backwards.|So|have|to|trust|that
            will|somehow|in|your|future.
            """
        ),
        (
            "tag-cloud",
            """
            Some long item here|And then some longer one
            Short|Items|Here|And|A
            Few|More
            And then a very very very long one
            """
        ),
    ])
    func aPictureShowsTheLinesOfItsFlow(name: String, lines: String) throws {
        let entry = try GalleryEntry.named(name)
        expectEqual(entry.lines, lines)
        expectEqual(entry.frames.flows.count, 1)
    }
}
