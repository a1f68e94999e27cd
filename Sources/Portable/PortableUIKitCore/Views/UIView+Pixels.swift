import LayoutGeometry

extension UIView {
    /// The pixels that lengths of the content are rounded to: those of the traits, or of the current ones without any.
    package var pixels: PixelGrid {
        let scale = traitCollection.displayScale
        return PixelGrid(scale: Double(scale > 0 ? scale : UITraitCollection.current.displayScale))
    }
}
