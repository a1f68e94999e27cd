import DisplayList

/// An image that is tiled in place of a color.
package protocol ColorPattern: AnyObject, Sendable {
    /// Returns commands that fill a rectangle with tiles, one of which begins at (0, 0).
    func patternCommands(in rect: CGRect) -> [DisplayCommand]

    /// Returns commands that fill a rectangle of a layer's background, in the layer's coordinate space.
    @MainActor func patternCommands(in rect: CGRect, of layer: CALayer) -> [DisplayCommand]

    func isEqual(_ other: Any?) -> Bool
}
