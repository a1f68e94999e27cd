import LayoutGeometry

extension UIView {
    /// The pixel grid to which lengths are rounded: that of the view's traits, or of the current traits if these
    /// specify no scale.
    package var pixels: PixelGrid {
        let scale = traitCollection.displayScale
        return PixelGrid(scale: Double(scale > 0 ? scale : UITraitCollection.current.displayScale))
    }
}
