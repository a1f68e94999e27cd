import DisplayList
import LayoutGeometry
import PortableUIKit

/// A transition between colors.
public nonisolated struct Gradient: Equatable, Hashable, Sendable {
    /// The color space for interpolating colors.
    public struct ColorSpace: Hashable, Sendable {
        let isPerceptual: Bool

        /// A color space with the components of the device.
        public static let device = ColorSpace(isPerceptual: false)
        /// A perceptual color space.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// A color and its location in a gradient.
    public struct Stop: Equatable, Hashable, Sendable {
        /// The color.
        public var color: Color
        /// The location, from 0 at the start to 1 at the end.
        public var location: CGFloat

        /// Creates a stop from a color and a location.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colors in order.
    public var stops: [Gradient.Stop]
    /// The color space for interpolating the colors.
    var space = ColorSpace.device

    /// Creates a gradient from stops.
    public init(stops: [Gradient.Stop]) {
        self.stops = stops
    }

    /// Creates a gradient from evenly spaced colors.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
}

extension Gradient: ShapeStyle {
    /// Resolves the style for an environment, as a linear gradient from the top to the bottom.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._resolved(environment, level: level)
    }
}

/// A gradient with the type erased, such as the gradient of a color.
public nonisolated struct AnyGradient: Hashable, ShapeStyle {
    let gradient: Gradient

    /// Creates a style from a gradient.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    init(of color: Color) {
        gradient = Gradient(colors: [color.mix(with: .white, by: 0.2), color])
    }

    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        gradient._resolved(environment, level: level)
    }
}

/// A resolved gradient, for any rectangle.
nonisolated struct GradientFill: Equatable, Sendable {
    enum Geometry: Equatable, Sendable {
        case linear(from: UnitPoint, to: UnitPoint)
        case radial(center: UnitPoint, from: Double, to: Double)
        case elliptical(center: UnitPoint, from: Double, to: Double)
        case angular(center: UnitPoint, from: Double, to: Double)
    }

    var geometry: Geometry
    var stops: [DisplayList.Gradient.Stop]

    init(_ gradient: Gradient, _ geometry: Geometry, _ environment: EnvironmentValues) {
        self.geometry = geometry
        // A location that is smaller than the previous one is raised to it.
        var last = 0.0
        stops = gradient.stops.map { stop in
            let location = Double(stop.location)
            last = max(last, min(location.isFinite ? location : 0, 1))
            return DisplayList.Gradient.Stop(location: last, color: stop.color.color(in: environment))
        }
        if gradient.space.isPerceptual { stops = GradientFill.perceptual(stops) }
    }

    func gradient(in rect: Rect, opacity: Double) -> DisplayList.Gradient {
        func point(_ unit: UnitPoint) -> Point { unit.point(in: rect.size).offset(by: rect.origin) }
        let stops = stops.map {
            DisplayList.Gradient.Stop(location: $0.location, color: $0.color.multiplyingAlpha(by: opacity))
        }
        switch geometry {
        case .linear(let from, let to):
            return DisplayList.Gradient(shape: .axial(start: point(from), end: point(to)), stops: stops)
        case .radial(let center, let from, let to):
            return DisplayList.Gradient(
                shape: .radial(center: point(center), radii: Size(width: to, height: to)),
                stops: GradientFill.between(from, to, of: to, stops))
        case .elliptical(let center, let from, let to):
            return DisplayList.Gradient(
                shape: .radial(
                    center: point(center), radii: Size(width: to * rect.size.width, height: to * rect.size.height)),
                stops: GradientFill.between(from, to, of: to, stops))
        case .angular(let center, let from, let to):
            let turn = 2 * Double.pi
            let sweep = min(max(to - from, 0), turn)
            var placed = GradientFill.between(0, sweep, of: turn, stops)
            if sweep < turn - 1e-9, let last = placed.last, let first = placed.first {
                // The angles outside of the gradient are divided equally between the end color and the start color.
                let middle = (1 + sweep / turn) / 2
                placed.append(.init(location: middle, color: last.color))
                placed.append(.init(location: middle, color: first.color))
            }
            return DisplayList.Gradient(shape: .conic(center: point(center), angle: from), stops: placed)
        }
    }

    /// Returns the stops between two positions on a line of length `whole`.
    private static func between(
        _ from: Double, _ to: Double, of whole: Double, _ stops: [DisplayList.Gradient.Stop]
    ) -> [DisplayList.Gradient.Stop] {
        guard whole > 0 else { return stops }
        return stops.map {
            .init(location: min(max((from + $0.location * (to - from)) / whole, 0), 1), color: $0.color)
        }
    }
}

extension Point {
    fileprivate func offset(by other: Point) -> Point { self + other }
}
