import Foundation

extension CGRect {
    /// Returns whether the rectangles share more than an edge or a corner, as `intersects(_:)` does in Core Graphics.
    /// In Foundation for Linux, that method also returns `true` for rectangles that only touch, and stops the process
    /// if a coordinate isn't a number.
    package func overlaps(_ rect: CGRect) -> Bool {
        !isNull && !rect.isNull && minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY
    }
}
