import FlowLayouts

extension FlowCase {
    /// Where the space goes that views leave.
    static let spaces = [
        FlowCase("a flow can be as wide as it may", width: 60, picture: "ABB...") {
            HFlow(spacing: 0) { Blocks(1, 2) }.sizing(.fill)
        },
        FlowCase("its row can then stand at the trailing edge", width: 60, picture: "...ABB") {
            HFlow(spacing: 0) { Blocks(1, 2) }.sizing(.fill).rowAlignment(.trailing)
        },
        FlowCase(
            "justified views reach both ends of all rows but the last", width: 80,
            picture: """
                AA.BB.CC
                DDD.....
                """
        ) {
            HFlow(spacing: 0) { Blocks(2, 2, 2, 3) }.distribution(.justified).sizing(.fill)
        },
        FlowCase(
            "the last row can keep its views together", width: 80,
            picture: """
                AA.BB.CC
                DDEE....
                """
        ) {
            HFlow(spacing: 0) { Blocks(2, 2, 2, 2, 2) }.maxItemsPerLine(3)
                .distribution(.spaceBetween).lastLine(.natural).sizing(.fill)
        },
        FlowCase("space can go between views", width: 70, picture: "A..B..C") {
            HFlow(spacing: 0) { Blocks(1, 1, 1) }.distribution(.spaceBetween).sizing(.fill)
        },
        FlowCase("space can go around views", width: 90, picture: ".A..B..C.") {
            HFlow(spacing: 0) { Blocks(1, 1, 1) }.distribution(.spaceAround).sizing(.fill)
        },
        FlowCase("space can go evenly between views and at the ends", width: 70, picture: ".A.B.C.") {
            HFlow(spacing: 0) { Blocks(1, 1, 1) }.distribution(.spaceEvenly).sizing(.fill)
        },
        FlowCase(
            "rows stand at the top of the space across, and take no more", width: 20, height: 70,
            picture: """
                AA
                BB
                """
        ) {
            HFlow(spacing: 0) { Blocks(2, 2) }
        },
        FlowCase(
            "rows can be in the middle", width: 20, height: 40,
            picture: """
                ..
                AA
                BB
                ..
                """
        ) {
            HFlow(spacing: 0) { Blocks(2, 2) }.lineDistribution(.center)
        },
        FlowCase(
            "rows can be at the end", width: 20, height: 30,
            picture: """
                ..
                AA
                BB
                """
        ) {
            HFlow(spacing: 0) { Blocks(2, 2) }.lineDistribution(.end)
        },
        FlowCase(
            "space can go between rows", width: 20, height: 50,
            picture: """
                AA
                ..
                BB
                ..
                CC
                """
        ) {
            HFlow(spacing: 0) { Blocks(2, 2, 2) }.lineDistribution(.spaceBetween)
        },
        FlowCase(
            "space can go around rows", width: 20, height: 60,
            picture: """
                ..
                AA
                ..
                ..
                BB
                ..
                """
        ) {
            HFlow(spacing: 0) { Blocks(2, 2) }.lineDistribution(.spaceAround)
        },
        FlowCase(
            "space can go evenly between rows and at the ends", width: 20, height: 50,
            picture: """
                ..
                AA
                ..
                BB
                ..
                """
        ) {
            HFlow(spacing: 0) { Blocks(2, 2) }.lineDistribution(.spaceEvenly)
        },
        FlowCase(
            "rows can become higher", width: 20, height: 40,
            picture: """
                AA
                ..
                BB
                ..
                """
        ) {
            HFlow(alignment: .top, spacing: 0) { Blocks(2, 2) }.lineDistribution(.stretch)
        },
        FlowCase(
            "all rows can be as high as the highest", width: 20,
            picture: """
                AA
                ..
                BB
                BB
                """
        ) {
            HFlow(alignment: .top, spacing: 0) {
                Block(0, 2)
                Block(1, 2, 2)
            }
            .equalizesLines()
        },
    ]
}
