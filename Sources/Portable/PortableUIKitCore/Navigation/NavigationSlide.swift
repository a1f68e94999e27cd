/// The animation of a navigation controller's screens. The front screen slides in from the trailing edge. As recorded,
/// the rear screen moves by 0.3 of the distance and is dimmed. The edge between them has a shadow.
@MainActor
final class NavigationSlide {
    /// The opacity of the dimming and of the shadow at the edge; not recorded.
    private static let darkness: CGFloat = 0.1
    private static let shadowWidth: CGFloat = 9

    private typealias Move = TemporaryChange<CGAffineTransform>

    /// The moves of the screens, and of a bar that appears or disappears with its screen.
    private var moves: (front: Move?, rear: Move?, bar: Move?)
    private let dimming: UIView
    private let shadow: EdgeShadowView
    /// The initial offset of the front screen, in points. It's negative in right-to-left languages.
    private let fullDistance: CGFloat

    init(of front: UIView?, over rear: UIView?, in container: UIView, isRightToLeft: Bool) {
        moves.front = front.map { TemporaryChange(of: \.transform, in: $0) }
        moves.rear = rear.map { TemporaryChange(of: \.transform, in: $0) }
        let bounds = container.bounds
        fullDistance = isRightToLeft ? -bounds.width : bounds.width
        dimming = UIView(frame: bounds)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = .black
        dimming.isUserInteractionEnabled = false
        shadow = EdgeShadowView(
            frame: CGRect(
                x: isRightToLeft ? bounds.maxX : bounds.minX - Self.shadowWidth, y: bounds.minY,
                width: Self.shadowWidth, height: bounds.height))
        shadow.autoresizingMask = .flexibleHeight
        shadow.show(darkness: Self.darkness, isRightToLeft: isRightToLeft)
        guard let front, front.superview === container else { return }
        container.insertSubview(dimming, belowSubview: front)
        container.insertSubview(shadow, belowSubview: front)
    }

    /// Shows both screens.
    ///
    /// - Parameter part: The progress of the front screen, from 0 to 1.
    func show(_ part: CGFloat) {
        let edge = CGAffineTransform(translationX: fullDistance * (1 - part), y: 0)
        moves.front?.change { $0.concatenating(edge) }
        shadow.transform = edge
        shadow.alpha = part
        let distance = -fullDistance * NavigationBarTransition.rearPart * part
        moves.rear?.change { $0.concatenating(CGAffineTransform(translationX: distance, y: 0)) }
        dimming.alpha = Self.darkness * part
    }

    /// Restores the screens.
    func end() {
        dimming.removeFromSuperview()
        shadow.removeFromSuperview()
        moves.front?.end()
        moves.rear?.end()
        moves.bar?.end()
    }

    /// Moves a bar that appears or disappears with its screen.
    func move(_ bar: UINavigationBar, by transform: CGAffineTransform) {
        if moves.bar == nil { moves.bar = TemporaryChange(of: \.transform, in: bar) }
        moves.bar?.change { $0.concatenating(transform) }
    }
}

/// The shadow of a screen's edge on the screen behind it.
private final class EdgeShadowView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(darkness: CGFloat, isRightToLeft: Bool) {
        guard let layer = layer as? CAGradientLayer else { return }
        layer.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: darkness).cgColor]
        layer.startPoint = CGPoint(x: isRightToLeft ? 1 : 0, y: 0.5)
        layer.endPoint = CGPoint(x: isRightToLeft ? 0 : 1, y: 0.5)
    }
}
