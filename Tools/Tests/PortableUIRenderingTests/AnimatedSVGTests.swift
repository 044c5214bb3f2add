import Expectations
import PortableUITesting
import PortableUIRendering
import TestSupport
import Testing

/// Two states of a second and a half each, half a second between them: one round takes four seconds, in which the
/// first state stands still from 0% to 37.5% and the second from 50% to 87.5%.
struct AnimatedSVGTests {
    private let animation = AnimatedSVG()
    private let a = ViewIdentity(.id("a"))
    private let b = ViewIdentity(.id("b"))

    private func svg(_ states: [[DisplayNode]], width: CGFloat = 100) throws -> ParsedXML {
        try ParsedXML(
            animation.svg(states.map { DisplayList(size: CGSize(width: width, height: 50), nodes: $0) }))
    }

    /// The keyframes of an element by time, such as `["0%": "transform:…;opacity:1"]`.
    private func keyframes(of element: ParsedXML.Element, in svg: ParsedXML) throws -> [String: String] {
        let style = try #require(svg.all("style").first).text
        let name = try #require(element.attributes["style"]?.firstMatch(of: /^animation-name:(k\d+)$/)?.1)
        let rule = try #require(
            style.components(separatedBy: "\n").first { $0.hasPrefix("@keyframes \(name){") })
        var keyframes: [String: String] = [:]
        for block in rule.dropFirst("@keyframes \(name){".count).matches(of: /([0-9.,%]+)\{([^}]*)\}/) {
            for time in block.1.split(separator: ",") { keyframes[String(time)] = String(block.2) }
        }
        return keyframes
    }

    @Test func `What has the same identity moves sideways`() throws {
        let svg = try svg([
            [.box(CGRect(10, 5, 20, 10), identity: a)], [.box(CGRect(50.25, 5, 20, 10), identity: a)],
        ])
        let path = try #require(svg.all("path").first)
        expectEqual(svg.all("path").count, 1)
        expectEqual(path.attributes["d"], "m0 0l20 0l0 10l-20 0z")
        expectEqual(path.attributes["transform"], "translate(10 5)")
        expectEqual(path.attributes["fill"], "#ff0000")
        expectEqual(path.attributes["opacity"], nil)
        let first = "transform:translate(10px,5px);opacity:1"
        let second = "transform:translate(50.25px,5px);opacity:1"
        try expectEqual(
            keyframes(of: path, in: svg),
            ["0%": first, "37.5%": first, "50%": second, "87.5%": second, "100%": first])
        let style = try #require(svg.all("style").first).text
        #expect(style.contains("@media (prefers-reduced-motion:no-preference)"))
        #expect(style.contains("animation:4s ease-in-out infinite"))
    }

    @Test func `What stays needs no animation`() throws {
        let box = DisplayNode.box(CGRect(10, 5, 20, 10), identity: a)
        let svg = try svg([[box], [box]])
        #expect(svg.all("style").isEmpty)
        expectEqual(svg.all("path").map { $0.attributes["class"] }, [nil])
    }

    @Test func `What is inserted fades in and out where it is`() throws {
        let svg = try svg([[], [.box(CGRect(50, 30, 20, 10), identity: a)]])
        let path = try #require(svg.all("path").first)
        expectEqual(path.attributes["opacity"], "0", "invisible where nothing is animated")
        let hidden = "transform:translate(50px,30px);opacity:0"
        let shown = "transform:translate(50px,30px);opacity:1"
        try expectEqual(
            keyframes(of: path, in: svg),
            [
                "0%": hidden, "37.5%": hidden, "41.667%": hidden, "45.833%": hidden, "50%": shown,
                "87.5%": shown, "91.667%": hidden, "95.833%": hidden, "100%": hidden,
            ])
    }

    @Test func `What moves up or down fades out here and in there`() throws {
        let svg = try svg([
            [.box(CGRect(10, 5, 20, 10), identity: a)], [.box(CGRect(50, 30, 20, 10), identity: a)],
        ])
        let first = "transform:translate(10px,5px);opacity:"
        let second = "transform:translate(50px,30px);opacity:"
        try expectEqual(
            keyframes(of: #require(svg.all("path").first), in: svg),
            [
                "0%": first + "1", "37.5%": first + "1", "41.667%": first + "0", "45.833%": second + "0",
                "50%": second + "1", "87.5%": second + "1", "91.667%": second + "0", "95.833%": first + "0",
                "100%": first + "1",
            ])
    }

    @Test func `Between scenes, what moves sideways fades out here and in there, and what stays is still`()
        throws
    {
        let states = [CGFloat(10), 50, 50].map { x in
            let nodes: [DisplayNode] = [
                .box(CGRect(x, 5, 20, 10), identity: a), .box(CGRect(80, 5, 20, 10), identity: b),
            ]
            return DisplayList(size: CGSize(width: 100, height: 50), nodes: nodes)
        }
        let svg = try ParsedXML(animation.svg(states, scenes: [1, 2]))
        expectEqual(svg.all("path").map { $0.attributes["class"] }, ["m", nil])
        let first = "transform:translate(10px,5px);opacity:"
        let second = "transform:translate(50px,5px);opacity:"
        try expectEqual(
            keyframes(of: #require(svg.all("path").first), in: svg),
            [
                "0%": first + "1", "25%": first + "1", "27.778%": first + "0", "30.556%": second + "0",
                "33.333%": second + "1", "58.333%": second + "1", "66.667%": second + "1",
                "91.667%": second + "1",
                "100%": first + "1",
            ])
    }

    @Test(arguments: 0..<UInt64(10))
    func `Chips that wrap again do not lie on each other while they are fully visible`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let chips = (0..<12).map { index in
            (
                size: CGSize(width: random.length(in: 20...90), height: 10),
                identity: ViewIdentity(.id(index))
            )
        }
        let states = [300.0, 240, 170].map { width in
            var origin = CGPoint.zero
            return chips.map { chip -> DisplayNode in
                if origin.x + chip.size.width > width { origin = CGPoint(x: 0, y: origin.y + 14) }
                defer { origin.x += chip.size.width + 4 }
                return .box(CGRect(origin: origin, size: chip.size), identity: chip.identity)
            }
        }
        let svg = try svg(states, width: 300)
        let motions = try svg.all("path").map { path in
            try path.attributes["class"].map { _ in Motion(try keyframes(of: path, in: svg)) }
        }
        try #require(motions.count == chips.count)
        #expect(motions.contains { $0 != nil })
        for time in stride(from: 0, to: 100, by: 0.25) {
            // What never moves has no keyframes, and is left out.
            var visible: [CGRect] = []
            for (motion, chip) in zip(motions, chips) {
                guard let place = motion?.place(at: time), place.opacity > 0.99 else { continue }
                let frame = CGRect(origin: place.origin, size: chip.size).insetBy(dx: 0.01, dy: 0.01)
                try #require(!visible.contains { $0.intersects(frame) }, "seed \(seed), \(time)%")
                visible.append(frame)
            }
        }
    }

    /// Keyframes in the order of their times. All that moves eases in and out at the same times, so that it is
    /// enough to look at even motion.
    private struct Motion {
        private var frames: [(time: Double, numbers: [Double])]

        init(_ keyframes: [String: String]) {
            frames = keyframes.map { offset, value in
                let numbers = value.matches(of: /-?[0-9.]+/).compactMap { Double($0.output) }
                return (Double(offset.dropLast()) ?? .nan, numbers)
            }
            .sorted { $0.time < $1.time }
        }

        /// Where something is at a time in percent, and how opaque.
        func place(at time: Double) -> (origin: CGPoint, opacity: Double)? {
            guard let next = frames.firstIndex(where: { $0.time > time }), next > 0 else { return nil }
            let (before, after) = (frames[next - 1], frames[next])
            let progress = (time - before.time) / (after.time - before.time)
            let numbers = zip(before.numbers, after.numbers).map { $0 + ($1 - $0) * progress }
            return (CGPoint(x: numbers[0], y: numbers[1]), numbers[2])
        }
    }

    /// Three states: a quarter of the round each, and a third of that between them. What is missing in the second
    /// fades out where it was, and is carried on unseen.
    @Test func `What is away meanwhile fades out here and in there`() throws {
        let svg = try svg([
            [.box(CGRect(0, 0, 20, 10), identity: a)], [], [.box(CGRect(50, 30, 20, 10), identity: a)],
        ])
        let path = try #require(svg.all("path").first)
        let frames = try keyframes(of: path, in: svg)
        expectEqual(frames["25%"], "transform:translate(0px,0px);opacity:1")
        expectEqual(frames["33.333%"], "transform:translate(0px,0px);opacity:0")
        expectEqual(frames["58.333%"], "transform:translate(50px,30px);opacity:0")
        expectEqual(frames["66.667%"], "transform:translate(50px,30px);opacity:1")
        expectEqual(frames["91.667%"], "transform:translate(50px,30px);opacity:1")
        expectEqual(frames["100%"], "transform:translate(0px,0px);opacity:1")
    }

    @Test func `What changes its look fades from one to the other on its way`() throws {
        let svg = try svg([
            [.box(CGRect(0, 0, 20, 10), identity: a)], [.box(CGRect(50, 0, 40, 10), .blue, identity: a)],
        ])
        let paths = svg.all("path")
        expectEqual(paths.map { $0.attributes["fill"] }, ["#ff0000", "#0000ff"])
        expectEqual(paths.map { $0.attributes["opacity"] }, [nil, "0"])
        let (red, blue) = (try keyframes(of: paths[0], in: svg), try keyframes(of: paths[1], in: svg))
        expectEqual(red["37.5%"], "transform:translate(0px,0px);opacity:1")
        expectEqual(red["50%"], "transform:translate(50px,0px);opacity:0")
        expectEqual(blue["37.5%"], "transform:translate(0px,0px);opacity:0")
        expectEqual(blue["50%"], "transform:translate(50px,0px);opacity:1")
    }

    @Test func `New things are drawn above what they follow in their state`() throws {
        let (x, y) = (ViewIdentity(.id("x")), ViewIdentity(.id("y")))
        func box(_ identity: ViewIdentity, _ height: CGFloat) -> DisplayNode {
            .box(CGRect(0, 0, 10, height), identity: identity)
        }
        // Heights tell them apart: a 1, b 2, x 3, y 4.
        let svg = try svg([[box(a, 1), box(b, 2)], [box(y, 4), box(a, 1), box(x, 3), box(b, 2)]])
        let heights = svg.all("path").compactMap {
            $0.attributes["d"]?.firstMatch(of: /l0 (\d)/).map { String($0.1) }
        }
        expectEqual(heights, ["4", "1", "3", "2"])
    }

    @Test func `Two things that one view draws are told apart`() throws {
        func items(_ x: CGFloat) -> [DisplayNode] {
            [.box(CGRect(x, 0, 10, 10), identity: a), .box(CGRect(x, 0, 10, 10), .blue, identity: a)]
        }
        let paths = try svg([items(0), items(10)]).all("path")
        expectEqual(paths.map { $0.attributes["fill"] }, ["#ff0000", "#0000ff"])
        expectEqual(paths.map { $0.attributes["opacity"] }, [nil, nil])
    }

    @Test func `The picture holds the largest state`() throws {
        let states = [CGSize(width: 100, height: 20), CGSize(width: 60, height: 80.125)]
        let svg = try ParsedXML(animation.svg(states.map { DisplayList(size: $0) }))
        let root = try #require(svg.elements.first)
        expectEqual(root.attributes["viewBox"], "0 0 100 80.125")
        expectEqual(root.attributes["width"], "100")
        expectEqual(root.attributes["height"], "80.125")
    }

    @Test func `The picture begins with its title, if it has one`() throws {
        let list = DisplayList(size: CGSize(width: 10, height: 10), nodes: [.box(CGRect(0, 0, 5, 5))])
        let svg = try ParsedXML(animation.svg([list, list], title: "a < b & c"))
        expectEqual(svg.elements.prefix(2).map(\.name), ["svg", "title"])
        expectEqual(svg.elements[1].text, "a < b & c")
        #expect(try ParsedXML(animation.svg([list, list])).all("title").isEmpty)
    }

    @Test func `Long text has all its letters`() throws {
        func letters(_ string: String) throws -> Int {
            let svg = try svg([[.text(.plain(string), CGRect(0, 0, 2000, 50), identity: a)]])
            return try #require(svg.all("path").first?.attributes["d"]).count { $0 == "z" }
        }
        let one = try letters("l")
        let hundred = try letters(String(repeating: "l", count: 100))
        expectEqual(hundred, 100 * one)
    }

    @Test func `Text is outlines inside of its frame`() throws {
        let text = StyledText.plain("HI")
        let size = PangoTextMeasurer().measure(text, width: nil).size
        let svg = try svg([[.text(text, CGRect(origin: CGPoint(x: 7, y: 8), size: size), identity: a)]])
        #expect(svg.all("text").isEmpty)
        let path = try #require(svg.all("path").first)
        expectEqual(path.attributes["transform"], "translate(7 8)")
        // H and I are made of straight lines, in most fonts of a box or two each.
        let data = try #require(path.attributes["d"])
        var (x, y) = (0.0, 0.0)
        var (left, right, top, bottom) = (Double.infinity, 0.0, Double.infinity, 0.0)
        var start = (0.0, 0.0)
        for step in data.matches(of: /([mlz])(-?[0-9.]+)?[ ]?(-?[0-9.]+)?/) {
            if step.1 == "z" {
                (x, y) = start
                continue
            }
            x += step.2.flatMap { Double($0) } ?? 0
            y += step.3.flatMap { Double($0) } ?? 0
            if step.1 == "m" { start = (x, y) }
            (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
        }
        #expect(left >= 0 && right <= size.width && right - left > size.width / 2)
        #expect(top >= 0 && bottom <= size.height)
        let baseline = PangoTextMeasurer().measure(text, width: nil).firstBaseline
        #expect(abs(bottom - baseline) < 0.05)
    }

    @Test func `Stroke and opacity`() throws {
        let item = DisplayNode.outline(CGRect(0, 0, 10, 10), lineWidth: 1.5, opacity: 0.25)
        let path = try #require(try svg([[item]]).all("path").first)
        expectEqual(path.attributes["fill"], "none")
        expectEqual(path.attributes["stroke"], "#000000")
        expectEqual(path.attributes["stroke-opacity"], "0.25")
        expectEqual(path.attributes["stroke-width"], "1.5")
    }

    @Test func `A shadow moves with what casts it, and casts none itself`() throws {
        func state(_ x: CGFloat) -> [DisplayNode] {
            [5, 7].reduce([.box(CGRect(x, 0, 20, 10), identity: a)]) { nodes, y in
                let offset = CGSize(width: 1, height: y)
                let shadow = DisplayShadow(color: .black, radius: 2, offset: offset)
                return [.group(DisplayGroup(.shadow(shadow), nodes))]
            }
        }
        let svg = try svg([state(0), state(50.3)])
        expectEqual(svg.all("path").map { $0.attributes["fill"] }, ["#000000", "#000000", "#ff0000"])
        let shadows = svg.all("g")
        expectEqual(shadows.map { $0.attributes["transform"] }, ["translate(1 7)", "translate(1 5)"])
        try expectEqual(
            keyframes(of: shadows[1], in: svg)["50%"], "transform:translate(51.3px,5px);opacity:1")
        // The edges are seen three radii far.
        expectEqual(shadows.map { $0.attributes["filter"] }, ["url(#b0)", "url(#b0)"])
        expectEqual(
            svg.all("filter").map(\.attributes),
            [
                [
                    "id": "b0", "filterUnits": "userSpaceOnUse", "x": "-6", "y": "-6", "width": "32",
                    "height": "22",
                ]
            ])
        expectEqual(svg.all("feGaussianBlur").map(\.attributes), [["stdDeviation": "2"]])
    }

    @Test func `What a transform moves is left out`() throws {
        let boxes = [CGFloat(0), -10_000].map { x in
            let transform = CGAffineTransform(translationX: x, y: 0)
            return DisplayNode.group(DisplayGroup(.transform(transform), [.box(CGRect(0, 0, 9, 9))]))
        }
        try expectEqual(svg([boxes]).all("path").count, 1)
    }
}
