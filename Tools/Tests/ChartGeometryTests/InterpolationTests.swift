import Foundation
import Testing

@testable import ChartGeometry

/// Tests of the curves that connect the points of lines.
struct InterpolationTests {
    private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 0)]

    @Test(arguments: [
        Interpolation.linear, .monotone, .cardinal(tension: 0), .catmullRom(alpha: 0.5), .stepStart, .stepCenter,
        .stepEnd,
    ])
    func `a curve passes through all points`(method: Interpolation) {
        let ends = method.segments(through: points).map(\.end)
        #expect(ends.last == points.last)
        for point in points.dropFirst() { #expect(ends.contains(point)) }
    }

    @Test func `fewer than two points have no segments`() {
        #expect(Interpolation.linear.segments(through: []).isEmpty)
        #expect(Interpolation.monotone.segments(through: [points[0]]).isEmpty)
    }

    @Test func `steps are at the start, in the middle, or at the end`() {
        let points = Array(points.prefix(2))
        func first(_ method: Interpolation) -> CGPoint? { method.segments(through: points).first?.end }
        #expect(first(.stepStart) == CGPoint(x: 0, y: 0))
        #expect(first(.stepCenter) == CGPoint(x: 5, y: 0))
        #expect(first(.stepEnd) == CGPoint(x: 10, y: 0))
        let vertical = Interpolation.stepCenter.segments(through: points, isVertical: true).first?.end
        #expect(vertical == CGPoint(x: 0, y: 5))
    }

    @Test func `a monotone curve doesn't exceed its points`() {
        for case .curve(_, let control1, let control2) in Interpolation.monotone.segments(through: points) {
            #expect((0...10).contains(control1.y) && (0...10).contains(control2.y))
        }
    }

    @Test func `a monotone curve is flat between equal values`() {
        let segments = Interpolation.monotone.segments(through: points)
        #expect(
            segments[1]
                == .curve(
                    to: points[2], control1: CGPoint(x: 10 + 10.0 / 3, y: 10),
                    control2: CGPoint(x: 20 - 10.0 / 3, y: 10)))
    }

    @Test func `a cardinal curve with the greatest tension is straight`() {
        for case .curve(let end, _, let control2) in Interpolation.cardinal(tension: 1).segments(through: points) {
            #expect(control2 == end)
        }
    }

    @Test func `equal points don't make a curve invalid`() {
        let points = [CGPoint.zero, .zero, CGPoint(x: 1, y: 1)]
        for case .curve(let end, let control1, let control2) in Interpolation.catmullRom(alpha: 0.5).segments(
            through: points)
        {
            #expect(end.x.isFinite && control1.x.isFinite && control2.x.isFinite)
        }
    }
}
