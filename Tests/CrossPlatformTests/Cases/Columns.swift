import FlowLayouts

extension FlowCase {
    /// Flows from the top down, and views below each other.
    static let columns = [
        FlowCase(
            "a vertical flow has columns", height: 30,
            picture: """
                AC
                BC
                BC
                """
        ) {
            VFlow(spacing: 0) {
                Block(0, 1)
                Block(1, 1, 2)
                Block(2, 1, 3)
            }
        },
        FlowCase(
            "views of a column are centered, and columns a spacing apart", height: 20,
            picture: """
                .A..C
                BBB..
                """
        ) {
            VFlow(itemSpacing: 0, columnSpacing: 10) { Blocks(1, 3, 1) }
        },
        FlowCase(
            "columns can stand at the bottom", height: 30,
            picture: """
                A.
                A.
                AB
                """
        ) {
            VFlow(spacing: 0) {
                Block(0, 1, 3)
                Block(1, 1)
            }
            .columnAlignment(.bottom)
        },
        FlowCase(
            "from right to left columns are mirrored", height: 30,
            picture: """
                CA
                CB
                CB
                """
        ) {
            VFlow(spacing: 0) {
                Block(0, 1)
                Block(1, 1, 2)
                Block(2, 1, 3)
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
        FlowCase(
            "views can stand in columns as wide as the widest of them", width: 60,
            picture: """
                .A.BBB
                .C.DDD
                """
        ) {
            HFlow(spacing: 0) { Blocks(1, 3, 1, 3) }.columns(.uniform)
        },
        FlowCase(
            "a number of columns shares the flow", width: 80,
            picture: """
                .AA..BB.
                .CC.....
                """
        ) {
            HFlow(spacing: 0) { Blocks(2, 2, 2) }.columns(2)
        },
        FlowCase(
            "ideally a number of columns is as wide as the widest view in each",
            picture: """
                .A.BBB
                .C....
                """
        ) {
            HFlow(spacing: 0) { Blocks(1, 3, 1) }.columns(2)
        },
    ]
}
