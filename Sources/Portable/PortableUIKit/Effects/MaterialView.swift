/// Shows a blur of what is behind it, in the color of a material.
final class MaterialView: UIView {
    /// The material; nil shows nothing.
    var effect: UIBlurEffect? {
        didSet {
            guard effect !== oldValue else { return }
            layer.backdrop = effect?.backdrop
            backgroundColor = effect?.tint
        }
    }

    /// A view of no size that touches pass through.
    init(_ effect: UIBlurEffect? = nil) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        self.effect = effect
        layer.backdrop = effect?.backdrop
        backgroundColor = effect?.tint
    }

    required init?(coder: NSCoder) { nil }
}
