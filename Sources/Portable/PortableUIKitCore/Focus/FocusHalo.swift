/// The line around the view in focus.
@MainActor
final class FocusHalo {
    private static let width: CGFloat = 3
    private static let gap: CGFloat = 2

    private let layer = CAShapeLayer()
    private weak var view: UIView?

    init() {
        layer.fillColor = nil
        layer.lineWidth = Self.width
        layer.zPosition = 1000
    }

    /// Shows the line around a view, or hides it for `nil`.
    func show(around view: UIView?) {
        layer.removeFromSuperlayer()
        self.view = view
        guard let view, view.focusEffect != nil else { return }
        view.layer.addSublayer(layer)
        layout()
    }

    /// Updates the line for the view's size and color.
    func layout() {
        guard let view, layer.superlayer === view.layer, let effect = view.focusEffect else { return }
        layer.frame = view.bounds
        layer.strokeColor = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
        let path: UIBezierPath
        if let own = (effect as? UIFocusHaloEffect)?.path {
            path = own
        } else {
            // A view that clips its content has the line inside.
            let outset = view.focusIsClipped ? -Self.width / 2 : Self.gap + Self.width / 2
            let rect = CGRect(origin: .zero, size: view.bounds.size).insetBy(dx: -outset, dy: -outset)
            path = UIBezierPath(roundedRect: rect, cornerRadius: max(view.layer.cornerRadius + outset, 4))
        }
        layer.path = path.cgPath
    }
}

extension UIView {
    /// A Boolean value that indicates whether a line around the view would be clipped.
    fileprivate var focusIsClipped: Bool { clipsToBounds || (superview?.clipsToBounds ?? false) }
}
