/// The view behind a large sheet. A screen becomes a smaller card with round corners on a black background, and so does
/// the card of another sheet, as on phones before iOS 26.
@MainActor
final class SheetBackdrop {
    /// The distance of the card from the sides, in points; not recorded.
    private static let sideInset: CGFloat = 16

    /// The changes of the view while it's a card.
    @MainActor
    private struct Changes {
        var transform: TemporaryChange<CGAffineTransform>
        var radius: TemporaryChange<CGFloat>
        var clips: TemporaryChange<Bool>

        init(of view: UIView) {
            transform = TemporaryChange(of: \.transform, in: view)
            radius = TemporaryChange(of: \.layer.cornerRadius, in: view)
            clips = TemporaryChange(of: \.clipsToBounds, in: view)
        }
    }

    private let view: UIView
    private let black = UIView(frame: .zero)
    private var changes: Changes

    /// A Boolean value that indicates whether the screen is closer to the size of a card than to its full size, so that
    /// its surroundings are black.
    private(set) var showsBlack = false

    /// Creates the backdrop of a screen, or `nil` if the view doesn't fill its window.
    init?(screen: UIView) {
        guard let host = screen.superview, host is UIWindow || host is PresentationContainerView,
            host.bounds.size == host.window?.bounds.size, screen.transform.isIdentity
        else { return nil }
        view = screen
        changes = Changes(of: screen)
        black.backgroundColor = .black
        black.frame = host.bounds
        black.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        black.isUserInteractionEnabled = false
        black.alpha = 0
        host.insertSubview(black, belowSubview: screen)
        container?.contentRecedes = true
    }

    /// Creates the backdrop of a sheet behind another one.
    init(card: UIView) {
        view = card
        changes = Changes(of: card)
        container?.contentRecedes = true
    }

    /// The container of the view's presentation, or `nil` for the window's screen.
    private var container: PresentationContainerView? { view.superview as? PresentationContainerView }

    /// Reduces the screen to a card.
    ///
    /// - Parameters:
    ///   - part: The progress, from 0 to 1.
    ///   - top: The top edge of the card, in points.
    ///   - radius: The corner radius of the card, in points.
    func show(_ part: CGFloat, top: CGFloat, radius: CGFloat) {
        let size = view.bounds.size
        guard size.width > 0 else { return }
        showsBlack = black.superview != nil && part > 0.5
        let scale = 1 - 2 * Self.sideInset / size.width * part
        let y = (top - view.untransformedFrame.minY) * part - size.height * (1 - scale) / 2
        let card = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: y)
        changes.transform.change { $0.concatenating(card) }
        changes.radius.change { part > 0 ? radius : $0 }
        changes.clips.change { part > 0 || $0 }
        // The card covers the black background until it's back at its full size.
        AnimationContext.altered {
            if part == 0 { $0.delay += $0.duration }
            $0.duration = 0
        } _: {
            black.alpha = part > 0 ? 1 : 0
        }
    }

    /// Restores the screen.
    func end() {
        container?.contentRecedes = false
        showsBlack = false
        black.removeFromSuperview()
        changes.transform.end()
        changes.radius.end()
        changes.clips.end()
    }
}
