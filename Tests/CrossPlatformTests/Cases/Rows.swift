import FlowLayouts

extension FlowCase {
    /// What fits in a row, and where the next one begins.
    static let rows = [
        FlowCase("views that fit stand in a row", width: 100, picture: "ABBCCC") {
            HFlow(spacing: 0) { Blocks(1, 2, 3) }
        },
        FlowCase("a row may be exactly as long as the flow", width: 60, picture: "ABBCCC") {
            HFlow(spacing: 0) { Blocks(1, 2, 3) }
        },
        FlowCase(
            "with a point less the last view wraps", width: 59,
            picture: """
                ABB
                CCC
                """
        ) {
            HFlow(spacing: 0) { Blocks(1, 2, 3) }
        },
        FlowCase("the ideal flow is a row", picture: "ABBCCC") {
            HFlow(spacing: 0) { Blocks(1, 2, 3) }
        },
        FlowCase("without end there is a row", width: .infinity, height: .infinity, picture: "ABBCCC") {
            HFlow(spacing: 0) { Blocks(1, 2, 3) }
        },
        FlowCase(
            "in no width each view has a row", width: 0,
            picture: """
                A..
                BB.
                CCC
                """
        ) {
            HFlow(spacing: 0) { Blocks(1, 2, 3) }
        },
        FlowCase(
            "the smallest flow is as long as its longest view and as high as a row", width: 0, height: 0,
            picture: """
                BBB
                BBB
                """
        ) {
            HFlow(spacing: 0) {
                Block(0, 1)
                Block(1, 3, 2)
            }
            .reversesLines()
        },
        FlowCase("a flow of nothing takes no space", width: 50, picture: "") {
            HFlow(spacing: 10) { EmptyView() }
        },
        FlowCase(
            "views and rows are a spacing apart", width: 60,
            picture: """
                AA.BB
                .....
                CC...
                """
        ) {
            HFlow(spacing: 10) { Blocks(2, 2, 2) }
        },
        FlowCase(
            "rows can have a spacing of their own", width: 80,
            picture: """
                AA..BBB
                CC.....
                """
        ) {
            HFlow(itemSpacing: 20, rowSpacing: 0) { Blocks(2, 3, 2) }
        },
        FlowCase(
            "a negative spacing lets views overlap", width: 50,
            picture: """
                AABBB
                CC...
                """
        ) {
            HFlow(itemSpacing: -10, rowSpacing: 0) { Blocks(3, 3, 2) }
        },
        FlowCase("without a spacing views are apart as they prefer", width: 60, picture: "A.B") {
            // Views that say nothing prefer 8 points.
            HFlow {
                Block(0, 1)
                Block(1, 1).frame(width: 12, alignment: .trailing)
            }
        },
        FlowCase(
            "a row begins below the highest view of the one before", width: 40,
            picture: """
                AABB
                ..BB
                CCC.
                """
        ) {
            HFlow(alignment: .top, spacing: 0) {
                Block(0, 2)
                Block(1, 2, 2)
                Block(2, 3)
            }
        },
        FlowCase(
            "a view longer than the flow stands alone and sticks out", width: 50,
            picture: """
                AA......
                BBBBBBBB
                CC......
                """
        ) {
            HFlow(spacing: 0) { Blocks(2, 8, 2) }
        },
        FlowCase(
            "a view that can be shorter fills the flow", width: 50,
            picture: """
                AA...
                BBBBB
                CC...
                """
        ) {
            HFlow(spacing: 0) {
                Block(0, 2)
                FlexibleBlock(1, ideal: 8)
                Block(2, 2)
            }
        },
    ]
}
