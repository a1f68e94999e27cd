/// Shows a blur of what is behind it, in the color of a material; to somebody who asked for less that shows through, the
/// color alone.
package final class MaterialView: UIView {
    /// The material; nil shows nothing.
    var effect: UIBlurEffect? {
        didSet {
            if effect !== oldValue { update() }
        }
    }

    /// A view of no size that touches pass through.
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

    /// Makes the materials in a view what the person has asked for meanwhile.
    package static func updateAll(in view: UIView) {
        (view as? MaterialView)?.update()
        for subview in view.subviews { updateAll(in: subview) }
    }
}
