import DisplayList

/// The fade of content that scrolls under a bar, in the design of iOS 26.
struct BarEdgeFade: Equatable {
    /// The color behind the content.
    let color: UIColor
    /// A Boolean value that indicates whether the content ends at a line instead of fading.
    let isHard: Bool

    /// Creates the fade for the content of a scroll view, or returns `nil` if there's none, or its effect is hidden, or the
    /// color behind the content isn't known.
    @MainActor
    init?(under scrollView: UIScrollView?, in view: UIView?, effect: (UIScrollView) -> UIScrollEdgeEffect) {
        guard let scrollView, !effect(scrollView).isHidden else { return nil }
        let colors = [scrollView.backgroundColor, view?.backgroundColor ?? .systemBackground].compactMap { $0 }
        guard let color = colors.first(where: { $0.cgColor.alpha > 0 }) else { return nil }
        self.color = color
        isHard = effect(scrollView).style === UIScrollEdgeEffect.Style.hard
    }
}

/// A view that blurs content and fades it toward an edge of the screen.
final class BarEdgeFadeView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    /// The fade, or `nil` for none.
    var fade: BarEdgeFade? {
        didSet { if oldValue != fade { update() } }
    }
    /// A Boolean value that indicates whether the fade isn't shown.
    var isOff = false {
        didSet { if oldValue != isOff { update() } }
    }
    /// A Boolean value that indicates whether the fade begins at the lower edge of the view.
    var isAtBottom = false {
        didSet { update() }
    }

    /// The opacity of the color at distances from the edge of the screen, as parts of the view's height. At the top, a
    /// title is in front of it. At the bottom, content is visible next to the glass of a tab bar or a toolbar.
    private static let topStops = [Stop(0, 0.97), Stop(0.7, 0.93), Stop(0.86, 0.75), Stop(0.95, 0.3), Stop(1, 0)]
    private static let bottomStops = [Stop(0, 0.96), Stop(0.5, 0.8), Stop(0.8, 0.3), Stop(1, 0)]
    private static let hardStops = [Stop(0, 0.9), Stop(1, 0.9)]

    private struct Stop {
        let place: Double
        let opacity: CGFloat

        init(_ place: Double, _ opacity: CGFloat) { (self.place, self.opacity) = (place, opacity) }
    }

    /// Shows the fade in the current style and with the current accessibility settings.
    func update() {
        isHidden = fade == nil || isOff
        guard let fade, !isOff, let gradient = layer as? CAGradientLayer else { return }
        let stops = fade.isHard ? Self.hardStops : isAtBottom ? Self.bottomStops : Self.topStops
        let color = fade.color.resolvedColor(with: traitCollection)
        gradient.colors = stops.map { color.withAlphaComponent($0.opacity).cgColor }
        gradient.locations = stops.map { NSNumber(value: $0.place) }
        gradient.startPoint = CGPoint(x: 0.5, y: isAtBottom ? 1 : 0)
        gradient.endPoint = CGPoint(x: 0.5, y: isAtBottom ? 0 : 1)
        showBlurs(fade.isHard ? [BarEdgeBlur(radius: 12, end: 1)] : BarEdgeBlur.soft)
    }

    override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        update()
    }

    // MARK: Blur

    private func showBlurs(_ blurs: [BarEdgeBlur]) {
        let shown = UIAccessibility.isReduceTransparencyEnabled ? [] : blurs
        let views = subviews.compactMap { $0 as? BarEdgeBlurView }
        for view in views.dropFirst(shown.count) { view.removeFromSuperview() }
        for (index, blur) in shown.enumerated() {
            let view = index < views.count ? views[index] : BarEdgeBlurView(frame: .zero)
            view.show(blur, isAtBottom: isAtBottom)
            if view.superview == nil { addSubview(view) }
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for case let view as BarEdgeBlurView in subviews {
            let height = bounds.height * view.blur.end
            view.frame = CGRect(
                x: 0, y: isAtBottom ? bounds.height - height : 0, width: bounds.width, height: height)
        }
    }
}

/// A blur that ends at a distance from the edge of the screen.
///
/// Several blurs over each other are stronger at the edge. They aren't recorded.
private struct BarEdgeBlur: Equatable {
    /// The standard deviation, in points.
    let radius: Double
    /// The distances at which the blur ends and begins to fade, as parts of the fade's height and of the blur's.
    let end: CGFloat
    var fadeStart: Double = 1

    static let soft = [
        BarEdgeBlur(radius: 3, end: 1, fadeStart: 0.88), BarEdgeBlur(radius: 8, end: 0.95, fadeStart: 0.72),
    ]
}

/// A view that blurs the content behind it, with a mask where the blur fades.
private final class BarEdgeBlurView: UIView {
    private(set) var blur = BarEdgeBlur(radius: 0, end: 1)

    func show(_ blur: BarEdgeBlur, isAtBottom: Bool) {
        self.blur = blur
        isUserInteractionEnabled = false
        layer.backdrop = DisplayNode.Backdrop(radius: blur.radius)
        guard blur.fadeStart < 1 else { return layer.mask = nil }
        let mask = layer.mask as? CAGradientLayer ?? CAGradientLayer()
        mask.colors = [1, 1, 0].map { UIColor(white: 0, alpha: $0).cgColor }
        mask.locations = [0, NSNumber(value: blur.fadeStart), 1]
        mask.startPoint = CGPoint(x: 0.5, y: isAtBottom ? 1 : 0)
        mask.endPoint = CGPoint(x: 0.5, y: isAtBottom ? 0 : 1)
        if layer.mask !== mask { layer.mask = mask }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let mask = layer.mask, mask.frame != bounds else { return }
        UIView.performWithoutAnimation { mask.frame = bounds }
    }
}
