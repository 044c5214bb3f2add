import FlowLayouts

extension FlowCase {
    /// Where rows end.
    static let breaks = [
        FlowCase(
            "a row has at most so many views", width: 60,
            picture: """
                AB
                C.
                """
        ) {
            HFlow(spacing: 0) { Blocks(1, 1, 1) }.maxItemsPerLine(2)
        },
        FlowCase(
            "balanced rows are about as long as each other, and the flow as they are", width: 60,
            picture: """
                AAA.
                BBBC
                """
        ) {
            HFlow(spacing: 0) { Blocks(3, 3, 1) }.lineBreaking(.balanced)
        },
        FlowCase(
            "rows can be more than needed, and are balanced then", width: 90,
            picture: """
                AAABB
                CCCDD
                """
        ) {
            HFlow(spacing: 0) { Blocks(3, 2, 3, 2) }.minLines(2)
        },
        FlowCase(
            "even rows leave about as much as each other", width: 60,
            picture: """
                AAA...
                BBCC..
                DDDDD.
                """
        ) {
            HFlow(spacing: 0) { Blocks(3, 2, 2, 5) }.lineBreaking(.even)
        },
        FlowCase(
            "a view that may shrink wraps at its ideal width", width: 60,
            picture: """
                AAA.
                BBBB
                """
        ) {
            HFlow(spacing: 0) {
                Block(0, 3)
                FlexibleBlock(1, least: 2, ideal: 4).flowShrink()
            }
        },
        FlowCase("views can shrink before they wrap", width: 60, picture: "AAABBB") {
            HFlow(spacing: 0) {
                Block(0, 3)
                FlexibleBlock(1, least: 2, ideal: 4).flowShrink()
            }
            .wrapping(.smallest)
        },
        FlowCase("views share one row if they can as short as they get", width: 60, picture: "AAABBB") {
            HFlow(spacing: 0) {
                Block(0, 3)
                FlexibleBlock(1, least: 2, ideal: 4).flowShrink()
            }
            .wrapping(.oneLineIfPossible)
        },
        FlowCase(
            "views that cannot share one row wrap at their ideal width", width: 60,
            picture: """
                AAA...
                BBBBCC
                """
        ) {
            HFlow(spacing: 0) {
                Block(0, 3)
                FlexibleBlock(1, least: 2, ideal: 4).flowShrink()
                Block(2, 2)
            }
            .wrapping(.oneLineIfPossible)
        },
        FlowCase("views can follow each other from the end", width: 60, picture: "CCCBBA") {
            HFlow(spacing: 0) { Blocks(1, 2, 3) }.reversesItems()
        },
        FlowCase(
            "rows can follow each other from the bottom", width: 30,
            picture: """
                CCC
                ABB
                """
        ) {
            HFlow(spacing: 0) { Blocks(1, 2, 3) }.reversesLines()
        },
        FlowCase(
            "a view can begin a row", width: 60,
            picture: """
                A.
                BC
                """
        ) {
            HFlow(spacing: 0) {
                Block(0, 1)
                Block(1, 1).flowBreaksBefore()
                Block(2, 1)
            }
        },
        FlowCase(
            "a view can end its row", width: 60,
            picture: """
                AB
                C.
                """
        ) {
            HFlow(spacing: 0) {
                Block(0, 1)
                Block(1, 1).flowBreaksAfter()
                Block(2, 1)
            }
        },
        FlowCase(
            "a view can go to the next row together with the one before it", width: 60,
            picture: """
                AAA.
                BBBC
                """
        ) {
            HFlow(spacing: 0) {
                Block(0, 3)
                Block(1, 3)
                Block(2, 1).flowAvoidsBreakBefore()
            }
        },
        FlowCase(
            "a break ends a row, and takes no space", width: 60,
            picture: """
                A...
                ....
                B.CC
                """
        ) {
            HFlow(spacing: 10) {
                Block(0, 1)
                LineBreak()
                Block(1, 1)
                Block(2, 2)
            }
        },
        FlowCase(
            "a view can have a row to itself", width: 40,
            picture: """
                A...
                BBBB
                C...
                """
        ) {
            HFlow(spacing: 0) {
                Block(0, 1)
                FlexibleBlock(1, ideal: 2).flowFillsLine()
                Block(2, 1)
            }
        },
    ]
}
