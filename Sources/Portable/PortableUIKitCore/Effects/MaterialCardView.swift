/// A card of a material with round corners, and a view for its content, which is clipped to the corners.
package final class MaterialCardView: UIView {
    /// The shadow of a card.
    package struct Shadow {
        let opacity: Float
        let radius: CGFloat
        let offset: CGFloat

        package init(opacity: Float, radius: CGFloat, offset: CGFloat) {
            self.opacity = opacity
            self.radius = radius
            self.offset = offset
        }

        /// No shadow.
        package static let none = Shadow(opacity: 0, radius: 0, offset: 0)

        /// The shadow of glass, recorded with alerts.
        package static let glass = Shadow(opacity: 0.085, radius: 22, offset: 8)

        @MainActor
        package func apply(to layer: CALayer) {
            layer.shadowOpacity = opacity
            layer.shadowRadius = radius
            layer.shadowOffset = CGSize(width: 0, height: offset)
        }
    }

    package let content = UIView(frame: .zero)
    private let material = MaterialView()

    package init(cornerRadius: CGFloat) {
        super.init(frame: .zero)
        content.clipsToBounds = true
        for view in [material, content] {
            view.layer.cornerRadius = cornerRadius
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a material with a shadow, or nothing. The shadow is cast by the material, because it would otherwise be
    /// visible through it.
    package func show(_ effect: UIBlurEffect?, _ shadow: Shadow) {
        material.effect = effect
        (effect == nil ? Shadow.none : shadow).apply(to: material.layer)
    }

    /// Shows regular glass with its shadow.
    package func showGlass() {
        show(UIGlassEffect(style: .regular).material, .glass)
    }

    /// A Boolean value that indicates whether a material is shown.
    var hasMaterial: Bool { material.effect != nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        content.frame = bounds
    }
}
