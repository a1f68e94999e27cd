@_spi(Collage) import PortableQuartz

extension UIView {
    /// Draws the view and all in it, as they look now, into the current context, stretched over a rectangle.
    ///
    /// Differs from UIKit: as in ``CALayer/render(in:)``, and the method can't be overridden.
    /// - Parameters:
    ///   - rect: In the context's coordinates.
    ///   - afterUpdates: Whether changes that are still to be laid out are drawn, too.
    /// - Returns: Whether all of it was drawn: false outside of drawing, and for views without a size.
    /// - Complexity: O(the layers in the view).
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

    /// A view that shows a part of what this one looks like now; nil if nothing of it is to be seen.
    ///
    /// Differs from UIKit: the picture is not stretched between the insets when the view changes its size.
    /// - Parameters:
    ///   - rect: The part, in the view's coordinates.
    ///   - afterUpdates: Whether changes that are still to be laid out are shown, too.
    ///   - capInsets: The sides that would keep their size.
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
