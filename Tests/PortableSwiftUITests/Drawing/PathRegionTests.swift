import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Paths from two paths: regions, parts of lines, and stroked lines.
@MainActor
struct PathRegionTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        Path(CGRect(x: x, y: y, width: width, height: height))
    }

    /// The points of a path's move and line elements.
    private func corners(_ path: Path) -> Set<[CGFloat]> {
        var result: Set<[CGFloat]> = []
        path.forEach { element in
            switch element {
            case .move(let point), .line(let point): result.insert([point.x, point.y])
            default: break
            }
        }
        return result
    }

    private func parts(_ path: Path) -> Int {
        var count = 0
        path.forEach { if case .move = $0 { count += 1 } }
        return count
    }

    @Test func `overlapping squares have a union, an intersection, and differences`() {
        let other = rect(5, 5, 10, 10)
        #expect(corners(square.intersection(other)) == [[5, 5], [10, 5], [10, 10], [5, 10]])
        #expect(
            corners(square.union(other))
                == [[0, 0], [10, 0], [10, 5], [15, 5], [15, 15], [5, 15], [5, 10], [0, 10]])
        #expect(
            corners(square.subtracting(other)) == [[0, 0], [10, 0], [10, 5], [5, 5], [5, 10], [0, 10]])
        #expect(square.symmetricDifference(other).contains(CGPoint(x: 2, y: 2)))
        #expect(!square.symmetricDifference(other).contains(CGPoint(x: 7, y: 7)))
    }

    @Test func `coincident sides are removed`() {
        #expect(corners(square.union(rect(10, 0, 10, 10))) == [[0, 0], [20, 0], [20, 10], [0, 10]])
        #expect(square.subtracting(square).isEmpty)
        #expect(square.symmetricDifference(square).isEmpty)
        #expect(corners(square.intersection(square)) == corners(square))
        #expect(square.intersection(rect(10, 0, 10, 10)).isEmpty)
        #expect(corners(square.subtracting(rect(0, 0, 10, 4))) == [[0, 4], [10, 4], [10, 10], [0, 10]])
    }

    @Test func `a hole stays a hole, and separate parts stay separate`() {
        let ring = square.subtracting(rect(3, 3, 4, 4))
        #expect(parts(ring) == 2)
        #expect(!ring.contains(CGPoint(x: 5, y: 5)) && ring.contains(CGPoint(x: 1, y: 5)))
        #expect(parts(square.union(rect(20, 0, 5, 5))) == 2)
        #expect(square.union(Path()).boundingRect == square.boundingRect)
        #expect(square.intersection(Path()).isEmpty)
    }

    @Test func `self-intersections are filled by the specified rule`() {
        var double = square
        double.addPath(rect(3, 3, 4, 4))
        #expect(!double.normalized().contains(CGPoint(x: 5, y: 5)))
        #expect(parts(double.normalized(eoFill: false)) == 1)
    }

    @Test(arguments: 1...20) func `a result contains a point according to the paths that it combines`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func coordinate() -> CGFloat { CGFloat(Int.random(in: 0...12, using: &generator)) }
        func path() -> Path {
            switch Int.random(in: 0..<3, using: &generator) {
            case 0:
                return Path(
                    ellipseIn: CGRect(
                        x: coordinate(), y: coordinate(), width: coordinate() + 1, height: coordinate() + 1))
            case 1: return Path(CGRect(x: coordinate(), y: coordinate(), width: coordinate(), height: coordinate()))
            default:
                return Path { path in
                    path.addLines((0..<5).map { _ in CGPoint(x: coordinate(), y: coordinate()) })
                    path.closeSubpath()
                }
            }
        }
        let (first, second) = (path(), path())
        for isEvenOdd in [false, true] {
            let results: [(name: String, path: Path, rule: (Bool, Bool) -> Bool)] = [
                ("union", first.union(second, eoFill: isEvenOdd), { $0 || $1 }),
                ("intersection", first.intersection(second, eoFill: isEvenOdd), { $0 && $1 }),
                ("subtraction", first.subtracting(second, eoFill: isEvenOdd), { $0 && !$1 }),
                ("difference", first.symmetricDifference(second, eoFill: isEvenOdd), { $0 != $1 }),
            ]
            for _ in 0..<100 {
                // Off the grid of the corners.
                let point = CGPoint(
                    x: CGFloat.random(in: 0...26, using: &generator), y: CGFloat.random(in: 0...26, using: &generator))
                let (a, b) = (first.contains(point, eoFill: isEvenOdd), second.contains(point, eoFill: isEvenOdd))
                for result in results {
                    #expect(
                        result.path.contains(point) == result.rule(a, b),
                        "\(result.name) of \(first) and \(second) at \(point), even-odd: \(isEvenOdd)")
                }
            }
        }
    }

    @Test func `a line is divided where it enters and leaves the path`() {
        let line = Path { path in
            path.move(to: CGPoint(x: -5, y: 5))
            path.addLine(to: CGPoint(x: 15, y: 5))
        }
        #expect(line.lineIntersection(square).description == "0 5 m 10 5 l")
        #expect(line.lineSubtraction(square).description == "-5 5 m 0 5 l 10 5 m 15 5 l")
    }

    // MARK: Lines

    private func covered(_ path: Path, _ style: StrokeStyle) -> CGRect { path.strokedPath(style).boundingRect }

    private let stroke = Path { path in
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 30, y: 10))
    }

    @Test func `a stroke covers the line width, and its caps extend the ends`() {
        #expect(covered(stroke, StrokeStyle(lineWidth: 4)) == CGRect(x: 10, y: 8, width: 20, height: 4))
        #expect(
            covered(stroke, StrokeStyle(lineWidth: 4, lineCap: .square)) == CGRect(x: 8, y: 8, width: 24, height: 4))
        let round = stroke.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
        #expect(abs(round.boundingRect.minX - 8) < 0.01 && abs(round.boundingRect.maxX - 32) < 0.01)
        #expect(!round.contains(CGPoint(x: 8.2, y: 8.2)) && round.contains(CGPoint(x: 8.5, y: 10)))
        #expect(stroke.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    }

    @Test func `the line join makes a corner sharp, beveled, or round`() {
        let corner = Path { path in
            path.move(to: CGPoint(x: 0, y: 20))
            path.addLine(to: .zero)
            path.addLine(to: CGPoint(x: 20, y: 0))
        }
        let tip = CGPoint(x: -1.9, y: -1.9), between = CGPoint(x: -1.3, y: -1.3)
        func has(_ join: CGLineJoin, _ point: CGPoint, limit: CGFloat = 10) -> Bool {
            corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit)).contains(point)
        }
        #expect(has(.miter, tip) && !has(.miter, tip, limit: 1) && !has(.bevel, tip) && !has(.round, tip))
        #expect(has(.round, between) && !has(.bevel, between))
    }

    @Test func `a closed line has a hole, and dashes are parts`() {
        let frame = square.strokedPath(StrokeStyle(lineWidth: 2))
        #expect(frame.boundingRect == CGRect(x: -1, y: -1, width: 12, height: 12))
        #expect(!frame.contains(CGPoint(x: 5, y: 5)) && frame.contains(CGPoint(x: -0.5, y: -0.5)))
        let dashed = stroke.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 4]))
        #expect(parts(dashed) == 3)
        #expect(dashed.contains(CGPoint(x: 12, y: 10)) && !dashed.contains(CGPoint(x: 16, y: 10)))
        let later = stroke.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 4], dashPhase: 4))
        #expect(!later.contains(CGPoint(x: 12, y: 10)) && later.contains(CGPoint(x: 16, y: 10)))
    }

    @Test func `an arc touches both lines of a corner`() {
        let path = Path { path in
            path.move(to: CGPoint(x: 20, y: 0))
            path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 0, y: 20), radius: 5)
        }
        #expect(path.currentPoint.map { abs($0.x) < 1e-9 && abs($0.y - 5) < 1e-9 } == true)
        let box = path.boundingRect
        #expect(abs(box.minX) < 1e-9 && abs(box.minY) < 1e-9 && abs(box.maxX - 20) < 1e-9 && abs(box.maxY - 5) < 1e-9)
        let straight = Path { path in
            path.move(to: CGPoint(x: 20, y: 0))
            path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: -20, y: 0), radius: 5)
        }
        #expect(straight.description == "20 0 m 0 0 l")
    }

    @Test func `shapes are combined in the rectangle in which they're drawn`() {
        let box = CGRect(x: 0, y: 0, width: 20, height: 20)
        let moon = Circle().subtracting(Circle().offset(x: 6)).path(in: box)
        #expect(moon.contains(CGPoint(x: 2, y: 10)) && !moon.contains(CGPoint(x: 12, y: 10)))
        let plus = Rectangle().inset(by: 8).union(Circle().scale(0.5)).path(in: box)
        #expect(plus.boundingRect == CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(Circle().intersection(Rectangle().offset(y: 10)).path(in: box).boundingRect.minY == 10)
        #expect(!Circle().symmetricDifference(Circle().scale(0.5)).path(in: box).contains(CGPoint(x: 10, y: 10)))
        #expect(LaidOut(Circle().subtracting(Rectangle().scale(0.5)), width: 30, height: 20).frames == ["5 0 20 20"])
    }
}
