/// A view that draws a background configuration behind the content of a cell, header, footer, or button.
///
/// It has the size of the view that it belongs to. The configuration's insets are relative to it.
@MainActor
package final class SystemBackgroundView: UIView {
    /// The configuration of the background.
    package var configuration = UIBackgroundConfiguration.clear() {
        didSet { if configuration != oldValue { configurationDidChange(from: oldValue) } }
    }

    /// The shape to which a list clips the backgrounds of its rows.
    package struct Shape: Equatable {
        /// The corner radius, in points.
        package var cornerRadius: CGFloat
        /// The rounded corners.
        package var corners: CACornerMask

        package init(cornerRadius: CGFloat, corners: CACornerMask) {
            self.cornerRadius = cornerRadius
            self.corners = corners
        }
    }

    /// The shape that the list gives the background. The default is `nil`, which means the configuration's. If the
    /// configuration sets a corner radius, it takes precedence.
    package var listShape: Shape? {
        didSet { if listShape != oldValue { setNeedsLayout() } }
    }

    /// The container of everything inside the insets, clipped to the corners.
    private let ground = UIView(frame: .zero)
    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?
    private weak var shownCustomView: UIView?
    private var strokeView: UIView?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        insets.preservingAxes = .both
        directionalLayoutMargins = .zero
        addSubview(ground)
        updateColors()
    }

    // MARK: Contents

    private func configurationDidChange(from old: UIBackgroundConfiguration) {
        isUserInteractionEnabled = configuration.customView != nil
        updateEffect()
        updateImage()
        updateCustomView(old.customView)
        updateStroke()
        updateColors()
        setNeedsLayout()
    }

    private func updateEffect() {
        guard let effect = configuration.visualEffect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: effect)
        view.effect = effect
        effectView = view
        if view.superview == nil { ground.insertSubview(view, at: 0) }
    }

    private func updateImage() {
        guard let image = configuration.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView(frame: .zero)
        view.image = image
        view.contentMode = configuration.imageContentMode
        imageView = view
        if view.superview == nil { ground.insertSubview(view, at: effectView == nil ? 0 : 1) }
    }

    private func updateCustomView(_ old: UIView?) {
        let view = configuration.customView
        // Another background can contain the previous custom view by now.
        if let old, old !== view, old.superview === ground { old.removeFromSuperview() }
        shownCustomView = view
        if let view, view.superview !== ground { ground.addSubview(view) }
    }

    private func updateStroke() {
        guard configuration.strokeWidth.finite > 0 else {
            strokeView?.removeFromSuperview()
            strokeView = nil
            return
        }
        guard strokeView == nil else { return }
        let view = UIView(frame: .zero)
        view.isUserInteractionEnabled = false
        strokeView = view
        addSubview(view)
    }

    private func updateColors() {
        let color = configuration.resolvedBackgroundColor(for: tintColor)
        // The effect shows the content behind the view. An opaque background would cover that content, so the color is
        // in the effect's content view.
        ground.backgroundColor = effectView == nil ? color : nil
        effectView?.contentView.backgroundColor = color
        strokeView?.layer.borderWidth = max(configuration.strokeWidth.finite, 0)
        strokeView?.layer.borderColor =
            configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
        let shadow = configuration.shadowProperties
        layer.shadowOpacity = Float(min(max(shadow.opacity.finite, 0), 1))
        layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
        layer.shadowOffset = shadow.offset
        layer.shadowRadius = shadow.radius
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    package override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        updateColors()
        setNeedsLayout()
    }

    package override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    // MARK: Layout

    /// The rectangle of the background, in the view's coordinates.
    package var backgroundRect: CGRect {
        var insets = configuration.backgroundInsets.sanitized
        let margins = directionalLayoutMargins
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        let rect = bounds.inset(by: insets.edgeInsets(isRightToLeft: isRightToLeft))
        return CGRect(
            x: rect.origin.x, y: rect.origin.y, width: max(rect.size.width, 0), height: max(rect.size.height, 0))
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let rect = backgroundRect
        ground.frame = rect
        for view in [effectView, imageView] { view?.frame = ground.bounds }
        if let view = shownCustomView, view.superview === ground { view.frame = ground.bounds }
        let shape = shape(in: rect.size)
        ground.layer.cornerRadius = shape.cornerRadius
        ground.layer.maskedCorners = shape.corners
        ground.clipsToBounds = shape.cornerRadius > 0 && !ground.subviews.isEmpty
        layoutStroke(around: rect, shape)
        let path =
            configuration.shadowProperties.path
            ?? UIBezierPath(roundedRect: rect, cornerRadius: shape.cornerRadius)
        layer.shadowPath = layer.shadowOpacity > 0 ? path.cgPath : nil
    }

    private func shape(in size: CGSize) -> Shape {
        let own = max(configuration.cornerRadius.finite, 0)
        var shape =
            own > 0 ? Shape(cornerRadius: own, corners: .all) : listShape ?? Shape(cornerRadius: 0, corners: .all)
        shape.cornerRadius = min(shape.cornerRadius, size.width / 2, size.height / 2)
        return shape
    }

    private func layoutStroke(around rect: CGRect, _ shape: Shape) {
        guard let strokeView else { return }
        let outset = configuration.strokeOutset.finite
        let frame = rect.insetBy(dx: -outset, dy: -outset)
        strokeView.frame = frame.isNull ? .zero : frame
        strokeView.layer.cornerRadius = shape.cornerRadius > 0 ? max(shape.cornerRadius + outset, 0) : 0
        strokeView.layer.maskedCorners = shape.corners
    }
}

extension CACornerMask {
    /// All four corners.
    package static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
