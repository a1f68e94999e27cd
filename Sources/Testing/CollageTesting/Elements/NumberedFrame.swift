import PortableUIKit

/// A frame around an element with a number at its left edge, for images of audits and of VoiceOver.
@MainActor
struct NumberedFrame {
    let number: Int
    let color: UIColor

    /// Adds the frame and the number to the view that overlays the screen.
    /// - Parameter isBadgeAbove: Whether the number is above the frame. At the top of the screen, and if this is
    ///   `false`, it's inside the frame.
    func add(around frame: CGRect, to view: UIView, isBadgeAbove: Bool = false) {
        let box = UIView(frame: frame)
        box.layer.borderWidth = 2
        box.layer.borderColor = color.cgColor
        box.backgroundColor = color.withAlphaComponent(0.12)
        view.addSubview(box)
        let badge = makeBadge()
        badge.frame.origin = CGPoint(
            x: min(max(frame.minX, 0), view.bounds.width - badge.bounds.width),
            y: max(frame.minY - (isBadgeAbove ? badge.bounds.height : 0), 0))
        view.addSubview(badge)
    }

    /// Creates a label with the number.
    func makeBadge() -> UILabel {
        let badge = UILabel()
        badge.text = " \(number) "
        badge.font = .systemFont(ofSize: 11, weight: .bold)
        badge.textColor = .white
        badge.backgroundColor = color
        badge.sizeToFit()
        return badge
    }
}
