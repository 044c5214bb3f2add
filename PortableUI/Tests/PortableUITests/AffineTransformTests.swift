import Expectations
import PortableUITesting
import Testing

/// Core Graphics' transforms, as they also are where there is no Core Graphics.
@Suite struct AffineTransformTests {
    private let point = CGPoint(x: 3, y: 5)

    @Test func pointsAndSizesAreTransformed() {
        let scaled = CGAffineTransform(scaleX: 2, y: 3)
        expectEqual(point.applying(scaled), CGPoint(x: 6, y: 15))
        expectEqual(CGSize(width: 3, height: 5).applying(scaled), CGSize(width: 6, height: 15))
        let moved = CGAffineTransform(translationX: 10, y: 20)
        expectEqual(point.applying(moved), CGPoint(x: 13, y: 25))
        expectEqual(CGSize(width: 3, height: 5).applying(moved), CGSize(width: 3, height: 5))
        expectEqual(point.applying(.identity), point)
    }

    /// As layouts on a circle use it: from above the center, clockwise.
    @Test func rotationsAreClockwise() {
        let right = CGPoint(x: 0, y: -10).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(right.x - 10) < 1e-9 && abs(right.y) < 1e-9)
    }

    @Test func transformsFollowOneAnother() {
        let scaled = CGAffineTransform(scaleX: 2, y: 3)
        let moved = CGAffineTransform(translationX: 10, y: 20)
        expectEqual(point.applying(scaled.concatenating(moved)), CGPoint(x: 16, y: 35))
        expectEqual(point.applying(moved.concatenating(scaled)), CGPoint(x: 26, y: 75))
    }

    @Test func rectanglesAreAddedTransformed() {
        var path = Path()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        path.addRect(CGRect(x: 3, y: 5, width: 2, height: 4), transform: CGAffineTransform(scaleX: 2, y: 3))
        var expected = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
        expected.addRect(CGRect(x: 6, y: 15, width: 4, height: 12))
        expectEqual(path, expected)
    }
}
