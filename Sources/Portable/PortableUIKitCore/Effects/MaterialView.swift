/// A view that blurs its background and tints it with the color of a material. If Reduce Transparency is on, it shows
/// only the color.
package final class MaterialView: UIView {
    /// The material, or `nil` to show nothing.
    var effect: UIBlurEffect? {
        didSet {
            if effect !== oldValue { update() }
        }
    }

    /// Creates a view with a size of zero that ignores touches.
    package init(_ effect: UIBlurEffect? = nil) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        self.effect = effect
        update()
    }

    required init?(coder: NSCoder) { nil }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    private func update() {
        let isOpaque = UIAccessibility.isReduceTransparencyEnabled
        layer.backdrop = isOpaque ? nil : effect?.backdrop
        backgroundColor = isOpaque ? effect?.tint.withAlphaComponent(1) : effect?.tint
    }

    /// Updates the materials in a view to the current accessibility settings.
    package static func updateAll(in view: UIView) {
        (view as? MaterialView)?.update()
        for subview in view.subviews { updateAll(in: subview) }
    }
}
