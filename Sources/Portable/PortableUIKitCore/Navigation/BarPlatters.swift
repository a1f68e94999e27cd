/// The capsules of glass behind the buttons of a bar.
///
/// Neighboring images share a capsule. Titles, custom views, and prominent buttons have their own.
@MainActor
struct BarPlatters {
    /// The distance of capsules from the sides of the bar and from each other, in points.
    static let margin: CGFloat = 16
    static let spacing: CGFloat = 12
    /// The distance between the areas of images on the same capsule.
    static let imageSpacing: CGFloat = 8
    /// The distance of a title from the ends of its capsule.
    static let titleInset: CGFloat = 16
    /// The distance of a custom view from the ends of its capsule.
    static let viewInset: CGFloat = 6
    /// The width of an image's area, and the distance of the first and last area from the ends of the capsule.
    static let imageWidth: CGFloat = 36
    static let imageInset: CGFloat = 4

    private unowned let holder: UIView
    private var views: [UIVisualEffectView] = []

    /// Creates capsules that are inserted behind the subviews of a view.
    init(in holder: UIView) {
        self.holder = holder
    }

    /// Places a capsule behind each group of buttons that share one. The buttons must have their frames.
    mutating func place(behind groups: [[BarButton]]) {
        let shown = groups.filter { $0.contains(where: \.hasPlatter) }
        while views.count > shown.count { views.removeLast().removeFromSuperview() }
        while views.count < shown.count {
            let view = UIVisualEffectView(effect: nil)
            view.isUserInteractionEnabled = false
            view.castShadow()
            holder.insertSubview(view, at: 0)
            views.append(view)
        }
        for (view, buttons) in zip(views, shown) {
            let frame = buttons.reduce(CGRect.null) { $0.union($1.frame) }
            let inset = buttons.allSatisfy(\.isImage) ? Self.imageInset : 0
            view.frame = frame.insetBy(dx: -inset, dy: 0)
            view.show(tint: buttons.count == 1 ? buttons[0].platterTint : nil)
        }
    }

    mutating func removeAll() {
        place(behind: [])
    }

    /// Returns the buttons grouped by the capsules that they share, in the same order.
    static func groups(of buttons: [BarButton]) -> [[BarButton]] {
        buttons.reduce(into: []) { groups, button in
            if let last = groups.last?.last, last.sharesPlatter, button.sharesPlatter {
                groups[groups.count - 1].append(button)
            } else {
                groups.append([button])
            }
        }
    }

    /// Returns the space before a button on the same capsule, after another capsule, or after a space.
    static func gap(from previous: BarButton?, to button: BarButton) -> CGFloat {
        guard let previous else { return button.isImage ? imageInset : 0 }
        if previous.sharesPlatter, button.sharesPlatter { return imageSpacing }
        let ends = (previous.isImage ? imageInset : 0) + (button.isImage ? imageInset : 0)
        return previous.isSpace || button.isSpace ? ends : spacing + ends
    }
}

/// The container of a bar's buttons and their capsules.
final class BarButtonContainerView: BarContainerView {
    lazy var platters = BarPlatters(in: self)
}

extension UIVisualEffectView {
    /// Shows glass with a tint, unless it's already shown.
    fileprivate func show(tint: UIColor?) {
        if let glass = effect as? UIGlassEffect, glass.tintColor == tint { return }
        let glass = UIGlassEffect(style: .regular)
        glass.tintColor = tint
        effect = glass
    }
}
