/// A row with the items of a toolbar.
final class ToolbarContentView: UIView {
    /// The distance of items from the bar's sides and from each other, in points.
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8
    /// The duration of the cross-fade between items, in seconds.
    private static let fade = 0.25

    private(set) var items: [UIBarButtonItem]?
    private var buttons: [BarButton] = []

    var appearance: UIToolbarAppearance? {
        didSet {
            // Custom views stay in place unless the buttons' appearance has changed.
            let looks = [appearance?.buttonAppearance, appearance?.doneButtonAppearance]
            guard looks != displayedAppearance else { return }
            displayedAppearance = looks
            rebuild()
        }
    }
    private var displayedAppearance: [UIBarButtonItemAppearance?] = []
    private lazy var platters = BarPlatters(in: self)

    required init?(coder: NSCoder) { nil }

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    func show(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
        let old = buttons
        buttons = []
        build()
        guard animated else {
            for button in old { button.removeFromSuperview() }
            return
        }
        let new = buttons
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            for button in new { button.alpha = 0 }
        }
        for button in old { button.isUserInteractionEnabled = false }
        UIView.animate(withDuration: Self.fade) {
            for button in old { button.alpha = 0 }
            for button in new { button.alpha = 1 }
        } completion: { _ in
            for button in old { button.removeFromSuperview() }
        }
    }

    func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = []
        build()
    }

    private func build() {
        buttons = (items ?? []).filter(\.isShown).map { item in
            let looks = item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
            let button = BarButton(item: item, appearance: looks)
            if item.isSpace {
                button.isUserInteractionEnabled = false
                button.isAccessibilityElement = false
            }
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var widths: [CGFloat] = []
        var flexible = 0
        let endInset = BarDesign(self).hasPlatters && buttons.last?.isImage == true ? BarPlatters.imageInset : 0
        var natural: CGFloat = 2 * Self.margin + endInset
        for (index, button) in buttons.enumerated() {
            button.fit(width: .infinity)
            var width = button.bounds.width
            if button.item?.systemItem == .flexibleSpace || button.item?.fillsToolbar == true {
                flexible += 1
                width = 0
            }
            widths.append(width)
            natural += width + gap(before: index)
        }
        let room = max(bounds.width - natural, 0)
        // Without flexible spaces, items that are too wide shrink, and remaining space stays empty.
        let excess = max(natural - bounds.width, 0)
        let shrinking = widths.enumerated().filter { !(buttons[$0.offset].item?.isSpace ?? true) }
        let total = shrinking.map(\.element).reduce(0, +)
        var x = Self.margin
        for (index, button) in buttons.enumerated() {
            var width = widths[index]
            if button.item?.systemItem == .flexibleSpace || button.item?.fillsToolbar == true {
                width = room / CGFloat(flexible)
            } else if excess > 0, total > 0, !(button.item?.isSpace ?? true) {
                width = max(width - excess * width / total, 0)
            }
            x += gap(before: index)
            place(button, x: x, width: width)
            x += width
        }
        if BarDesign(self).hasPlatters {
            platters.place(behind: BarPlatters.groups(of: buttons))
        } else {
            platters.removeAll()
        }
    }

    /// Returns the spacing before the item at the given index. There's spacing between buttons, but not next to spaces.
    private func gap(before index: Int) -> CGFloat {
        guard index > 0 else {
            return BarDesign(self).hasPlatters && buttons[0].isImage ? BarPlatters.imageInset : 0
        }
        if BarDesign(self).hasPlatters { return BarPlatters.gap(from: buttons[index - 1], to: buttons[index]) }
        let pair = [buttons[index - 1].item, buttons[index].item]
        return pair.contains { $0?.isSpace ?? false } ? 0 : Self.spacing
    }

    private func place(_ button: BarButton, x: CGFloat, width: CGFloat) {
        let scale = max(traitCollection.displayScale, 1)
        // A custom view keeps its height.
        let height =
            button.item?.customView == nil || button.item?.fillsToolbar == true || button.isFilledByView
            ? bounds.height : min(button.bounds.height, bounds.height)
        let left = isRightToLeft ? bounds.width - x - width : x
        button.bounds.size = CGSize(width: width, height: height)
        button.center = CGPoint(x: (left * scale).rounded() / scale + width / 2, y: bounds.height / 2)
    }
}

extension UIBarButtonItem {
    /// A Boolean value that indicates whether the item is a space.
    var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }
}
