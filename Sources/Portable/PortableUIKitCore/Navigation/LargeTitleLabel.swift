/// The large title of a navigation bar. It grows from its leading edge while the user pulls the content down.
final class LargeTitleLabel: UILabel {
    /// The maximum scale of the title, and the stretch at which it's reached, in points; not recorded.
    private static let greatestScale: CGFloat = 1.1
    private static let fullStretch: CGFloat = 150

    /// The distance by which a transition moves the title sideways, in points.
    var shift: CGFloat = 0 {
        didSet { updateTransform() }
    }

    /// The distance by which the title's row is stretched, in points. The text and the bounds must be up to date.
    var stretch: CGFloat = 0 {
        didSet { if stretch > 0 || oldValue > 0 { updateTransform() } }
    }

    private func updateTransform() {
        let scale = scale
        let growth = (scale - 1) * bounds.width / 2
        transform = CGAffineTransform(translationX: shift + (isRightToLeft ? -growth : growth), y: 0)
            .scaledBy(x: scale, y: scale)
    }

    /// The scale of the title. A title that fills the bar isn't scaled.
    private var scale: CGFloat {
        guard stretch > 0 else { return 1 }
        let wanted = 1 + (Self.greatestScale - 1) * min(stretch / Self.fullStretch, 1)
        let width = sizeThatFits(CGSize(width: bounds.width, height: bounds.height)).width
        return max(min(wanted, bounds.width / max(width, 1)), 1)
    }
}
