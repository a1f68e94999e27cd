import Foundation

extension UIView {
    /// Returns a rectangle of the view's coordinate space in screen coordinates, or zero if the view isn't in a window.
    package func convertToScreen(_ rect: CGRect) -> CGRect {
        guard let window = self as? UIWindow ?? window else { return .zero }
        let inWindow = convert(rect, to: window)
        return inWindow.offsetBy(dx: window.frame.minX - window.bounds.minX, dy: window.frame.minY - window.bounds.minY)
    }

    /// The labels of the elements in the view, except its controls, in reading order. It's `nil` without labels.
    package var labelOfSubviews: String? {
        var collector = AccessibilityCollector(clip: convertToScreen(bounds), isRightToLeft: isRightToLeft)
        collector.collectContents(of: self)
        let labels = collector.elements.filter { !$0.canBeActivated }.compactMap(\.object.accessibilityLabel)
            .filter { !$0.isEmpty }
        return labels.isEmpty ? nil : labels.joined(separator: ", ")
    }
}
