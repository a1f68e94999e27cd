/// The highlight of a view under the pointer.
@MainActor
final class PointerHighlight {
    private let layer = CAShapeLayer()
    private let accessoryLayer = CAShapeLayer()
    private var accessories: [UIPointerAccessory] = []

    init() {
        layer.zPosition = 900
        accessoryLayer.zPosition = 2000
    }

    /// Moves the accessories to the pointer's location in a window.
    func move(to location: CGPoint, in window: UIWindow?) {
        guard let window, !accessories.isEmpty else { return }
        let path = UIBezierPath()
        for accessory in accessories { path.append(accessory.path(around: location)) }
        accessoryLayer.path = path.cgPath
        accessoryLayer.fillColor = UIColor.label.resolvedColor(with: window.traitCollection).cgColor
        if accessoryLayer.superlayer !== window.layer { window.layer.addSublayer(accessoryLayer) }
    }

    /// Shows the effect and the accessories of a style, or none.
    func show(_ style: UIPointerStyle?) {
        accessories = style?.accessories ?? []
        if accessories.isEmpty { accessoryLayer.removeFromSuperlayer() }
        layer.removeFromSuperlayer()
        guard let effect = style?.effect, effect.isTinted else { return }
        let view = effect.preview.view
        layer.frame = view.bounds
        layer.fillColor = UIColor.label.withAlphaComponent(0.08).resolvedColor(with: view.traitCollection).cgColor
        layer.path = path(of: style?.shape, in: view).cgPath
        view.layer.addSublayer(layer)
    }

    private func path(of shape: UIPointerShape?, in view: UIView) -> UIBezierPath {
        switch shape {
        case .path(let path): return path
        case .roundedRect(let rect, let radius): return UIBezierPath(roundedRect: rect, cornerRadius: radius)
        case .verticalBeam, .horizontalBeam, nil: break
        }
        let bounds = CGRect(origin: .zero, size: view.bounds.size)
        return UIBezierPath(roundedRect: bounds, cornerRadius: max(view.layer.cornerRadius, 4))
    }
}

extension UIPointerEffect {
    /// A Boolean value that indicates whether the view is tinted under the pointer.
    fileprivate var isTinted: Bool {
        if case .hover(_, preferredTintMode: .none, _, _) = self { return false }
        return true
    }
}
