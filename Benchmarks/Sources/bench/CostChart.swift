import Foundation
import PortableUIRendering
import PortableUITesting

/// A chart of what an item costs, from few items to many, as a picture for a page.
@MainActor
struct CostChart {
    /// What an item of one kind of work costs, at different numbers of items.
    struct Line: Sendable {
        let title: String
        let color: Color
        /// From few items to many.
        let costs: [(count: Int, nanoseconds: Double)]

        init(_ title: String, _ color: Color, costs: [(count: Int, nanoseconds: Double)]) {
            self.title = title
            self.color = color
            self.costs = costs
        }
    }

    private let lines: [Line]
    /// The width of the container, in points.
    private let container: Double

    /// So narrow that a phone shows letters that can be read.
    private static let plotWidth: CGFloat = 240
    private static let plotHeight: CGFloat = 220
    private static let titleHeight: CGFloat = 17

    /// Of light and of dark pages. Text has the system's colors, as lines do.
    private struct Colors {
        let paper: Color
        /// Behind the lines.
        let grid: Color
        /// Of numbers, and of what they are.
        let label: Color

        static func colors(for scheme: ColorScheme) -> Colors {
            scheme == .dark
                ? Colors(paper: Color(white: 0.11), grid: Color(white: 0.25), label: Color(white: 0.7))
                : Colors(paper: .white, grid: Color(white: 0.88), label: Color(white: 0.35))
        }
    }

    init(_ lines: [Line], container: Double) {
        self.lines = lines.filter { !$0.costs.isEmpty }
        self.container = container
    }

    /// Draws the chart for light and for dark pages. DocC shows a file with `~dark` on dark pages; elsewhere, the light one
    /// has to know for itself.
    func write(to file: URL) throws {
        let light = try svg(in: .light)
        let dark = try svg(in: .dark)
        try (AdaptiveSVG.svg(light: light, dark: dark) ?? light).write(to: file, options: .atomic)
        let name = file.deletingPathExtension().lastPathComponent
        try dark.write(
            to: file.deletingLastPathComponent().appendingPathComponent("\(name)~dark.svg"), options: .atomic)
    }

    private func svg(in scheme: ColorScheme) throws -> Data {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let host = ViewHost(
            page(in: .colors(for: scheme)), environment: environment, measurer: PangoTextMeasurer())
        let names = lines.map(\.title).joined(separator: "; ")
        return try CairoRenderer().svg(host.displayList, title: "Time per item: \(names)")
    }

    private func page(in colors: Colors) -> some View {
        VStack(alignment: .leading, spacing: 16) {
            ZStack(alignment: .topLeading) {
                ForEach(marks, id: \.self) { mark in
                    label(short(mark), alignment: .trailing, x: -8, y: y(mark), in: colors)
                    Polyline(points: [CGPoint(x: 0, y: y(mark)), CGPoint(x: Self.plotWidth, y: y(mark))])
                        .stroke(colors.grid)
                }
                ForEach(counts, id: \.self) { count in
                    label(
                        short(Double(count)), alignment: .center, x: x(count), y: Self.plotHeight + 14,
                        in: colors)
                }
                ForEach(titles, id: \.line.title) { title in
                    Polyline(points: title.line.costs.map { CGPoint(x: x($0.count), y: y($0.nanoseconds)) })
                        .stroke(title.line.color, lineWidth: 2.5)
                    Polyline(points: [title.end, CGPoint(x: Self.plotWidth + 12, y: title.y)])
                        .stroke(title.line.color, lineWidth: 1)
                    Text(title.line.title)
                        .frame(height: Self.titleHeight)
                        .offset(x: Self.plotWidth + 16, y: title.y - Self.titleHeight / 2)
                }
            }
            .frame(width: Self.plotWidth, height: Self.plotHeight, alignment: .topLeading)
            .padding(.leading, 38)
            .padding(.trailing, 180)
            .padding(.top, 10)
            .padding(.bottom, 24)
            Text("nanoseconds an item, by the number of items, in \(Int(container)) points")
                .foregroundStyle(colors.label)
        }
        .font(.system(size: 13))
        .foregroundStyle(Color.primary)
        .padding(16)
        .background(colors.paper, in: RoundedRectangle(cornerRadius: 12))
    }

    /// A number in few letters: 10K.
    private func short(_ number: Double) -> String {
        number.formatted(.number.notation(.compactName))
    }

    /// A number that ends at a point, or stands around it.
    private func label(
        _ text: String, alignment: Alignment, x: CGFloat, y: CGFloat, in colors: Colors
    ) -> some View {
        Text(text).font(.system(size: 11)).foregroundStyle(colors.label)
            .frame(width: 80, height: 16, alignment: alignment)
            .offset(x: alignment == .center ? x - 40 : x - 80, y: y - 8)
    }

    /// The titles, each beside the end of its line, or above that where it would cover another.
    private var titles: [(line: Line, end: CGPoint, y: CGFloat)] {
        let ends = lines.compactMap { line in
            line.costs.last.map { (line: line, end: CGPoint(x: x($0.count), y: y($0.nanoseconds))) }
        }
        var lowest = CGFloat.infinity
        return ends.sorted { $0.end.y > $1.end.y }.map { line, end in
            let y = min(end.y, lowest)
            lowest = y - Self.titleHeight
            return (line, end, y)
        }
    }

    // MARK: Scales

    private var counts: [Int] { Set(lines.flatMap { $0.costs.map(\.count) }).sorted() }

    /// Ten times as many are always as far away.
    private func x(_ count: Int) -> CGFloat {
        guard let least = counts.first, let most = counts.last, least < most else { return 0 }
        return Self.plotWidth * log(Double(count) / Double(least)) / log(Double(most) / Double(least))
    }

    private func y(_ nanoseconds: Double) -> CGFloat {
        Self.plotHeight * (1 - nanoseconds / most)
    }

    /// The nanoseconds that the upper edge stands for.
    private var most: Double {
        (lines.flatMap { $0.costs.map(\.nanoseconds) }.max() ?? 1).rounded(.up)
    }

    /// The nanoseconds that have a line and a number.
    private var marks: [Double] {
        Array(stride(from: 0, through: most, by: max(1, (most / 7).rounded(.down))))
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
