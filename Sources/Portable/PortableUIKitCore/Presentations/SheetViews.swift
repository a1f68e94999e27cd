import Foundation

/// The card of a sheet: the presented view within rounded corners, and the bar by which it can be dragged.
final class SheetCardView: UIView {
    private static let grabberSize = CGSize(width: 36, height: 5)
    private static let grabberTop: CGFloat = 5

    private let content: UIView
    private let grabber = UIView(frame: CGRect(origin: .zero, size: SheetCardView.grabberSize))

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(content)
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

    func setCorners(radius: CGFloat, all: Bool) {
        layer.cornerRadius = radius
        layer.maskedCorners =
            all
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if content.superview === self, content.frame != bounds { content.frame = bounds }
        grabber.center = CGPoint(x: bounds.midX, y: Self.grabberTop + Self.grabberSize.height / 2)
        bringSubviewToFront(grabber)
    }
}

/// The darkness behind a sheet, which a tap takes away.
final class SheetDimmingView: UIView, UIGestureRecognizerDelegate {
    private let tap: () -> Void

    /// - Parameter tap: Called when the person taps; it must not keep the view's owner alive.
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
