/// A view whose accessibility elements aren't views, and that receives the touches on them.
@MainActor
package protocol TouchedContainer: UIView {
    /// Returns whether a touch at a point activates an element. Elements without an action are always touched.
    ///
    /// - Parameters:
    ///   - element: One of the accessibility elements of the view.
    ///   - point: The location in the view's coordinate space.
    ///   - hitView: The view that receives the touch.
    func receivesTouch(on element: NSObject, at point: CGPoint, in hitView: UIView?) -> Bool
}
