/// What is behind a large sheet: a screen stands back as a smaller card with round corners, in front of black, and
/// another sheet's card does the same, as on phones before iOS 26.
@MainActor
final class SheetBackdrop {
    /// How far the card stands from the sides, in points; not recorded.
    private static let sideInset: CGFloat = 16

    private let view: UIView
    private let black = UIView(frame: .zero)
    private let oldRadius: CGFloat
    private let oldClips: Bool

    /// What stands behind a window's sheet; nil for a view that doesn't fill its window.
    init?(_ view: UIView) {
        guard let window = view.superview as? UIWindow, view.transform.isIdentity else { return nil }
        self.view = view
        oldRadius = view.layer.cornerRadius
        oldClips = view.clipsToBounds
        black.backgroundColor = .black
        black.frame = window.bounds
        black.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        black.isUserInteractionEnabled = false
        black.alpha = 0
        window.insertSubview(black, belowSubview: view)
    }

    /// The card of a sheet behind another one.
    init(card: UIView) {
        view = card
        oldRadius = card.layer.cornerRadius
        oldClips = card.clipsToBounds
    }

    /// Puts the screen back.
    ///
    /// - Parameters:
    ///   - part: How far, from 0 to 1.
    ///   - top: Where the upper edge stands then, in points.
    ///   - radius: Of the corners, in points.
    func show(_ part: CGFloat, top: CGFloat, radius: CGFloat) {
        let size = view.bounds.size
        guard size.width > 0 else { return }
        let scale = 1 - 2 * Self.sideInset / size.width * part
        let y = (top - view.untransformedFrame.minY) * part - size.height * (1 - scale) / 2
        view.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: y)
        view.layer.cornerRadius = part > 0 ? radius : oldRadius
        view.clipsToBounds = part > 0 || oldClips
        // What is in front of the black covers it until it has gone all the way.
        AnimationContext.altered {
            if part == 0 { $0.delay += $0.duration }
            $0.duration = 0
        } _: {
            black.alpha = part > 0 ? 1 : 0
        }
    }

    /// Leaves the screen as it was.
    func end() {
        black.removeFromSuperview()
        view.transform = .identity
        view.layer.cornerRadius = oldRadius
        view.clipsToBounds = oldClips
    }
}
