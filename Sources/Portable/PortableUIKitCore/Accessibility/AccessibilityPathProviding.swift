/// A responder whose default accessibility path differs from its frame.
@MainActor
package protocol AccessibilityPathProviding: UIResponder {
    /// The outline in screen coordinates, or `nil` for the frame.
    var defaultAccessibilityPath: UIBezierPath? { get }
}

extension UIResponder {
    /// The accessibility path that applies unless the app sets another one.
    ///
    /// Recorded: a view whose layer has a corner radius has a rounded path, even if the app sets another frame.
    var providedAccessibilityPath: UIBezierPath? {
        if let provider = self as? any AccessibilityPathProviding { return provider.defaultAccessibilityPath }
        guard let view = self as? UIView, view.layer.cornerRadius > 0 else { return nil }
        return UIBezierPath(roundedRect: accessibilityFrame, cornerRadius: view.layer.cornerRadius)
    }
}
