/// A view that shows a visual effect behind its content.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let material = MaterialView()
    private let content = UIView(frame: .zero)
    /// The recognizer of touches on interactive glass.
    private var touchRecognizer: GlassTouchRecognizer?

    /// Creates a view with a size of zero that shows the given effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view without an effect.
    public convenience init() { self.init(effect: nil) }

    /// Creates a view from an interface file.
    public required init?(coder: NSCoder) {
        effect = nil
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UIVisualEffectView.self)
    }

    private func setUp() {
        for view in [material, content] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        updateMaterial()
    }

    /// The class of the layer, which draws vibrant content.
    open override class var layerClass: AnyClass { VibrancyLayer.self }

    @_spi(Collage)
    public override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        updateVibrancy()
    }

    /// The view to which to add subviews.
    open var contentView: UIView { content }

    /// The visual effect, or `nil` for no effect.
    open var effect: UIVisualEffect? {
        didSet { updateMaterial() }
    }

    /// Raises an exception if a subview is added to this view. Add subviews to ``contentView``.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard subview !== material, subview !== content else { return }
        raise(
            "\(subview) has been added as a subview to \(self). Do not add subviews directly to the visual effect view "
                + "itself, instead add them to the -contentView.")
    }

    open override func layoutSubviews() {
        updateMaterialCorners()
        super.layoutSubviews()
    }

    private func updateMaterial() {
        let glass = effect as? UIGlassEffect
        material.effect = glass?.material ?? effect as? UIBlurEffect
        reactsToTouches = glass?.isInteractive ?? false
        updateMaterialCorners()
        updateVibrancy()
    }

    /// The distance by which the longer side of touched glass grows, in points, and the duration in seconds. They aren't
    /// recorded.
    private static let growth: (distance: CGFloat, duration: Double) = (8, 0.3)

    private var reactsToTouches: Bool {
        get { touchRecognizer != nil }
        set {
            guard newValue != reactsToTouches else { return }
            if let touchRecognizer { removeGestureRecognizer(touchRecognizer) }
            touchRecognizer = newValue ? GlassTouchRecognizer { [weak self] in self?.grow($0) } : nil
            if let touchRecognizer { addGestureRecognizer(touchRecognizer) }
        }
    }

    /// Lets glass grow while it's touched.
    private func grow(_ isTouched: Bool) {
        let scale = isTouched ? 1 + Self.growth.distance / max(bounds.width, bounds.height, 44) : 1
        guard material.transform.a != scale else { return }
        UIView.animate(
            withDuration: Self.growth.duration, delay: 0, usingSpringWithDamping: isTouched ? 1 : 0.6,
            initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { [material, content] in
            for view in [material, content] { view.transform = CGAffineTransform(scaleX: scale, y: scale) }
        }
    }

    private func updateVibrancy() {
        let drawing = (effect as? UIVibrancyEffect)?.drawing(with: traitCollection)
        (layer as? VibrancyLayer)?.vibrancy = drawing.map { (content.layer.identity, $0) }
    }

    /// Gives the effect the shadow of glass.
    package func castShadow() {
        material.castShadow()
    }

    /// Gives glass the corners of this view. It's a capsule if this view has none.
    func updateMaterialCorners() {
        let isGlass = effect is UIGlassEffect
        guard isGlass || material.rareProperties != nil else { return }
        let hasOwnCorners = rareProperties?.cornerConfiguration != nil || layer.cornerRadius > 0
        let corners: UICornerConfiguration =
            !isGlass
            ? .corners(radius: .fixed(0)) : hasOwnCorners ? .corners(radius: .containerConcentric()) : .capsule()
        if material.rareProperties?.cornerConfiguration != corners { material.cornerConfiguration = corners }
        // Concentric corners follow the corners of this view.
        material.setNeedsLayout()
    }
}
