import FlowLayouts

extension FlowCase {
    /// Where views stand in their row, and rows in the flow.
    static let alignments = [
        FlowCase(
            "views of a row are centered", width: 60,
            picture: """
                ..BB.
                AABBC
                ..BB.
                """
        ) {
            HFlow(spacing: 0) {
                Block(0, 2)
                Block(1, 2, 3)
                Block(2, 1)
            }
        },
        FlowCase(
            "views stand at the top of their row", width: 60,
            picture: """
                AABBC
                ..BB.
                """
        ) {
            HFlow(alignment: .top, spacing: 0) {
                Block(0, 2)
                Block(1, 2, 2)
                Block(2, 1)
            }
        },
        FlowCase(
            "views stand at the bottom of their row", width: 60,
            picture: """
                ..BB.
                AABBC
                """
        ) {
            HFlow(alignment: .bottom, spacing: 0) {
                Block(0, 2)
                Block(1, 2, 2)
                Block(2, 1)
            }
        },
        FlowCase(
            "first baselines are in a line, and a view without text has its own at the bottom", width: 60,
            picture: """
                A.
                AB
                A.
                """
        ) {
            HFlow(alignment: .firstTextBaseline, spacing: 0) {
                Block(0, 1, 3).alignmentGuide(.firstTextBaseline) { _ in 20 }
                Block(1, 1)
            }
        },
        FlowCase(
            "last baselines are in a line, which can make it higher", width: 60,
            picture: """
                .B
                .B
                AB
                A.
                """
        ) {
            HFlow(alignment: .lastTextBaseline, spacing: 0) {
                Block(0, 1, 2).alignmentGuide(.lastTextBaseline) { _ in 10 }
                Block(1, 1, 3)
            }
        },
        FlowCase(
            "a view can say where its top is", width: 60,
            picture: """
                .B
                A.
                A.
                """
        ) {
            HFlow(alignment: .top, spacing: 0) {
                Block(0, 1, 2).alignmentGuide(.top) { _ in -10 }
                Block(1, 1)
            }
        },
        FlowCase(
            "a view can be aligned otherwise than the others", width: 60,
            picture: """
                A.C
                A..
                AB.
                """
        ) {
            HFlow(alignment: .top, spacing: 0) {
                Block(0, 1, 3)
                Block(1, 1).flowAlignment(.bottom)
                Block(2, 1)
            }
        },
        FlowCase(
            "a view can be stretched across its row", width: 60,
            picture: """
                ABC
                AB.
                AB.
                """
        ) {
            HFlow(alignment: .top, spacing: 0) {
                Block(0, 1, 3)
                Color.red.frame(width: 10).block(1).flowAlignment(.stretch)
                Block(2, 1)
            }
        },
        FlowCase(
            "all views can be stretched across their row", width: 20,
            picture: """
                AB
                AB
                CC
                """
        ) {
            HFlow(spacing: 0) {
                Block(0, 1, 2)
                Color.red.frame(width: 10).block(1)
                Block(2, 2)
            }
            .stretchesItems()
        },
        FlowCase(
            "rows can be centered", width: 50,
            picture: """
                AAAAA
                ..B..
                """
        ) {
            HFlow(spacing: 0) { Blocks(5, 1) }.rowAlignment(.center)
        },
        FlowCase(
            "rows can stand at the trailing edge", width: 50,
            picture: """
                AAAAA
                ...BC
                """
        ) {
            HFlow(spacing: 0) { Blocks(5, 1, 1) }.rowAlignment(.trailing)
        },
        FlowCase(
            "from right to left all is mirrored", width: 30,
            picture: """
                BBA
                CCC
                ..D
                """
        ) {
            HFlow(spacing: 0) { Blocks(1, 2, 3, 1) }.environment(\.layoutDirection, .rightToLeft)
        },
    ]
}
