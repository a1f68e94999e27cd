import DisplayList
import LayoutGeometry
import PortableUIKit

// What two paths have in common, and what not. Differs from SwiftUI: curves become straight pieces, 32 for each.

extension Path {
    /// What lies inside of this path or of another one.
    ///
    /// - Parameters:
    ///   - other: The other path. Open parts of both count as closed.
    ///   - eoFill: Whether parts that lie in others alternate between inside and outside.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { region(other, eoFill) { $0 || $1 } }

    /// What lies inside of both paths.
    ///
    /// - Parameters:
    ///   - other: The other path. Open parts of both count as closed.
    ///   - eoFill: Whether parts that lie in others alternate between inside and outside.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { region(other, eoFill) { $0 && $1 } }

    /// What lies inside of this path and outside of another one.
    ///
    /// - Parameters:
    ///   - other: The other path. Open parts of both count as closed.
    ///   - eoFill: Whether parts that lie in others alternate between inside and outside.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { region(other, eoFill) { $0 && !$1 } }

    /// What lies inside of one of the paths and outside of the other.
    ///
    /// - Parameters:
    ///   - other: The other path. Open parts of both count as closed.
    ///   - eoFill: Whether parts that lie in others alternate between inside and outside.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { region(other, eoFill) { $0 != $1 } }

    /// The same region by an outline that doesn't cross itself.
    ///
    /// - Parameter eoFill: Whether parts that lie in others alternate between inside and outside.
    public func normalized(eoFill: Bool = true) -> Path { region(Path(), eoFill) { first, _ in first } }

    /// What of this path's line lies inside of another path.
    ///
    /// - Parameters:
    ///   - other: The other path, whose open parts count as closed.
    ///   - eoFill: Whether parts that lie in others alternate between inside and outside.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { line(other, eoFill, isInside: true) }

    /// What of this path's line lies outside of another path.
    ///
    /// - Parameters:
    ///   - other: The other path, whose open parts count as closed.
    ///   - eoFill: Whether parts that lie in others alternate between inside and outside.
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
    /// The lines from each point to the next one.
    fileprivate static func lines(through points: [Point]) -> [GridLine] {
        zip(points, points.dropFirst()).map { GridLine(start: GridPoint($0), end: GridPoint($1)) }
            .filter { $0.start != $0.end }
    }
}
