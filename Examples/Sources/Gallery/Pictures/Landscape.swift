import FlowLayouts

/// A landscape in place of a photo: a sky, and what stands before it from back to front. Clip it: hills reach beyond it.
public struct Landscape: View {
    private let number: Int

    private static let scenes = [
        Landscape.dawn, hills, sunset, dunes, forest, night, winter, lake, fields, city,
    ]

    /// One of ten, in turn.
    nonisolated public init(number: Int) {
        self.number = number
    }

    public var body: some View {
        let scene = Self.scenes[number % Self.scenes.count]
        ZStack {
            LinearGradient(colors: scene.sky.map(Color.init(hex:)), startPoint: .top, endPoint: .bottom)
            ForEach(scene.layers, id: \.color) { layer in
                layer.outline.fill(Color(hex: layer.color))
            }
        }
    }

    private struct Scene {
        let sky: [UInt32]
        let layers: [(outline: SceneOutline, color: UInt32)]
    }

    private static let dawn = Scene(
        sky: [0x2E3A6B, 0xC9618F, 0xFFC58A],
        layers: [
            (.disc(x: 0.68, y: 0.58, radius: 0.11), 0xFFF1C9),
            (.ridge(top: 0.62, waves: 2, phase: 0.1), 0x8C5A86),
            (.ridge(top: 0.72, waves: 1.4, phase: 0.6), 0x5C3D6B),
            (.ridge(top: 0.86, waves: 1, phase: 0.2), 0x35274F),
        ])
    private static let hills = Scene(
        sky: [0x3E8EDE, 0xCFEAF8],
        layers: [
            (.disc(x: 0.24, y: 0.24, radius: 0.09), 0xFFF6D6),
            (.peaks(top: 0.3, count: 3, phase: 0.3), 0x93AFC8),
            (.ridge(top: 0.66, waves: 1.5, phase: 0.4), 0x6FA36B),
            (.ridge(top: 0.8, waves: 1, phase: 0), 0x447A48),
        ])
    private static let sunset = Scene(
        sky: [0x123A63, 0xE98A6A, 0xFFD98E],
        layers: [
            (.disc(x: 0.5, y: 0.6, radius: 0.16), 0xFFF3CF), (.plain(top: 0.62), 0x2B5C80),
            (.glints(x: 0.5, top: 0.62), 0xF6C490), (.ridge(top: 0.93, waves: 1, phase: 0.3), 0x173550),
        ])
    private static let dunes = Scene(
        sky: [0x6EC1E4, 0xFCE9BE],
        layers: [
            (.disc(x: 0.76, y: 0.26, radius: 0.1), 0xFFFBE8),
            (.ridge(top: 0.58, waves: 1.2, phase: 0.7), 0xE9B36D),
            (.ridge(top: 0.7, waves: 0.9, phase: 0.1), 0xCF8843),
            (.ridge(top: 0.85, waves: 1.1, phase: 0.5), 0x9F6030),
        ])
    private static let forest = Scene(
        sky: [0xE6EFEA, 0xA9C3BC],
        layers: [
            (.peaks(top: 0.34, count: 2, phase: 0.1), 0x8FB0A6), (.trees(top: 0.46, count: 9), 0x6A958B),
            (.trees(top: 0.56, count: 7), 0x45716A), (.trees(top: 0.68, count: 5), 0x234B47),
        ])
    private static let night = Scene(
        sky: [0x0B1030, 0x3B3F80],
        layers: [
            (.stars, 0xDDE2FF), (.disc(x: 0.3, y: 0.28, radius: 0.1), 0xF6F2D8),
            (.peaks(top: 0.5, count: 3, phase: 0.6), 0x222A5C), (.trees(top: 0.72, count: 8), 0x0D1433),
        ])
    private static let winter = Scene(
        sky: [0x8FB8E0, 0xF1F5FA],
        layers: [
            (.peaks(top: 0.28, count: 2, phase: 0.55), 0xC3D3E4), (.trees(top: 0.56, count: 8), 0x6C86A0),
            (.ridge(top: 0.76, waves: 1, phase: 0.35), 0xE3ECF6),
        ])
    private static let lake = Scene(
        sky: [0x7CC3EC, 0xFAF0DA],
        layers: [
            (.peaks(top: 0.3, count: 4, phase: 0.2), 0x6C8FA8),
            (.ridge(top: 0.54, waves: 3, phase: 0.5), 0x4F7F5F),
            (.plain(top: 0.6), 0x5C9BBB), (.glints(x: 0.62, top: 0.6), 0xA8D3E2),
            (.ridge(top: 0.9, waves: 0.8, phase: 0.1), 0x35563A),
        ])
    private static let fields = Scene(
        sky: [0x58AEEA, 0xE6F4FB],
        layers: [
            (.disc(x: 0.8, y: 0.2, radius: 0.08), 0xFFF7D0),
            (.ridge(top: 0.52, waves: 2, phase: 0.8), 0x5C9A63),
            (.ridge(top: 0.62, waves: 1, phase: 0.5), 0xF0CE4E),
            (.ridge(top: 0.76, waves: 1.3, phase: 0.2), 0x9DBB4A),
            (.ridge(top: 0.9, waves: 0.9, phase: 0.6), 0x5F8F3D),
        ])
    private static let city = Scene(
        sky: [0x2B2D5B, 0xF28F79, 0xFFC9A0],
        layers: [
            (.disc(x: 0.34, y: 0.56, radius: 0.13), 0xFFE9CC), (.skyline(top: 0.4, count: 9), 0x54457A),
            (.skyline(top: 0.56, count: 7), 0x2A2450),
        ])
}

/// An outline in a landscape. Places are parts of its size, and radii of its shorter side.
nonisolated private enum SceneOutline: Shape {
    case disc(x: CGFloat, y: CGFloat, radius: CGFloat)
    /// All below a height.
    case plain(top: CGFloat)
    /// All below waves.
    case ridge(top: CGFloat, waves: CGFloat, phase: CGFloat)
    /// All below mountains.
    case peaks(top: CGFloat, count: Int, phase: CGFloat)
    case trees(top: CGFloat, count: Int)
    case skyline(top: CGFloat, count: Int)
    /// Light on water below something that shines.
    case glints(x: CGFloat, top: CGFloat)
    case stars

    func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        let side = min(rect.width, rect.height)
        var path = Path()
        switch self {
        case .disc(let x, let y, let radius):
            let center = point(x, y)
            path.addDisc(center: center, radius: radius * side)
        case .plain(let top):
            path.addRect(
                CGRect(x: rect.minX, y: point(0, top).y, width: rect.width, height: rect.height * (1 - top)))
        case .ridge(let top, let waves, let phase):
            path.move(to: point(0, 1))
            // Half a wave after the other, from one of its ends to the next.
            let step = 0.5 / waves
            var x = -phase * step
            var isHigh = true
            path.addLine(to: point(x, top))
            while x < 1 {
                let y = top + (isHigh ? -0.09 : 0.09)
                path.addQuadCurve(to: point(x + step, top), control: point(x + step / 2, y))
                isHigh.toggle()
                x += step
            }
            path.addLine(to: point(x, 1))
            path.closeSubpath()
        case .peaks(let top, let count, let phase):
            path.move(to: point(0, 1))
            let step = 1 / CGFloat(count)
            for index in -1...count {
                let x = (CGFloat(index) + phase) * step
                let isLow = index % 2 == 0
                path.addLine(to: point(x, top + 0.3))
                path.addLine(to: point(x + step * 0.45, top + (isLow ? 0.12 : 0)))
            }
            path.addLine(to: point(1 + step, 1))
            path.closeSubpath()
        case .trees(let top, let count):
            let height = rect.height * (1 - top)
            let step = rect.width / CGFloat(count)
            for index in 0...count {
                let middle = rect.minX + step * (CGFloat(index) + 0.25)
                let shorter = height * [0, 0.22, 0.08, 0.3][index % 4]
                path.move(to: CGPoint(x: middle, y: rect.maxY - height + shorter))
                path.addLine(to: CGPoint(x: middle + step * 0.75, y: rect.maxY))
                path.addLine(to: CGPoint(x: middle - step * 0.75, y: rect.maxY))
                path.closeSubpath()
            }
        case .skyline(let top, let count):
            let step = rect.width / CGFloat(count)
            for index in 0..<count {
                let y = point(0, top + [0.18, 0, 0.26, 0.1, 0.3, 0.06, 0.2][index * 3 % 7]).y
                let x = rect.minX + step * CGFloat(index)
                path.addRect(CGRect(x: x, y: y, width: step * 0.92, height: rect.maxY - y))
            }
            path.addRect(
                CGRect(x: rect.minX, y: point(0, 0.9).y, width: rect.width, height: rect.height * 0.1))
        case .glints(let x, let top):
            for index in 1...4 {
                let y = top + CGFloat(index) * (1 - top) * 0.18
                let width = side * (0.4 - CGFloat(index) * 0.07)
                path.addRect(
                    CGRect(
                        x: point(x, 0).x - width / 2, y: point(0, y).y, width: width, height: side * 0.02))
            }
        case .stars:
            // Two of them would touch the moon.
            for index in 0..<14 where ![1, 9].contains(index) {
                let center = point(CGFloat(index * 37 % 100) / 100, CGFloat(index * 23 % 47) / 100)
                path.addDisc(center: center, radius: side / 120)
            }
        }
        return path
    }
}

extension Path {
    nonisolated fileprivate mutating func addDisc(center: CGPoint, radius: CGFloat) {
        let square = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        addRoundedRect(in: square, cornerSize: CGSize(width: radius, height: radius))
    }
}
