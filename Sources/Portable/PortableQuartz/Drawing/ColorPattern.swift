import DisplayList

/// What is drawn over and over in the place of a color: an image.
package protocol ColorPattern: AnyObject, Sendable {
    /// What covers a rectangle with copies, one of which begins at (0, 0).
    func patternCommands(in rect: CGRect) -> [DisplayCommand]

    /// What covers a rectangle of a layer's background, in the layer's coordinates.
    @MainActor func patternCommands(in rect: CGRect, of layer: CALayer) -> [DisplayCommand]

    func isEqual(_ other: Any?) -> Bool
}
