import Foundation

extension CGRect {
    /// Returns a Boolean value that indicates whether the rectangles share more than an edge or a corner, as
    /// `intersects(_:)` does in Core Graphics. In Foundation for Linux, that method also returns `true` for rectangles
    /// that only touch, and stops the process if a coordinate is NaN.
    package func overlaps(_ rect: CGRect) -> Bool {
        !isNull && !rect.isNull && minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY
    }
}
