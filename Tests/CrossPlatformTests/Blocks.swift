import FlowLayouts

/// A block of a number of cells, which is a letter in the picture: A for 0, B for 1 and so on.
struct Block: View {
    let number: Int
    let columns: CGFloat
    let rows: CGFloat

    init(_ number: Int, _ columns: CGFloat, _ rows: CGFloat = 1) {
        self.number = number
        self.columns = columns
        self.rows = rows
    }

    var body: some View {
        Color.red.frame(width: columns * 10, height: rows * 10).block(number)
    }
}

/// Blocks of a row each that follow one another, numbered from 0.
struct Blocks: View {
    private let columns: [CGFloat]

    init(_ columns: CGFloat...) {
        self.columns = columns
    }

    var body: some View {
        ForEach(columns.indices, id: \.self) { Block($0, columns[$0]) }
    }
}

/// A block of a row that is ideally as wide as a number of cells, and can be as wide as others.
struct FlexibleBlock: View {
    private let number: Int
    private let least: CGFloat
    private let ideal: CGFloat
    private let most: CGFloat

    init(_ number: Int, least: CGFloat = 0, ideal: CGFloat, most: CGFloat = .infinity) {
        self.number = number
        self.least = least
        self.ideal = ideal
        self.most = most
    }

    var body: some View {
        Color.red
            .frame(
                minWidth: least * 10, idealWidth: ideal * 10, maxWidth: most * 10, minHeight: 10,
                maxHeight: 10
            )
            .block(number)
    }
}
