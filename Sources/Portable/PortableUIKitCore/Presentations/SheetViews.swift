import Foundation

/// The card of a sheet: the presented view with rounded corners, the grabber, and a shadow.
final class SheetCardView: UIView {
    private static let grabberSize = CGSize(width: 36, height: 5)
    private static let grabberTop: CGFloat = 5
    /// The opacity and the radius of the shadow, in points; not recorded.
    private static let shadow: (opacity: Float, radius: CGFloat) = (0.2, 16)

    private let content: UIView
    /// The container that clips the content to the corners. The card itself doesn't clip, because it has a shadow.
    private let body = UIView(frame: .zero)
    private let grabber = UIView(frame: CGRect(origin: .zero, size: SheetCardView.grabberSize))

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        layer.shadowRadius = Self.shadow.radius
        layer.shadowOffset = .zero
        body.clipsToBounds = true
        body.addSubview(content)
        addSubview(body)
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = Self.grabberSize.height / 2
        grabber.isUserInteractionEnabled = false
        grabber.isHidden = true
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    var showsGrabber = false {
        didSet { grabber.isHidden = !showsGrabber }
    }

    /// A Boolean value that indicates whether the card has a shadow.
    var showsShadow = false {
        didSet { if oldValue != showsShadow { layer.shadowOpacity = showsShadow ? Self.shadow.opacity : 0 } }
    }

    func setCorners(radius: CGFloat, all: Bool) {
        let corners: CACornerMask =
            all
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        body.layer.cornerRadius = radius
        for layer in [layer, body.layer] { layer.maskedCorners = corners }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if body.frame != bounds { body.frame = bounds }
        if content.superview === body, content.frame != body.bounds { content.frame = body.bounds }
        grabber.center = CGPoint(x: bounds.midX, y: Self.grabberTop + Self.grabberSize.height / 2)
    }
}

/// The dimming view behind a sheet. A tap on it dismisses the sheet.
final class SheetDimmingView: UIView, UIGestureRecognizerDelegate {
    private let tap: () -> Void

    /// Creates a dimming view.
    ///
    /// - Parameter tap: A closure called when the user taps. It must not retain the view's owner.
    init(_ tap: @escaping () -> Void) {
        self.tap = tap
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0, alpha: 0.2)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first, bounds.contains(touch.location(in: self)) { tap() }
    }
}
