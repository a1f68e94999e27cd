/// Rounding to the pixels of a display: the rules R1 and R2 that UIKit's layouts were recorded to follow.
@frozen public struct PixelGrid: Sendable, Hashable {
    /// The number of pixels per point, at least 1.
    public let scale: Double

    /// The distance in points within which a length counts as being on a pixel.
    @usableFromInline static let tolerance = 1e-4

    /// Creates a grid with `scale` pixels per point. A scale that isn't a positive number counts as 1.
    @inlinable public init(scale: Double) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// Returns `length` rounded down to a pixel. A length within 0.0001 points below a pixel counts as being on it.
    @inlinable public func floor(_ length: Double) -> Double {
        ((length + PixelGrid.tolerance) * scale).rounded(.down) / scale
    }

    /// Returns `length` rounded up to a pixel. A length within 0.0001 points above a pixel counts as being on it.
    @inlinable public func ceil(_ length: Double) -> Double {
        ((length - PixelGrid.tolerance) * scale).rounded(.up) / scale
    }

    /// Returns `position` rounded to the nearest pixel, halves away from zero. A half stays a half even if a sum of
    /// fractions lost a little to binary representation.
    @inlinable @inline(__always) public func round(_ position: Double) -> Double {
        let pixels = position * scale
        let magnitude = abs(pixels) + 1e-6
        // A number of 2⁵¹ or more pixels has no fraction of one half, and neither does NaN.
        guard magnitude < 0x1p51 else { return pixels.rounded(.toNearestOrAwayFromZero) / scale }
        // The conversion truncates, and is faster than a function of the C library.
        let whole = Double(Int64(magnitude + 0.5)) / scale
        return pixels < 0 ? -whole : whole
    }

    /// Returns `rect` with its origin and its size rounded independently.
    @inlinable public func round(_ rect: Rect) -> Rect {
        Rect(
            x: round(rect.origin.x), y: round(rect.origin.y),
            width: round(rect.size.width), height: round(rect.size.height))
    }
}
