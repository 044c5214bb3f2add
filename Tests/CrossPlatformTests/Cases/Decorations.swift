import FlowLayouts

extension FlowCase {
    /// Views that a flow adds to its own, or hides.
    static let decorations = [
        FlowCase(
            "no more than so many rows are shown", width: 30, hidden: [2, 3],
            picture: "ABB"
        ) {
            HFlow(spacing: 0) { Blocks(1, 2, 3, 1) }.maxLines(1)
        },
        FlowCase(
            "a view stands for those that are hidden", width: 30, hidden: [3],
            picture: """
                AAB
                CCZ
                """
        ) {
            HFlow(spacing: 0) { Blocks(2, 1, 2, 2) }.maxLines(2) { _ in Block(25, 1) }
        },
        FlowCase(
            "it is not there if none are", width: 30, hidden: [25],
            picture: """
                AAB
                CC.
                """
        ) {
            HFlow(spacing: 0) { Blocks(2, 1, 2) }.maxLines(2) { _ in Block(25, 1) }
        },
        FlowCase(
            "a separator stands between views of a row", width: 70,
            picture: """
                AAYBB
                CC...
                """
        ) {
            HFlow(spacing: 0) { Blocks(2, 2, 2) }.itemSeparator { Block(24, 1) }
        },
        FlowCase(
            "a separator stands between rows", width: 20,
            picture: """
                AA
                XX
                BB
                """
        ) {
            HFlow(spacing: 0) { Blocks(2, 2) }.lineSeparator { Color.red.frame(height: 10).block(23) }
        },
        FlowCase("a view between separators can take what its row leaves", width: 70, picture: "AAYBBBB") {
            HFlow(spacing: 0) {
                Block(0, 2)
                FlexibleBlock(1, ideal: 1).flowGrow()
            }
            .itemSeparator { Block(24, 1) }
        },
        FlowCase(
            "rows break where they have to between separators", width: 70,
            picture: """
                A..
                BYC
                """
        ) {
            // Where no space is left for it, a separator is not seen, but has a frame.
            HFlow(spacing: 0) {
                Block(0, 1)
                LineBreak()
                Block(1, 1)
                Block(2, 1)
            }
            .itemSeparator { FlexibleBlock(24, ideal: 1) }
        },
        FlowCase("the view that stands for others can grow", width: 60, hidden: [2], picture: "AABBZZ") {
            HFlow(spacing: 0) { Blocks(2, 2, 3) }
                .maxLines(1) { _ in FlexibleBlock(25, ideal: 1).flowGrow() }
        },
        FlowCase("a layout alone hides views, too", width: 30, hidden: [2, 3], picture: "ABB") {
            AnyLayout(HFlowLayout(spacing: 0).maxLines(1)) { Blocks(1, 2, 3, 1) }
        },
    ]
}
