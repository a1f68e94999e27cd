import Foundation

extension CGRect {
    /// Whether the rectangles share more than an edge or a corner, which is what Apple's `intersects(_:)` tells.
    /// Foundation's for Linux also counts those that only touch, and halts at coordinates that are no numbers.
    package func overlaps(_ rect: CGRect) -> Bool {
        !isNull && !rect.isNull && minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY
    }
}
