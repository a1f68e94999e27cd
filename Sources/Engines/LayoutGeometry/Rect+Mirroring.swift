extension Rect {
    /// Returns the rectangle mirrored horizontally in a page of the given width, for right-to-left layouts.
    @inlinable public func mirrored(inWidth width: Double) -> Rect {
        Rect(x: width - maxX, y: minY, width: size.width, height: size.height)
    }
}
