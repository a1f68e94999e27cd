import DisplayList
import LayoutGeometry

/// The area of an exclusion path.
struct ExcludedArea {
    private let polygons: [[Point]]
    private let evenOdd: Bool
    /// The y coordinates of the area's top and bottom.
    private let top: Double
    let bottom: Double

    init(_ path: UIBezierPath) {
        polygons = path.cgPath.path.flattened().map { $0.filter { $0.x.isFinite && $0.y.isFinite } }
        evenOdd = path.usesEvenOddFillRule
        let heights = polygons.joined().map(\.y)
        top = heights.min() ?? .infinity
        bottom = heights.max() ?? -.infinity
    }

    /// The number of additional heights at which the area is measured in each row.
    private static let sampleCount = 8

    /// Returns the horizontal spans that the area covers in a row. They can overlap.
    ///
    /// - Complexity: O(*n*) in the number of points of the flattened path.
    func spans(top: Double, bottom: Double) -> [ClosedRange<Double>] {
        guard bottom > self.top, top < self.bottom else { return [] }
        // An area that only touches the row doesn't exclude anything.
        let first = top + 0.001
        let last = max(bottom - 0.001, first)
        let steps = 0...Self.sampleCount
        var heights = steps.map { first + (last - first) * Double($0) / Double(Self.sampleCount) }
        for point in polygons.joined() where point.y > first && point.y < last {
            heights += [max(point.y - 0.001, first), min(point.y + 0.001, last)]
        }
        return heights.flatMap(spans)
    }

    /// Returns the horizontal spans of the area at a height.
    private func spans(at y: Double) -> [ClosedRange<Double>] {
        var crossings: [(x: Double, winding: Int)] = []
        for polygon in polygons {
            guard var previous = polygon.last else { continue }
            for point in polygon {
                if (previous.y <= y) != (point.y <= y) {
                    let x = previous.x + (y - previous.y) / (point.y - previous.y) * (point.x - previous.x)
                    crossings.append((x, point.y > previous.y ? 1 : -1))
                }
                previous = point
            }
        }
        crossings.sort { $0.x < $1.x }
        var spans: [ClosedRange<Double>] = []
        var winding = 0
        for (index, crossing) in crossings.enumerated().dropLast() {
            winding += crossing.winding
            let isInside = evenOdd ? winding % 2 != 0 : winding != 0
            if isInside { spans.append(crossing.x...crossings[index + 1].x) }
        }
        return spans
    }
}
