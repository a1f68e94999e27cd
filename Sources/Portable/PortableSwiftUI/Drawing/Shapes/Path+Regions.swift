import DisplayList
import LayoutGeometry
import PortableUIKit

// Boolean operations on paths. Differs from SwiftUI: curves become straight segments, 32 for each.

extension Path {
    /// Returns the region that is inside this path or another one.
    ///
    /// - Parameters:
    ///   - other: The other path. Open subpaths of both are treated as closed.
    ///   - eoFill: A Boolean value that indicates whether the even-odd rule determines the inside of the paths.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { region(other, eoFill) { $0 || $1 } }

    /// Returns the region that is inside both paths.
    ///
    /// - Parameters:
    ///   - other: The other path. Open subpaths of both are treated as closed.
    ///   - eoFill: A Boolean value that indicates whether the even-odd rule determines the inside of the paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { region(other, eoFill) { $0 && $1 } }

    /// Returns the region that is inside this path and outside another one.
    ///
    /// - Parameters:
    ///   - other: The other path. Open subpaths of both are treated as closed.
    ///   - eoFill: A Boolean value that indicates whether the even-odd rule determines the inside of the paths.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { region(other, eoFill) { $0 && !$1 } }

    /// Returns the region that is inside exactly one of the paths.
    ///
    /// - Parameters:
    ///   - other: The other path. Open subpaths of both are treated as closed.
    ///   - eoFill: A Boolean value that indicates whether the even-odd rule determines the inside of the paths.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { region(other, eoFill) { $0 != $1 } }

    /// Returns the same region with an outline that doesn't intersect itself.
    ///
    /// - Parameter eoFill: A Boolean value that indicates whether the even-odd rule determines the inside of the path.
    public func normalized(eoFill: Bool = true) -> Path { region(Path(), eoFill) { first, _ in first } }

    /// Returns the parts of this path's line that are inside another path.
    ///
    /// - Parameters:
    ///   - other: The other path, whose open subpaths are treated as closed.
    ///   - eoFill: A Boolean value that indicates whether the even-odd rule determines the inside of the other path.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { line(other, eoFill, isInside: true) }

    /// Returns the parts of this path's line that are outside another path.
    ///
    /// - Parameters:
    ///   - other: The other path, whose open subpaths are treated as closed.
    ///   - eoFill: A Boolean value that indicates whether the even-odd rule determines the inside of the other path.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { line(other, eoFill, isInside: false) }

    private func region(_ other: Path, _ isEvenOdd: Bool, _ operation: PathRegions.Operation) -> Path {
        Path(PathRegions(path, other.path, isEvenOdd: isEvenOdd).outline(operation))
    }

    private func line(_ other: Path, _ isEvenOdd: Bool, isInside: Bool) -> Path {
        let region = PathRegions(other.path, isEvenOdd: isEvenOdd)
        let own = path.flattenedSegments.flatMap { GridLine.lines(through: $0) }
        let theirs = other.path.flattened().flatMap { GridLine.lines(through: $0 + $0.prefix(1)) }
        var result = DisplayList.Path(), last: GridPoint?
        for part in GridLine.cut(own + theirs).prefix(own.count).joined() {
            let middle = Point(x: (part.start.x + part.end.x) / 2, y: (part.start.y + part.end.y) / 2)
            guard region.contains(middle) == isInside else { continue }
            if last != part.start { result.elements.append(.move(part.start.point)) }
            result.elements.append(.line(part.end.point))
            last = part.end
        }
        return Path(result)
    }
}

extension GridLine {
    /// Returns the segments between consecutive points.
    fileprivate static func lines(through points: [Point]) -> [GridLine] {
        zip(points, points.dropFirst()).map { GridLine(start: GridPoint($0), end: GridPoint($1)) }
            .filter { $0.start != $0.end }
    }
}
