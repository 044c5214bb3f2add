/// `FlexibleView` of Five Stars: a dictionary tells the elements' sizes, a list of lists says which are in which
/// row, and each row is then a horizontal stack in a vertical one. Rows are filled as if there was no spacing.
public struct FlexibleFlow: PublishedLayout {
    private let data: [Int]
    private let elementSizes: [Int: Size]
    private let spacing: Double

    public init(sizes: [Size], spacing: Double) {
        data = Array(sizes.indices)
        elementSizes = Dictionary(uniqueKeysWithValues: zip(data, sizes))
        self.spacing = spacing
    }

    public func frames(in width: Double) -> [Frame] {
        var frames: [Frame] = []
        var y = 0.0
        for row in rows(in: width) {
            var x = 0.0
            var height = 0.0
            for element in row {
                let size = elementSizes[element, default: Size(width: width, height: 1)]
                frames.append(Frame(x: x, y: y, size: size))
                x += size.width + spacing
                height = max(height, size.height)
            }
            y += height + spacing
        }
        return frames
    }

    private func rows(in availableWidth: Double) -> [[Int]] {
        var rows: [[Int]] = [[]]
        var currentRow = 0
        var remainingWidth = availableWidth
        for element in data {
            let size = elementSizes[element, default: Size(width: availableWidth, height: 1)]
            if remainingWidth - size.width >= 0 {
                rows[currentRow].append(element)
            } else {
                currentRow += 1
                rows.append([element])
                remainingWidth = availableWidth
            }
            remainingWidth -= size.width
        }
        return rows
    }
}
