import DisplayList

/// The change to the image of a button without a configuration, if there's no image for the button's state.
@MainActor
enum ButtonImageDimming: Equatable {
    /// The image isn't changed.
    case none
    /// The image is darkened, as for a highlighted button.
    case darkened
    /// The image is faded, as for a disabled button.
    case dimmed

    /// The strength of the effects. The values aren't recorded.
    private static let darkness: CGFloat = 0.45
    private static let dimmedAlpha = 0.5

    /// Creates the dimming of the image of a button in its current state.
    init(of button: UIButton, hasOwnImage: Bool) {
        if hasOwnImage || button.configuration != nil || button.buttonType != .custom {
            self = .none
        } else if !button.isEnabled {
            self = button.adjustsImageWhenDisabled ? .dimmed : .none
        } else {
            self = button.isHighlighted && button.adjustsImageWhenHighlighted ? .darkened : .none
        }
    }

    /// Returns the dimmed commands of an image.
    ///
    /// - Parameter silhouette: A closure that returns commands that draw the image in one color.
    func commands(
        for image: [DisplayCommand], silhouette: (UIColor) -> [DisplayCommand]
    ) -> [DisplayCommand] {
        switch self {
        case .none: image
        case .darkened: image + silhouette(UIColor(white: 0, alpha: Self.darkness))
        case .dimmed: [.save, .alpha(Self.dimmedAlpha)] + image + [.restore]
        }
    }
}

/// The glow around the touch on a button that shows touches.
@MainActor
final class TouchHighlightGlow {
    private var view: GlowView?

    /// The diameter of the glow, in points. The value isn't recorded.
    private static let diameter: CGFloat = 100

    func update(for button: UIButton, isShown: Bool) {
        guard isShown else {
            view?.removeFromSuperview()
            return view = nil
        }
        let view = view ?? GlowView(frame: .zero)
        self.view = view
        view.isUserInteractionEnabled = false
        view.bounds.size = CGSize(width: Self.diameter, height: Self.diameter)
        let content = button.imageView?.image == nil ? button.bounds : button.imageView?.frame ?? button.bounds
        view.center = CGPoint(x: content.midX, y: content.midY)
        button.addSubview(view)
    }

    private final class GlowView: UIView {
        override func draw(_ rect: CGRect) {
            let colors = [UIColor(white: 1, alpha: 0.8).cgColor, UIColor(white: 1, alpha: 0).cgColor]
            let middle = CGPoint(x: bounds.midX, y: bounds.midY)
            guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
            UIGraphicsGetCurrentContext()?.drawRadialGradient(
                gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: bounds.width / 2,
                options: [])
        }
    }
}
