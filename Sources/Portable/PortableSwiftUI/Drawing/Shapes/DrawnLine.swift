import DisplayList
import LayoutGeometry

/// The region that a stroke along a path covers, as overlapping parts with the same winding direction.
nonisolated struct DrawnLine {
    private let style: DisplayList.StrokeStyle
    private let half: Double

    init(_ style: DisplayList.StrokeStyle) {
        self.style = style
        half = style.width / 2
    }

    /// Returns the region of the stroke along a path.
    func region(along path: DisplayList.Path) -> DisplayList.Path {
        PathRegions(parts(of: path), isEvenOdd: false).outline { first, _ in first }
    }

    private func parts(of path: DisplayList.Path) -> DisplayList.Path {
        guard half > 0 else { return DisplayList.Path() }
        var result = DisplayList.Path()
        for (points, isClosed) in DrawnLine.polylines(of: path) {
            guard style.dash.isEmpty else {
                for dash in dashes(of: isClosed ? points + [points[0]] : points) {
                    add(dash, isClosed: false, to: &result)
                }
                continue
            }
            add(points, isClosed: isClosed, to: &result)
        }
        return result
    }

    /// Returns the points of each subpath, without consecutive duplicates.
    private static func polylines(of path: DisplayList.Path) -> [(points: [Point], isClosed: Bool)] {
        var elements: [DisplayList.Path.Element] = [], result: [(points: [Point], isClosed: Bool)] = []
        func finish(isClosed: Bool) {
            for polygon in DisplayList.Path(elements).flattened().prefix(1) {
                var points: [Point] = []
                for point in polygon where points.last != point { points.append(point) }
                if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
                if points.count > 1 { result.append((points, isClosed && points.count > 2)) }
            }
        }
        for element in path.elements {
            switch element {
            case .move:
                finish(isClosed: false)
                elements = [element]
            case .close:
                let first = elements.first
                finish(isClosed: true)
                elements = first.map { [$0] } ?? []
            default: elements.append(element)
            }
        }
        finish(isClosed: false)
        return result
    }

    private func dashes(of points: [Point]) -> [[Point]] {
        // An odd number of lengths is repeated, so that dashes and gaps alternate.
        let lengths = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
        let total = lengths.reduce(0, +)
        var index = 0, left = style.dashPhase.truncatingRemainder(dividingBy: total)
        if left < 0 { left += total }
        while left >= lengths[index] {
            left -= lengths[index]
            index = (index + 1) % lengths.count
        }
        left = lengths[index] - left
        var result: [[Point]] = [], current = [points[0]]
        for (start, end) in zip(points, points.dropFirst()) {
            let length = start.distance(to: end)
            var done = 0.0
            while length - done > left {
                done += left
                let point = start.moved(towards: end, by: done / length)
                if index.isMultiple(of: 2) { result.append(current + [point]) }
                current = [point]
                repeat { index = (index + 1) % lengths.count } while lengths[index] == 0
                left = lengths[index]
            }
            left -= length - done
            current.append(end)
        }
        if index.isMultiple(of: 2) { result.append(current) }
        return result.filter { $0.count > 1 }
    }

    // MARK: Parts

    private func add(_ points: [Point], isClosed: Bool, to path: inout DisplayList.Path) {
        let ends = isClosed ? points.count : points.count - 1
        for index in 0..<ends { addSide(points[index], points[(index + 1) % points.count], to: &path) }
        for index in points.indices where isClosed || (index > 0 && index < points.count - 1) {
            addJoin(
                points[(index + points.count - 1) % points.count], points[index], points[(index + 1) % points.count],
                to: &path)
        }
        guard !isClosed else { return }
        addCap(at: points[0], from: points[1], to: &path)
        addCap(at: points[points.count - 1], from: points[points.count - 2], to: &path)
    }

    private func addSide(_ start: Point, _ end: Point, to path: inout DisplayList.Path) {
        let across = normal(start, end)
        addPolygon([start + across, end + across, end - across, start - across], to: &path)
    }

    private func addCap(at point: Point, from other: Point, to path: inout DisplayList.Path) {
        switch style.cap {
        case .butt: break
        case .round: addCircle(at: point, to: &path)
        case .square:
            let length = other.distance(to: point)
            guard length > 0 else { return }
            addSide(point, other.moved(towards: point, by: 1 + half / length), to: &path)
        }
    }

    private func addJoin(_ before: Point, _ point: Point, _ after: Point, to path: inout DisplayList.Path) {
        if style.join == .round { return addCircle(at: point, to: &path) }
        var first = normal(before, point), second = normal(point, after)
        let turn = first.x * second.y - first.y * second.x
        guard abs(turn) > 1e-12 else { return }
        // The gap is on the outer side of the corner.
        if turn < 0 { (first, second) = (Point.zero - first, Point.zero - second) }
        var corners = [point, point + first, point + second]
        let sum = first + second, square = sum.x * sum.x + sum.y * sum.y
        // The ratio of the miter length to the line width is limited.
        if style.join == .miter, square > 0, 2 * half / square.squareRoot() <= style.miterLimit {
            let factor = 2 * half * half / square
            corners.insert(point + Point(x: sum.x * factor, y: sum.y * factor), at: 2)
        }
        addPolygon(corners, to: &path)
    }

    private func addCircle(at point: Point, to path: inout DisplayList.Path) {
        let circle = DisplayList.Path(
            ellipseIn: Rect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
        for polygon in circle.flattened(segments: 8) { addPolygon(polygon, to: &path) }
    }

    /// Returns the vector of half the line width, perpendicular to a line.
    private func normal(_ start: Point, _ end: Point) -> Point {
        let length = start.distance(to: end)
        return length > 0
            ? Point(x: (end.y - start.y) / length * half, y: (start.x - end.x) / length * half) : .zero
    }

    /// Adds a polygon with the same winding direction as the others.
    private func addPolygon(_ points: [Point], to path: inout DisplayList.Path) {
        let area = points.indices.reduce(0.0) { sum, index in
            let (a, b) = (points[index], points[(index + 1) % points.count])
            return sum + a.x * b.y - b.x * a.y
        }
        let points = area < 0 ? points.reversed() : points
        path.elements.append(.move(points[0]))
        path.elements += points.dropFirst().map { .line($0) }
        path.elements.append(.close)
    }
}

extension Point {
    fileprivate nonisolated func distance(to other: Point) -> Double {
        ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
    }

    fileprivate nonisolated func moved(towards other: Point, by part: Double) -> Point {
        Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}
