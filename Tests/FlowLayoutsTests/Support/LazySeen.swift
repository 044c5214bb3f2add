import FlowEngine
import PortableUITesting

/// What a host shows of a lazy flow, as if it were read from left to right.
struct LazySeen {
    private(set) var window = CGRect.null
    /// All that is in the scroll view.
    private(set) var content = CGRect.zero
    private(set) var tiles: [Int: CGRect] = [:]
    private(set) var headers: [String: CGRect] = [:]
    private(set) var separators: [CGRect] = []
    private var axis = Axis.horizontal
    private var insets = EdgeInsets()

    init() {}

    @MainActor init(in host: ViewHost<LazyScreen>) {
        (axis, insets) = (host.rootView.axis, host.safeAreaInsets)
        // A pessimistic host needs more frames until nothing changes.
        for _ in 0..<8 { _ = host.graph.laidOutElement() }
        // A separator that is not needed has no size, and is clipped.
        let elements = host.graph.laidOutElement().search { element, around in
            element.name == "Capsule" && around.contains { $0.frame.isEmpty } ? nil : element
        }
        for element in elements {
            let frame = host.mirrored(element.frame)
            switch element.name {
            case "Color":
                let id = element.identity.id?.base
                if let id = id as? Int { tiles[id] = frame }
                if let id = id as? String { headers[id] = frame }
            case "Capsule": separators.append(frame)
            case "ScrollView":
                (window, content) = (frame, host.mirrored(element.children[0].frame))
            // Where nothing scrolls, all of it is seen.
            case "VStack" where window.isNull, "HStack" where window.isNull:
                (window, content) = (frame, frame)
            default: break
            }
        }
    }

    func across(_ frame: CGRect) -> ClosedRange<CGFloat> { frame.extent(across: axis) }

    /// How long the window is across the lines.
    var windowLength: CGFloat { across(window).upperBound - across(window).lowerBound }

    /// How far a bar reaches over the start of the window.
    var barBefore: CGFloat { axis == .horizontal ? insets.top : insets.leading }

    /// What exists below bars before and after the window: no more than the window shows.
    private var bars: (start: CGFloat, end: CGFloat) {
        let barAfter = axis == .horizontal ? insets.bottom : insets.trailing
        return (min(barBefore, windowLength), min(barAfter, windowLength))
    }

    /// The window, and what is below bars.
    private var sight: CGRect {
        var sight = window.insetBy(dx: 0.01, dy: 0.01)
        if !sight.isNull, axis == .horizontal {
            sight.origin.y -= bars.start
            sight.size.height += bars.start + bars.end
        } else if !sight.isNull {
            sight.origin.x -= bars.start
            sight.size.width += bars.start + bars.end
        }
        return sight
    }

    /// Whether something is in the window, or below a bar.
    func isInSight(_ frame: CGRect) -> Bool { frame.isSeen(in: sight) }

    /// Whether an item is in sight.
    func isInSight(_ id: Int) -> Bool { tiles[id].map(isInSight) ?? false }

    /// Whether the scroll view ends before something would be where it is to be.
    func isHeldBack(by distance: CGFloat) -> Bool {
        let (window, content) = (across(window), across(content))
        return distance < 0 && content.lowerBound >= window.lowerBound - 1e-6
            || distance > 0 && content.upperBound <= window.upperBound + 1e-6
    }

    // MARK: A picture of all

    /// From the picture to the host; `nil` where nothing tells, as a lazy stack guesses how long what it has not shown is.
    func shift(from picture: LazyPicture, isGuessed: Bool) -> CGSize? {
        let start: CGFloat?
        if !isGuessed {
            start = across(content).lowerBound
        } else {
            start = mark(in: picture).map { across($0).lowerBound - across($1).lowerBound }
        }
        return start.map {
            axis == .horizontal
                ? CGSize(width: content.minX, height: $0) : CGSize(width: $0, height: content.minY)
        }
    }

    /// Something that exists, and where it is in the picture: an item, or a header that need not be kept in sight.
    private func mark(in picture: LazyPicture) -> (CGRect, CGRect)? {
        for (id, frame) in tiles where isInSight(frame) {
            if let other = picture.tiles[id] { return (frame, other) }
        }
        for (id, frame) in headers where isBelowStart(frame) {
            if let other = picture.headers[id] { return (frame, other) }
        }
        // An item that is beside the window on a line in sight.
        for (id, frame) in tiles where !frame.isEmpty {
            if let other = picture.tiles[id] { return (frame, other) }
        }
        return nil
    }

    /// Whether the start of the window does not keep a header from leaving.
    private func isBelowStart(_ frame: CGRect) -> Bool {
        across(frame).lowerBound > across(window).lowerBound + 0.01
    }

    /// What is in sight and should not be, or the other way round.
    func differences(from picture: LazyPicture, shift: CGSize) -> [String] {
        // Most of a picture is out of sight.
        let sight = sight
        let part = sight.offsetBy(dx: -shift.width, dy: -shift.height)
        var differences: [String] = []
        func compare<ID: Hashable>(_ actual: [ID: CGRect], _ expected: [ID: CGRect]) {
            for (id, frame) in actual where frame.isSeen(in: sight) && expected[id] == nil {
                differences.append("\(id) is at \(frame), and should not be")
            }
            for (id, frame) in expected where frame.isSeen(in: part) {
                let frame = frame.offsetBy(dx: shift.width, dy: shift.height)
                guard actual[id].map({ !$0.isNear(frame) }) ?? true else { continue }
                differences.append("\(id) is at \(actual[id] ?? .null), and should be at \(frame)")
            }
        }
        func numbered(_ frames: [CGRect], in sight: CGRect) -> [String: CGRect] {
            let seen = frames.filter { $0.isSeen(in: sight) }.sorted {
                ($0.minY, $0.minX) < ($1.minY, $1.minX)
            }
            return Dictionary(uniqueKeysWithValues: seen.enumerated().map { ("separator \($0)", $1) })
        }
        compare(tiles, picture.tiles)
        compare(numbered(separators, in: sight), numbered(picture.separators, in: part))
        compare(
            headers.filter { isBelowStart($1) },
            picture.headers.filter { isBelowStart($1.offsetBy(dx: shift.width, dy: shift.height)) })
        return differences
    }
}

extension ViewHost<LazyScreen> {
    /// As if the host were read from left to right.
    func mirrored(_ frame: CGRect) -> CGRect {
        guard environment.layoutDirection == .rightToLeft else { return frame }
        return CGRect(x: -frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}

extension CGRect {
    /// Whether it has a size, and a part of it is in sight.
    fileprivate func isSeen(in sight: CGRect) -> Bool {
        !sight.isNull && width > 0 && height > 0 && intersects(sight)
    }

    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
            && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
    }
}
