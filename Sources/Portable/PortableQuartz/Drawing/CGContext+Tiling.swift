import DisplayList
import Foundation

extension CGContext {
    private static let tileLimit: CGFloat = 10_000

    /// Draws an image in a rectangle or, if `byTiling` is `true`, repeatedly in the clip, beginning with the rectangle.
    ///
    /// Differs from Core Graphics: if more than 10,000 tiles are visible, nothing is drawn.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling else { return draw(image, in: rect) }
        let area = boundingBoxOfClipPath.commonPart(with: drawableArea)
        guard rect.width > 0, rect.height > 0, area.width > 0, area.height > 0 else { return }
        let columns = ((area.minX - rect.minX) / rect.width).rounded(.down)...((area.maxX - rect.minX) / rect.width)
        let rows = ((area.minY - rect.minY) / rect.height).rounded(.down)...((area.maxY - rect.minY) / rect.height)
        let count = (columns.upperBound - columns.lowerBound + 1) * (rows.upperBound - rows.lowerBound + 1)
        guard count <= Self.tileLimit else { return }
        for row in stride(from: rows.lowerBound, to: rows.upperBound, by: 1) {
            for column in stride(from: columns.lowerBound, to: columns.upperBound, by: 1) {
                draw(image, in: rect.offsetBy(dx: column * rect.width, dy: row * rect.height))
            }
        }
    }

    /// Draws a gradient whose colors change with the angle around a point, within the clip.
    ///
    /// - Parameters:
    ///   - gradient: The gradient.
    ///   - center: The center.
    ///   - angle: The angle to the x-axis at which the gradient begins, in radians.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let shape = Gradient.Shape.conic(center: center.point, angle: Double(angle))
        fill(drawableArea, with: Gradient(shape: shape, stops: gradient.stops))
    }
}
