import CCairoPango
import DisplayList
import LayoutGeometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Gradient {
    /// Returns a `cairo_pattern_t` that the caller owns, or `nil` without colors. The first and last colors
    /// extend beyond their stops. As in Core Graphics, colors are interpolated before they're premultiplied.
    func makePattern(alpha: Double, covering area: Rect) -> OpaquePointer? {
        let stops = orderedStops
        guard let last = stops.last else { return nil }
        func solid() -> OpaquePointer {
            cairo_pattern_create_rgba(last.color.red, last.color.green, last.color.blue, last.color.alpha * alpha)
        }
        let pattern: OpaquePointer
        switch shape {
        case .axial(let start, let end):
            guard start != end, start.isFinite, end.isFinite else { return solid() }
            pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        case .radial(let center, let radii):
            guard radii.width > 0, radii.height > 0, radii.isValid, center.isFinite else { return solid() }
            pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
            // The transform from the area's coordinate space to a unit circle.
            var matrix = cairo_matrix_t(
                xx: 1 / radii.width, yx: 0, xy: 0, yy: 1 / radii.height, x0: -center.x / radii.width,
                y0: -center.y / radii.height)
            cairo_pattern_set_matrix(pattern, &matrix)
        case .conic(let center, let angle):
            guard center.isFinite, angle.isFinite else { return solid() }
            if let strip = makeStrip(around: center, angle: angle, stops: stops, alpha: alpha, covering: area) {
                return strip
            }
            return Self.makeConic(center: center, angle: angle, stops: stops, alpha: alpha, covering: area)
        }
        for stop in stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha * alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        return pattern
    }

    /// The stops with locations that are clamped to 0...1 and don't decrease.
    private var orderedStops: [Stop] {
        var reached = 0.0
        return stops.filter { $0.location.isFinite }.map { stop in
            reached = max(reached, min(max(stop.location, 0), 1))
            return Stop(location: reached, color: stop.color)
        }
    }

    /// Returns a linear gradient that approximates a conic one with a distant center, or `nil` if the center is near.
    /// The area is then a strip of a thin sector, and a mesh would be as large as the distance.
    private func makeStrip(
        around center: Point, angle: Double, stops: [Stop], alpha: Double, covering area: Rect
    ) -> OpaquePointer? {
        let (x, y) = (area.midX - center.x, area.midY - center.y)
        let distance = hypot(x, y), width = hypot(area.size.width, area.size.height)
        guard distance > 100 * width else { return nil }
        // The colors change perpendicular to the direction of the center.
        let (alongX, alongY) = (-y / distance * width / 2, x / distance * width / 2)
        let pattern = cairo_pattern_create_linear(
            area.midX - alongX, area.midY - alongY, area.midX + alongX, area.midY + alongY)!
        let samples = 100
        for sample in 0...samples {
            let share = Double(sample) / Double(samples)
            let turn = (atan2(y + (2 * share - 1) * alongY, x + (2 * share - 1) * alongX) - angle) / (2 * .pi)
            let location = turn - turn.rounded(.down)
            let color = Self.color(at: location, near: location, stops)
            cairo_pattern_add_color_stop_rgba(
                pattern, share, color.red, color.green, color.blue, color.alpha * alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        return pattern
    }

    /// Returns thin sectors around the center, each of which is a mesh patch whose color changes along its arc. Cairo
    /// doesn't support conic gradients, and a mesh is sharp at every scale.
    private static func makeConic(
        center: Point, angle: Double, stops: [Stop], alpha: Double, covering area: Rect
    ) -> OpaquePointer {
        let pattern = cairo_pattern_create_mesh()!
        let reachX = max(abs(area.minX - center.x), abs(area.maxX - center.x))
        let reachY = max(abs(area.minY - center.y), abs(area.maxY - center.y))
        // Chords are inside the circle. The second pixel keeps the outermost corner covered.
        let radius = (reachX * reachX + reachY * reachY).squareRoot() * 1.01 + 2
        let sectors = 120
        let marks = Set((0...sectors).map { Double($0) / Double(sectors) } + stops.map(\.location)).sorted()
        func position(_ location: Double) -> Point {
            let direction = angle + location * 2 * .pi
            return Point(x: center.x + radius * cos(direction), y: center.y + radius * sin(direction))
        }
        for (from, to) in zip(marks, marks.dropFirst()) {
            let (first, second) = (position(from), position(to))
            let middle = (from + to) / 2
            let (start, end) = (color(at: from, near: middle, stops), color(at: to, near: middle, stops))
            cairo_mesh_pattern_begin_patch(pattern)
            cairo_mesh_pattern_move_to(pattern, center.x, center.y)
            cairo_mesh_pattern_line_to(pattern, first.x, first.y)
            cairo_mesh_pattern_line_to(pattern, second.x, second.y)
            cairo_mesh_pattern_line_to(pattern, center.x, center.y)
            for (corner, color) in [start, start, end, end].enumerated() {
                cairo_mesh_pattern_set_corner_color_rgba(
                    pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha * alpha)
            }
            cairo_mesh_pattern_end_patch(pattern)
        }
        return pattern
    }

    /// Returns the color at `location`, in the interval between two stops that contains `inside`. Two stops with the
    /// same location form an edge.
    private static func color(at location: Double, near inside: Double, _ stops: [Stop]) -> Color {
        guard let upper = stops.firstIndex(where: { $0.location >= inside }) else { return stops.last!.color }
        guard upper > 0 else { return stops[0].color }
        let (left, right) = (stops[upper - 1], stops[upper])
        guard right.location > left.location else { return right.color }
        let share = (location - left.location) / (right.location - left.location)
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return Color(
            red: mix(left.color.red, right.color.red), green: mix(left.color.green, right.color.green),
            blue: mix(left.color.blue, right.color.blue), alpha: mix(left.color.alpha, right.color.alpha))
    }
}

extension Point {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
