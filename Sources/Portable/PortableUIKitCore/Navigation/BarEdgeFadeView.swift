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

/// A view that fades content toward an edge of the screen.
///
/// On a phone, the content is also blurred. Here, only its opacity decreases.
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

    /// The opacity of the color at distances from the edge of the screen, as parts of the view's height.
    private static let softStops: [(place: Double, opacity: CGFloat)] = [(0, 0.96), (0.5, 0.8), (0.8, 0.3), (1, 0)]
    private static let hardStops: [(place: Double, opacity: CGFloat)] = [(0, 0.9), (1, 0.9)]

    private func update() {
        isHidden = fade == nil || isOff
        guard let fade, let gradient = layer as? CAGradientLayer else { return }
        let stops = fade.isHard ? Self.hardStops : Self.softStops
        let color = fade.color.resolvedColor(with: traitCollection)
        gradient.colors = stops.map { color.withAlphaComponent($0.opacity).cgColor }
        gradient.locations = stops.map { NSNumber(value: $0.place) }
        gradient.startPoint = CGPoint(x: 0.5, y: isAtBottom ? 1 : 0)
        gradient.endPoint = CGPoint(x: 0.5, y: isAtBottom ? 0 : 1)
    }

    override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        update()
    }
}
