/// A type whose animated changes are described by numbers.
///
/// PortableUI has no clock: it names what SwiftUI interpolates, so that this can be tested.
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// The numbers that move from their old to their new values.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// Numbers that can be added and scaled, and thereby interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each number by a factor.
    mutating func scale(by rhs: Double)
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) {
        self *= CGFloat(rhs)
    }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) {
        self *= rhs
    }
}

/// Nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}

    public static let zero = EmptyAnimatableData()
    public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
    public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
    public mutating func scale(by rhs: Double) {}
}
