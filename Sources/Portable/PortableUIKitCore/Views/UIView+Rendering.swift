@_spi(Collage) import PortableQuartz

extension UIView {
    /// Draws a snapshot of the view hierarchy into the current context, stretched to a rectangle.
    ///
    /// Differs from UIKit: as in ``CALayer/render(in:)``, and the method can't be overridden.
    /// - Parameters:
    ///   - rect: The rectangle in the context's coordinates.
    ///   - afterUpdates: `true` to apply pending layout changes first.
    /// - Returns: `true` if everything was drawn. It's `false` without a current context, and for views of zero size.
    /// - Complexity: O(*n*) in the number of layers in the view.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = CurrentDrawing.context, bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { layoutIfNeeded() }
        guard var node = layer.displayNode(at: owningDevice.clock.now) else { return false }
        node.transform = .identity
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        for command in node.flatCommands { context.append(command) }
        context.restoreGState()
        return true
    }

    /// Returns a view with a snapshot of part of this view, or `nil` if nothing is visible.
    ///
    /// Differs from UIKit: the image isn't stretched between the insets when the view's size changes.
    /// - Parameters:
    ///   - rect: The part, in the view's coordinates.
    ///   - afterUpdates: `true` to apply pending layout changes first.
    ///   - capInsets: The insets of the part that would be stretched.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard let picture = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
        let part = UIView(frame: CGRect(origin: .zero, size: rect.size))
        part.clipsToBounds = true
        picture.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
        part.addSubview(picture)
        return part
    }
}
