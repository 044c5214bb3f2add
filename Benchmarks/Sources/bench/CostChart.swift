import PortableUI
import PortableUIRendering

/// A chart of what an item costs, from few items to many, as a picture for a page.
@MainActor
struct CostChart {
    let table: Table
    let counts: [Int]

    private static let container = Table.containers[0]
    private static let plot = CGSize(width: 520, height: 220)
    private static let lines: [(row: Row, title: String, color: Color)] = [
        (.arrange, "full arrangement", .blue), (.loop, "plain C loop", .gray),
        (.rewrap, "new width", .orange),
    ]

    func svg() throws -> Data {
        let host = ViewHost(page, measurer: PangoTextMeasurer())
        return try CairoRenderer().svg(host.displayList)
    }

    /// White paper below it, so that it can be read in light and dark surroundings alike.
    private var page: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(spacing: 20) {
                ForEach(Self.lines, id: \.title) { line in
                    HStack(spacing: 6) {
                        Circle().fill(line.color).frame(width: 10, height: 10)
                        Text(line.title)
                    }
                }
            }
            ZStack(alignment: .topLeading) {
                ForEach(Array(stride(from: 0, through: top, by: max(1, top / 7))), id: \.self) {
                    nanoseconds in
                    label("\(nanoseconds)", at: CGPoint(x: -20, y: y(Double(nanoseconds))))
                    Polyline(points: [
                        CGPoint(x: 0, y: y(Double(nanoseconds))),
                        CGPoint(x: Self.plot.width, y: y(Double(nanoseconds))),
                    ])
                    .stroke(Color(white: 0.88))
                }
                ForEach(counts, id: \.self) { count in
                    label(count.formatted(), at: CGPoint(x: x(count), y: Self.plot.height + 14))
                }
                ForEach(Self.lines, id: \.title) { line in
                    Polyline(points: points(of: line.row)).stroke(line.color, lineWidth: 2.5)
                }
            }
            .frame(width: Self.plot.width, height: Self.plot.height)
            .padding(.horizontal, 40)
            .padding(.bottom, 24)
            Text("nanoseconds an item, by the number of items, in \(Int(Self.container)) points")
                .foregroundStyle(Color(white: 0.35))
        }
        .font(.system(size: 13))
        .foregroundStyle(Color.black)
        .padding(16)
        .background(Color.white, in: RoundedRectangle(cornerRadius: 12))
    }

    /// A text around a point.
    private func label(_ text: String, at point: CGPoint) -> some View {
        Text(text).font(.system(size: 11)).foregroundStyle(Color(white: 0.35))
            .frame(width: 80, height: 16)
            .offset(x: point.x - 40, y: point.y - 8)
    }

    // MARK: Scales

    private func points(of row: Row) -> [CGPoint] {
        counts.compactMap { count in
            table[row, count, Self.container].map { CGPoint(x: x(count), y: y($0.time)) }
        }
    }

    /// The nanoseconds that the upper edge stands for.
    private var top: Int {
        let times = Self.lines.flatMap { line in
            counts.compactMap { table[line.row, $0, Self.container]?.time }
        }
        return Int((times.max() ?? 1).rounded(.up))
    }

    private func y(_ nanoseconds: Double) -> CGFloat {
        Self.plot.height * (1 - nanoseconds / Double(top))
    }

    /// Ten times as many are always as far away.
    private func x(_ count: Int) -> CGFloat {
        guard let least = counts.min(), let most = counts.max(), least < most else { return 0 }
        return Self.plot.width * log(Double(count) / Double(least)) / log(Double(most) / Double(least))
    }
}

/// Points, joined by straight lines.
private struct Polyline: Shape {
    let points: [CGPoint]

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for (number, point) in points.enumerated() {
            if number == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }
}
