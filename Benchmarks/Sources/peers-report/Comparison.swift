import Reporting

/// What an item costs in one engine at a new width.
struct Figure: Decodable {
    let engine: Engine
    /// The width of the container, in points.
    let container: Int
    /// How many items there are.
    let count: Int
    let nanoseconds: Double
}

/// The figures of all engines.
struct Comparison {
    let figures: [Figure]
    let containers: [Int]
    let counts: [Int]

    init(_ figures: [Figure]) {
        self.figures = figures
        containers = Set(figures.map(\.container)).sorted()
        counts = Set(figures.map(\.count)).sorted()
    }

    subscript(engine: Engine, count: Int, container: Int) -> Double? {
        figures.first { $0.engine == engine && $0.count == count && $0.container == container }?.nanoseconds
    }

    /// How many times as long as another engine one takes.
    func ratio(of engine: Engine, to other: Engine, at count: Int, _ container: Int) -> Double? {
        guard let time = self[engine, count, container], let reference = self[other, count, container] else {
            return nil
        }
        return time / reference
    }

    /// Tables of Markdown, one for each container. An engine that was too slow for a number of items has a dash.
    var markdown: String {
        containers.map { container in
            var table = MarkdownTable(
                titles: ["nanoseconds an item"] + counts.map { $0.formatted() }
                    + ["growth", "to our frames"])
            for engine in Engine.allCases {
                let costs = costs(of: engine, in: container)
                guard let fewest = costs.first, let most = costs.last else { continue }
                let ratios = [
                    most.nanoseconds / fewest.nanoseconds,
                    ratio(of: engine, to: .frames, at: most.count, container),
                ]
                table.append(
                    [engine.title] + counts.map { self[engine, $0, container]?.threeDigits() ?? "–" }
                        + ratios.map { $0.map { "\($0.threeDigits()) ×" } ?? "–" })
            }
            return "### In a container \(container) points wide\n\n\(table)"
        }.joined(separator: "\n\n")
    }

    /// From few items to many.
    private func costs(of engine: Engine, in container: Int) -> [(count: Int, nanoseconds: Double)] {
        counts.compactMap { count in self[engine, count, container].map { (count, $0) } }
    }
}
