import FlowLayouts

extension FlowCase {
    /// Flows in other views.
    static let parents = [
        FlowCase(
            "a stack offers what its other views leave", width: 60,
            picture: """
                AABBB
                ..CC.
                """
        ) {
            HStack(alignment: .top, spacing: 0) {
                Block(0, 2)
                HFlow(spacing: 0) {
                    Block(1, 3)
                    Block(2, 2)
                }
            }
        },
        FlowCase(
            "a stack puts other views below all rows", width: 30,
            picture: """
                AAA
                BB.
                CC.
                """
        ) {
            VStack(alignment: .leading, spacing: 0) {
                HFlow(spacing: 0) { Blocks(3, 2) }
                Block(2, 2)
            }
        },
        FlowCase(
            "a flow of nothing has no spacing in a stack",
            picture: """
                A
                .
                B
                """
        ) {
            VStack(spacing: 0) {
                Block(0, 1)
                VStack {
                    Color.clear.frame(width: 10, height: 10)
                    HFlow { EmptyView() }
                }
                Block(1, 1)
            }
        },
        FlowCase(
            "the first baseline of a flow is that of its first row",
            picture: """
                A.
                AB
                AC
                """
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Block(0, 1, 3).alignmentGuide(.firstTextBaseline) { _ in 20 }
                HFlow(spacing: 0) {
                    Block(1, 1).alignmentGuide(.firstTextBaseline) { _ in 10 }
                    Block(2, 1)
                }
                .frame(width: 10)
            }
        },
        FlowCase("a flow of its ideal size does not wrap", width: 20, picture: "ABBCCC") {
            HFlow(spacing: 0) { Blocks(1, 2, 3) }.fixedSize()
        },
        FlowCase(
            "a flow of its ideal height wraps", width: 30, height: 10,
            picture: """
                ABB
                CCC
                """
        ) {
            HFlow(spacing: 0) { Blocks(1, 2, 3) }.fixedSize(horizontal: false, vertical: true)
        },
        FlowCase(
            "a frame offers its width",
            picture: """
                ABB.
                CCC.
                """
        ) {
            HFlow(spacing: 0) { Blocks(1, 2, 3) }.frame(width: 40, alignment: .leading)
        },
        FlowCase(
            "padding is around all rows", width: 50,
            picture: """
                .....
                .ABB.
                .CCC.
                .....
                """
        ) {
            HFlow(spacing: 0) { Blocks(1, 2, 3) }.padding(10)
        },
        FlowCase(
            "an overlay is as large as the flow", width: 30,
            picture: """
                ABB
                CCZ
                """
        ) {
            HFlow(spacing: 0) { Blocks(1, 2, 2) }.overlay(alignment: .bottomTrailing) { Block(25, 1) }
        },
        FlowCase(
            "a background offers a flow the size of its view",
            picture: """
                ABB
                CCC
                """
        ) {
            Color.red.frame(width: 30, height: 20).background {
                HFlow(spacing: 0) { Blocks(1, 2, 3) }
            }
        },
        FlowCase(
            "in a scroll view a flow is as high as its rows", width: 30, height: 20,
            picture: """
                ABB
                CCC
                """
        ) {
            ScrollView(.vertical, showsIndicators: false) {
                HFlow(spacing: 0) { Blocks(1, 2, 3) }
            }
        },
        FlowCase(
            "the layout of rows wraps", width: 30,
            picture: """
                ABB
                CCC
                """
        ) {
            HFlowLayout(spacing: 0) { Blocks(1, 2, 3) }
        },
        FlowCase(
            "the layout of columns wraps", height: 20,
            picture: """
                AC
                B.
                """
        ) {
            VFlowLayout(spacing: 0) { Blocks(1, 1, 1) }
        },
        FlowCase(
            "any layout may be a flow", width: 30,
            picture: """
                ABB
                CCC
                """
        ) {
            AnyLayout(HFlowLayout(spacing: 0)) { Blocks(1, 2, 3) }
        },
    ]
}
