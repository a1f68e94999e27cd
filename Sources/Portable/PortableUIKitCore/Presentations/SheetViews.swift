import Foundation

/// The card of a sheet: the presented view with rounded corners, the grabber, and a shadow.
final class SheetCardView: UIView {
    /// The background behind the presented view.
    enum Background { case glass, opaque }

    private static let grabberSize = CGSize(width: 36, height: 5)
    private static let grabberTop: CGFloat = 5
    /// The opacity and the radius of the shadow, in points; not recorded.
    private static let shadow: (opacity: Float, radius: CGFloat) = (0.2, 16)

    /// The container that clips the content to the corners. The card itself doesn't clip, because it has a shadow.
    private let body: SheetBodyView
    private let grabber = UIView(frame: CGRect(origin: .zero, size: SheetCardView.grabberSize))

    init(_ content: UIView, _ metrics: SheetMetrics) {
        body = SheetBodyView(content, hasGlass: metrics.hasBackground)
        super.init(frame: .zero)
        layer.shadowRadius = Self.shadow.radius
        layer.shadowOffset = .zero
        addSubview(body)
        grabber.backgroundColor = metrics.grabberColor
        grabber.layer.cornerRadius = Self.grabberSize.height / 2
        grabber.isUserInteractionEnabled = false
        grabber.isHidden = true
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    /// A Boolean value that indicates whether the card has a background behind the presented view.
    fileprivate var hasBackground: Bool { body.hasGlass }

    var showsGrabber = false {
        didSet { grabber.isHidden = !showsGrabber }
    }

    /// A Boolean value that indicates whether the card has a shadow.
    var showsShadow = false {
        didSet { if oldValue != showsShadow { updateShadow() } }
    }

    /// Updates the shadow. Glass has none, because it would be visible through it.
    private func updateShadow() {
        layer.shadowOpacity = showsShadow && !body.showsGlass ? Self.shadow.opacity : 0
    }

    /// Sets the radii of the upper and lower corners.
    func setCorners(top: CGFloat, bottom: CGFloat) {
        let own = body.rareProperties?.cornerConfiguration
        if bottom != 0 && bottom != top || own != nil {
            let corners = UICornerConfiguration.uniformEdges(topRadius: .fixed(top), bottomRadius: .fixed(bottom))
            if own != corners { body.cornerConfiguration = corners }
            return
        }
        let corners: CACornerMask =
            bottom > 0
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        body.layer.cornerRadius = top
        for layer in [layer, body.layer] { layer.maskedCorners = corners }
    }

    /// Shows a background, which an opaque background of the presented view covers.
    func show(_ background: Background) {
        body.backgroundColor = background == .opaque ? .systemBackground : nil
        body.showsGlass = background == .glass && !body.isCovered
        updateShadow()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if body.frame != bounds { body.frame = bounds }
        grabber.center = CGPoint(x: bounds.midX, y: Self.grabberTop + Self.grabberSize.height / 2)
    }
}

/// The part of a sheet's card that clips the presented view to the corners, with glass behind it in the design of iOS 26.
private final class SheetBodyView: UIView {
    private let content: UIView
    private let glass: MaterialView?

    init(_ content: UIView, hasGlass: Bool) {
        self.content = content
        glass = hasGlass ? MaterialView() : nil
        super.init(frame: .zero)
        clipsToBounds = true
        if let glass {
            glass.cornerConfiguration = .corners(radius: .containerConcentric())
            addSubview(glass)
        }
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    /// A Boolean value that indicates whether the presented view has an opaque background.
    var isCovered: Bool {
        content.backgroundColor.map { $0.resolvedColor(with: traitCollection).cgColor.alpha >= 1 } ?? false
    }

    /// A Boolean value that indicates whether glass can be shown behind the presented view.
    var hasGlass: Bool { glass != nil }

    /// A Boolean value that indicates whether there's glass behind the presented view.
    var showsGlass: Bool {
        get { glass?.effect != nil }
        set {
            guard let glass, newValue != showsGlass else { return }
            glass.effect = newValue ? UIGlassEffect(style: .regular).material : nil
            // Glass in the sheet blurs its background itself if the sheet isn't glass.
            MaterialView.updateAll(in: content)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass?.frame = bounds
        glass?.setNeedsLayout()
        if content.superview === self, content.frame != bounds { content.frame = bounds }
    }
}

extension UIView {
    /// A Boolean value that indicates whether the view is in a sheet that has its own background: glass below the large
    /// height, and an opaque color otherwise.
    package var isOverSheetBackground: Bool {
        sequence(first: self, next: \.superview).contains { ($0 as? SheetCardView)?.hasBackground == true }
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
