import DisplayList
import Foundation
import LayoutGeometry

/// A shape that encloses a symbol.
enum SymbolEnclosure: String, CaseIterable {
    case circle, square, rectangle, diamond, shield, seal, octagon, triangle, hexagon, app

    /// The center line of the shape's outline, in a box with sides of length 1.
    var path: Path {
        switch self {
        case .circle: SymbolEnclosure.ellipse(radius: 9)
        case .square: SymbolEnclosure.roundedRectangle(width: 16, height: 16, radius: 2)
        case .app: SymbolEnclosure.roundedRectangle(width: 16, height: 16, radius: 4.5)
        case .rectangle: SymbolEnclosure.roundedRectangle(width: 20, height: 14, radius: 2)
        case .diamond: SymbolEnclosure.polygon(sides: 4, radii: [10])
        case .octagon: SymbolEnclosure.polygon(sides: 8, radii: [9.7], turnedBy: .pi / 8)
        case .hexagon: SymbolEnclosure.polygon(sides: 6, radii: [9.7])
        case .seal: SymbolEnclosure.polygon(sides: 24, radii: [10, 8.7])
        case .triangle: SymbolEnclosure.polygon([(12, 3.5), (22, 20.5), (2, 20.5)])
        case .shield:
            SymbolEnclosure.polygon([
                (12, 2.5), (20, 5.5), (20, 11), (18.5, 15.5), (15.8, 19), (12, 21.5), (8.2, 19), (5.5, 15.5), (4, 11),
                (4, 5.5),
            ])
        }
    }

    /// The box for the content of the shape.
    var contentBox: Rect {
        switch self {
        case .circle, .octagon, .hexagon, .seal: Rect(x: 0.21, y: 0.21, width: 0.58, height: 0.58)
        case .square, .app: Rect(x: 0.2, y: 0.2, width: 0.6, height: 0.6)
        case .rectangle: Rect(x: 0.23, y: 0.23, width: 0.54, height: 0.54)
        case .diamond: Rect(x: 0.26, y: 0.26, width: 0.48, height: 0.48)
        case .shield: Rect(x: 0.24, y: 0.22, width: 0.52, height: 0.52)
        case .triangle: Rect(x: 0.27, y: 0.36, width: 0.46, height: 0.46)
        }
    }

    // MARK: Paths in a grid of 24, which the icon face's glyphs stand in as well

    private static func ellipse(radius: Double) -> Path {
        let side = radius / 12
        return Path(ellipseIn: Rect(x: 0.5 - side / 2, y: 0.5 - side / 2, width: side, height: side))
    }

    private static func polygon(_ points: [(x: Double, y: Double)]) -> Path {
        var elements: [Path.Element] = points.enumerated().map { index, point in
            let point = Point(x: point.x / 24, y: point.y / 24)
            return index == 0 ? .move(point) : .line(point)
        }
        elements.append(.close)
        return Path(elements)
    }

    /// Returns a polygon around the center, starting at the top, whose corners alternate between the given radii.
    private static func polygon(sides: Int, radii: [Double], turnedBy turn: Double = 0) -> Path {
        polygon(
            (0..<sides).map { index in
                let angle = 2 * Double.pi * Double(index) / Double(sides) + turn
                let radius = radii[index % radii.count]
                return (12 + radius * sin(angle), 12 - radius * cos(angle))
            })
    }

    private static func roundedRectangle(width: Double, height: Double, radius: Double) -> Path {
        let (right, bottom) = (0.5 + width / 48, 0.5 + height / 48)
        let (left, top) = (1 - right, 1 - bottom)
        let radius = radius / 24
        var path = Path()
        // The corners are connected by lines.
        for (index, corner) in [
            Point(x: right - radius, y: bottom - radius), Point(x: left + radius, y: bottom - radius),
            Point(x: left + radius, y: top + radius), Point(x: right - radius, y: top + radius),
        ].enumerated() {
            let start = Double(index) * .pi / 2
            path.addArc(center: corner, radius: radius, start: start, end: start + .pi / 2, isIncreasing: true)
        }
        path.elements.append(.close)
        return path
    }
}
