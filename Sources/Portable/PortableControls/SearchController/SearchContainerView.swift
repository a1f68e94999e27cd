/// A view over the searched content. It dims the content and contains the results.
final class SearchContainerView: UIView {
    private let dimming = UIControl(frame: .zero)

    /// A closure that is called when the user taps the dimmed content.
    var dismissHandler: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        dimming.backgroundColor = UIColor(dynamicProvider: { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
        })
        dimming.addAction(UIAction { [weak self] _ in self?.dismissHandler?() }, for: .touchUpInside)
        // Dimmed content must not scroll.
        dimming.addGestureRecognizer(UIPanGestureRecognizer())
        dimming.isHidden = true
        dimming.isAccessibilityElement = true
        dimming.accessibilityTraits = .button
        dimming.accessibilityLabel = "Dismiss"
        addSubview(dimming)
    }

    required init?(coder: NSCoder) { nil }

    /// A Boolean value that indicates whether the content is dimmed.
    var dims: Bool {
        get { !dimming.isHidden }
        set { dimming.isHidden = !newValue }
    }

    /// A search bar that isn't in another view.
    var hostedBar: UISearchBar? {
        didSet {
            guard oldValue !== hostedBar else { return }
            oldValue?.removeFromSuperview()
            if let hostedBar { addSubview(hostedBar) }
            setNeedsLayout()
        }
    }

    /// Covers the view of a controller, below the search bar if it's in that view.
    func cover(_ owner: UIView, below bar: UISearchBar) {
        var frame = owner.bounds
        if bar.isDescendant(of: owner), !bar.isDescendant(of: self) {
            let bottom = bar.convert(bar.bounds, to: owner).maxY
            frame.size.height = max(frame.maxY - max(bottom, frame.minY), 0)
            frame.origin.y = max(bottom, frame.minY)
        }
        if owner.subviews.last !== self { owner.bringSubviewToFront(self) }
        if self.frame != frame { self.frame = frame }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        guard let hostedBar else { return }
        let top = window?.safeAreaInsets.top ?? 0
        let height = hostedBar.sizeThatFits(bounds.size).height
        hostedBar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        bringSubviewToFront(hostedBar)
    }

    /// Returns the view at a point, or `nil` if the content isn't dimmed, so that it receives the touch.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
