import Foundation
import PortableUIKit

/// A gradient between the points of a grid, each of which has a color.
///
/// Differs from SwiftUI: colors are mixed linearly between neighboring points, the edges of patches are straight, and
/// as a style, the gradient is the average of its colors.
public nonisolated struct MeshGradient: View, ShapeStyle {
    /// The locations of the points.
    public enum Locations: Sendable, Equatable {
        /// Points, relative to the size.
        case points([SIMD2<Float>])
    }

    /// The colors of the points.
    public enum Colors: Sendable, Equatable {
        /// Colors that depend on the environment.
        case colors([Color])
        /// Colors that don't depend on the environment.
        case resolvedColors([Color.Resolved])
    }

    /// The number of points in a row.
    public var width: Int
    /// The number of points in a column.
    public var height: Int
    /// The locations of the points, row by row.
    public var locations: Locations
    /// The colors of the points, row by row.
    public var colors: Colors
    /// The color outside of the grid.
    public var background: Color
    /// A Boolean value that indicates whether colors change smoothly. It has no effect: they always change linearly.
    public var smoothsColors: Bool
    /// The color space in which colors are mixed.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a gradient.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// Creates a gradient of points with colors.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient of points with colors that don't depend on the environment.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    private func resolvedColors(_ environment: EnvironmentValues) -> [Color.Resolved] {
        switch colors {
        case .colors(let colors): colors.map { $0.resolve(in: environment) }
        case .resolvedColors(let colors): colors
        }
    }

    /// The number of steps between two points.
    private static let steps = 12

    /// The cells of the grid, each divided into small cells with a single color.
    @MainActor public var body: some View {
        let gradient = self
        Canvas { context, size in
            let points = gradient.points, colors = gradient.resolvedColors(context.environment)
            guard gradient.width > 1, gradient.height > 1, points.count >= gradient.width * gradient.height,
                colors.count >= points.count
            else { return }
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(gradient.background))
            for row in 0..<gradient.height - 1 {
                for column in 0..<gradient.width - 1 {
                    let first = row * gradient.width + column
                    let corners = [first, first + 1, first + gradient.width, first + gradient.width + 1]
                    Patch(corners: corners.map { (points[$0], colors[$0]) }).fill(
                        &context, size, steps: MeshGradient.steps)
                }
            }
        }
    }

    private var points: [SIMD2<Float>] {
        switch locations {
        case .points(let points): points
        }
    }

    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        let colors = resolvedColors(environment)
        let sum = colors.reduce(into: SIMD4<Float>()) { $0 += SIMD4($1.red, $1.green, $1.blue, $1.opacity) }
        let mean = sum / Float(max(colors.count, 1))
        return Color(Color.Resolved(red: mean.x, green: mean.y, blue: mean.z, opacity: mean.w))
            ._resolved(environment, level: level)
    }
}

/// A cell of a mesh gradient, with its corners: top leading, top trailing, bottom leading, bottom trailing.
private nonisolated struct Patch {
    let corners: [(point: SIMD2<Float>, color: Color.Resolved)]

    private func mix<V: SIMD>(_ values: [V], _ x: Float, _ y: Float) -> V where V.Scalar == Float {
        let top = values[0] * (1 - x) + values[1] * x, bottom = values[2] * (1 - x) + values[3] * x
        return top * (1 - y) + bottom * y
    }

    /// The opacity from which on an overlap of two cells is less visible than a gap between them.
    private static let overlappingOpacity: Float = 0.7

    /// Fills the cell with small cells, which overlap slightly to avoid visible gaps. Translucent cells don't overlap,
    /// because the overlap would be darker.
    func fill(_ context: inout GraphicsContext, _ size: CGSize, steps: Int) {
        let points = corners.map(\.point)
        let colors = corners.map { SIMD4($0.color.red, $0.color.green, $0.color.blue, $0.color.opacity) }
        let step = 1 / Float(steps)
        for row in 0..<steps {
            for column in 0..<steps {
                let x = Float(column) * step, y = Float(row) * step
                let color = mix(colors, x + step / 2, y + step / 2)
                let overlap = color.w >= Self.overlappingOpacity ? step * 0.1 : 0
                let right = min(x + step + overlap, 1), bottom = min(y + step + overlap, 1)
                var path = Path()
                path.addLines(
                    [(x, y), (right, y), (right, bottom), (x, bottom)].map { place in
                        let point = mix(points, place.0, place.1)
                        return CGPoint(x: CGFloat(point.x) * size.width, y: CGFloat(point.y) * size.height)
                    })
                path.closeSubpath()
                let resolved = Color.Resolved(red: color.x, green: color.y, blue: color.z, opacity: color.w)
                context.fill(path, with: .color(Color(resolved)))
            }
        }
    }
}
