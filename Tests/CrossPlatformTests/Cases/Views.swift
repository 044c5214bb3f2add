import LazyFlowLayouts

extension FlowCase {
    /// Views that are no blocks of one size.
    static let views = [
        FlowCase("a view can take what its row leaves", width: 60, picture: "AABBBB") {
            HFlow(spacing: 0) {
                Block(0, 2)
                FlexibleBlock(1, ideal: 1).flowGrow()
            }
        },
        FlowCase("views can take shares of it", width: 60, picture: "AABBBB") {
            HFlow(spacing: 0) {
                FlexibleBlock(0, ideal: 1).flowGrow()
                FlexibleBlock(1, ideal: 1).flowGrow(3)
            }
        },
        FlowCase("a view grows no further than it can", width: 60, picture: "ABBCCC") {
            HFlow(spacing: 0) {
                Block(0, 1)
                FlexibleBlock(1, ideal: 1, most: 2).flowGrow()
                FlexibleBlock(2, ideal: 1).flowGrow()
            }
        },
        FlowCase("views of a higher priority grow first", width: 60, picture: "AAAABB") {
            HFlow(spacing: 0) {
                FlexibleBlock(0, ideal: 1, most: 4).flowGrow().layoutPriority(1)
                FlexibleBlock(1, ideal: 1).flowGrow()
            }
        },
        FlowCase("a spacer takes what its row leaves", width: 60, picture: "A....B") {
            HFlow(spacing: 0) {
                Block(0, 1)
                Spacer(minLength: 0)
                Block(1, 1)
            }
        },
        FlowCase(
            "a divider stands across its row", width: 60,
            picture: """
                ABC
                AB.
                AB.
                """
        ) {
            // It is a point thick, in the middle of what is drawn.
            HFlow(alignment: .top, itemSpacing: 4.5, rowSpacing: 0) {
                Block(0, 1, 3)
                Divider().frame(width: 1).background { Color.red.frame(width: 10).block(1) }
                Block(2, 1)
            }
        },
        FlowCase(
            "a flow in a flow has a row of its own if it does not fit", width: 60,
            picture: """
                AA...
                BBCCD
                """
        ) {
            HFlow(spacing: 0) {
                Block(0, 2)
                HFlow(spacing: 0) {
                    Block(1, 2)
                    Block(2, 2)
                    Block(3, 1)
                }
            }
        },
        FlowCase(
            "a flow in a flow wraps if it is longer", width: 50,
            picture: """
                AA..
                BBBB
                CCCC
                """
        ) {
            HFlow(spacing: 0) {
                Block(0, 2)
                HFlow(spacing: 0) {
                    Block(1, 4)
                    Block(2, 4)
                }
            }
        },
        FlowCase(
            "a lazy flow has the same rows", width: 40, height: 20,
            picture: """
                AABB
                CC..
                """
        ) {
            LazyHFlow(
                [0, 1, 2], id: \.self, size: .fixed(CGSize(width: 20, height: 10)), spacing: 0
            ) {
                Block($0, 2)
            }
        },
    ]
}
