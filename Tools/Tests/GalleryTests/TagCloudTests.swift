import Expectations
import FlowLayoutsMigration
import Gallery
import Testing

/// The data-driven view of swiftuirecipes.com.
@MainActor
@Suite struct TagCloudTests {
    @Test func theGalleryShowsTheTagCloud() throws {
        let cloud = try GalleryEntry.named("tag-cloud")
        expectEqual(
            cloud.lines,
            """
            Some long item here|And then some longer one
            Short|Items|Here|And|A
            Few|More
            And then a very very very long one
            """)
        // A character is 6.5 wide, a line 16.25 high; around them are 16 + 4 on each side. Padding leaves 368.
        let lines: [[CGFloat]] = [[163.5, 196], [72.5, 72.5, 66, 59.5, 46.5], [59.5, 66], [261]]
        let frames = lines.enumerated().flatMap { index, widths in
            line(widths, x: 16, y: 16 + 56.25 * CGFloat(index), height: 56.25, spacing: 0)
        }
        expectEqual(cloud.frames.flows.map(\.items), [frames])
        expectEqual(cloud.frames.frame, rect(0, 0, 400, 257))
    }

    // The space of 4 around each block makes whole cells of it. The first and the last are equal.
    @Test func aLineIsAsHighAsItsHighestItem() {
        let blocks = [
            CGSize(width: 32, height: 22), CGSize(width: 22, height: 2), CGSize(width: 42, height: 12),
        ]
        let view = FlowLayoutView(mode: .vstack, binding: .constant(0), items: [0, 1, 2, 0]) { index in
            Rectangle().frame(width: blocks[index].width, height: blocks[index].height)
        }
        let shown = layOut(view, width: 90)
        let items = shown.flows.first?.items ?? []
        expectEqual(
            picture(items, columns: 9),
            """
            AAAABBB..
            AAAA.....
            AAAA.....
            CCCCCDDDD
            CCCCCDDDD
            .....DDDD
            """)
        expectEqual(
            items, [rect(0, 0, 40, 30), rect(40, 0, 30, 10), rect(0, 30, 50, 20), rect(50, 30, 40, 30)])
        expectEqual(shown.frame, rect(0, 0, 90, 60))
    }
}
