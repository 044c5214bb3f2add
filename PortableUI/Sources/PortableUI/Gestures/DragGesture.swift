/// A pointer that goes down and moves.
public struct DragGesture: Gesture {
    /// What has been dragged so far, in points.
    public struct Value: Equatable, Sendable {
        public var startLocation: CGPoint
        public var location: CGPoint

        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
    }

    /// How far the pointer has to move before it counts, in points.
    public var minimumDistance: CGFloat
    /// Where locations are measured from.
    public var coordinateSpace: CoordinateSpace

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }
}

extension DragGesture: RecognizableGesture {
    func value(of track: PointerTrack) -> Value? {
        let origin = track.geometry.origin(of: coordinateSpace) ?? .zero
        let value = Value(
            startLocation: CGPoint(x: track.start.x - origin.x, y: track.start.y - origin.y),
            location: CGPoint(x: track.location.x - origin.x, y: track.location.y - origin.y))
        let distance =
            (value.translation.width * value.translation.width
            + value.translation.height * value.translation.height).squareRoot()
        return distance >= minimumDistance ? value : nil
    }
}

/// A pointer that goes down and waits. There is no time on a host: it always has waited long enough.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool

    /// In seconds.
    public var minimumDuration: Double

    public init(minimumDuration: Double = 0.5) {
        self.minimumDuration = minimumDuration
    }
}

extension LongPressGesture: RecognizableGesture {
    func value(of track: PointerTrack) -> Bool? { true }
}

/// A gesture after another one.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// How far the sequence is.
    public enum Value {
        case first(First.Value)
        /// The first gesture has ended, and the second may have been recognized.
        case second(First.Value, Second.Value?)
    }

    let first: First
    let second: Second
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: RecognizableGesture {
    func value(of track: PointerTrack) -> Value? {
        let first = (first as? any RecognizableGesture<First.Value>)?.value(of: track)
        let second = (second as? any RecognizableGesture<Second.Value>)?.value(of: track)
        return first.map { .second($0, second) }
    }
}
