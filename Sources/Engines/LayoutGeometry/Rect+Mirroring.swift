extension Rect {
    /// The rectangle as it lies when a page of the given width is turned from left-to-right to right-to-left.
    @inlinable public func mirrored(inWidth width: Double) -> Rect {
        Rect(x: width - maxX, y: minY, width: size.width, height: size.height)
    }
}
