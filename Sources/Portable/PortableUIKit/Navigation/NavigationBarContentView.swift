/// The buttons and titles of a navigation bar.
final class NavigationBarContentView: UIView {
    /// The distance of buttons from the bar's sides and from each other, in points.
    private static let spacing: CGFloat = 16
    /// Where the arrow that leads back stands.
    private static let backInset: CGFloat = 8
    /// The top of a large title in its row.
    private static let largeTitleInset: CGFloat = 3

    weak var bar: UINavigationBar?
    var rowHeight: CGFloat = 44
    /// The height of the large title's row; 0 if there is none.
    var largeTitleHeight: CGFloat = 0
    var appearance: UINavigationBarAppearance?

    private let largeTitleClip = UIView(frame: .zero)
    private let largeTitle = UILabel(frame: .zero)
    private let title = UILabel(frame: .zero)
    private var titleView: UIView?
    private var backButton: BarButton?
    private var leadingButtons: [BarButton] = []
    private var trailingButtons: [BarButton] = []
    private var needsRebuild = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        largeTitleClip.clipsToBounds = true
        largeTitleClip.isUserInteractionEnabled = false
        addSubview(largeTitleClip)
        largeTitleClip.addSubview(largeTitle)
        largeTitle.accessibilityTraits = .header
        title.accessibilityTraits = .header
        addSubview(title)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func setNeedsRebuild() {
        needsRebuild = true
        setNeedsLayout()
    }

    // MARK: Building

    private func rebuildIfNeeded() {
        guard needsRebuild, let bar else { return }
        needsRebuild = false
        let item = bar.topItem
        for button in leadingButtons + trailingButtons + [backButton].compactMap({ $0 }) {
            button.removeFromSuperview()
        }
        leadingButtons = makeButtons(item?.leftBarButtonItems)
        trailingButtons = makeButtons(item?.rightBarButtonItems)
        backButton = makeBackButton(for: item)
        show(item)
    }

    private func makeButtons(_ items: [UIBarButtonItem]?) -> [BarButton] {
        (items ?? []).filter { !$0.isHidden }.map { item in
            let looks = item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
            let button = BarButton(item: item, appearance: looks)
            addSubview(button)
            return button
        }
    }

    private func makeBackButton(for item: UINavigationItem?) -> BarButton? {
        guard let bar, let item, let back = bar.backItem, !item.hidesBackButton else { return nil }
        guard leadingButtons.isEmpty || item.leftItemsSupplementBackButton else { return nil }
        let button = BarButton(
            backTo: back, image: bar.backIndicatorImage, appearance: appearance?.backButtonAppearance)
        button.addAction(UIAction { [weak bar] _ in bar?.goBack() }, for: .touchUpInside)
        addSubview(button)
        return button
    }

    private func show(_ item: UINavigationItem?) {
        if titleView !== item?.titleView {
            if titleView?.superview === self { titleView?.removeFromSuperview() }
            titleView = item?.titleView
            if let titleView { addSubview(titleView) }
        }
        let titleAttributes = appearance?.titleTextAttributes ?? [:]
        title.set(
            item?.title, attributes: (bar?.titleTextAttributes ?? [:]).merging(titleAttributes) { $1 },
            font: .systemFont(ofSize: 17, weight: .semibold), color: .label)
        let largeAttributes = appearance?.largeTitleTextAttributes ?? [:]
        largeTitle.set(
            item?.title, attributes: (bar?.largeTitleTextAttributes ?? [:]).merging(largeAttributes) { $1 },
            font: .systemFont(ofSize: 34, weight: .bold), color: .label)
    }

    // MARK: Layout

    override func layoutSubviews() {
        rebuildIfNeeded()
        super.layoutSubviews()
        let insets = safeAreaInsets
        let width = bounds.width - insets.left - insets.right
        var leading: CGFloat = backButton == nil ? Self.spacing : Self.backInset
        let trailing = placeTrailing(width: width, insets: insets)
        if let backButton {
            backButton.fit(width: min(width * 0.45, trailing - leading))
            place(backButton, at: leading, width: width, insets: insets)
            leading += backButton.bounds.width + Self.spacing
        }
        for button in leadingButtons {
            button.fit(width: .infinity)
            place(button, at: leading, width: width, insets: insets)
            leading += button.bounds.width + Self.spacing
        }
        placeTitle(from: leading, to: trailing, width: width, insets: insets)
        placeLargeTitle(width: width, insets: insets)
    }

    /// - Returns: Where the room for the title ends.
    private func placeTrailing(width: CGFloat, insets: UIEdgeInsets) -> CGFloat {
        var trailing = width - Self.spacing
        for button in trailingButtons {
            button.fit(width: .infinity)
            trailing -= button.bounds.width
            place(button, at: trailing, width: width, insets: insets)
            trailing -= Self.spacing
        }
        return trailing
    }

    private func place(_ view: UIView, at leading: CGFloat, width: CGFloat, insets: UIEdgeInsets) {
        let size = view.bounds.size
        let x = isRightToLeft ? width - leading - size.width : leading
        view.frame = CGRect(
            x: pixel(insets.left + x), y: pixel((rowHeight - size.height) / 2), width: size.width,
            height: size.height)
    }

    private func placeTitle(from leading: CGFloat, to trailing: CGFloat, width: CGFloat, insets: UIEdgeInsets) {
        let room = max(trailing - leading, 0)
        let view: UIView = titleView ?? title
        var size = view.sizeThatFits(CGSize(width: room, height: rowHeight))
        if titleView != nil, size == .zero { size = view.intrinsicContentSize }
        size.width = min(size.width, room)
        size.height = min(size.height, rowHeight)
        view.bounds.size = size
        // In the middle of the bar if there is room, else as near as possible.
        let centered = (width - size.width) / 2
        place(
            view, at: min(max(centered, leading), max(trailing - size.width, leading)), width: width, insets: insets)
        title.isHidden = titleView != nil
        // The small title comes when the large one has gone.
        view.alpha = titleView == nil && largeTitleHeight > Self.spacing ? 0 : 1
    }

    private func placeLargeTitle(width: CGFloat, insets: UIEdgeInsets) {
        largeTitleClip.isHidden = largeTitleHeight <= 0
        largeTitleClip.frame = CGRect(x: 0, y: rowHeight, width: bounds.width, height: largeTitleHeight)
        let margin: CGFloat = bounds.width >= 414 ? 20 : 16
        let room = max(width - 2 * margin, 0)
        let height = largeTitle.sizeThatFits(CGSize(width: room, height: 100)).height
        largeTitle.textAlignment = isRightToLeft ? .right : .left
        largeTitle.frame = CGRect(
            x: insets.left + margin,
            y: largeTitleHeight - LargeTitleState.rowHeight + Self.largeTitleInset, width: room, height: height)
    }

    private func pixel(_ value: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (value * scale).rounded() / scale
    }
}

extension UILabel {
    /// Shows a text, styled as attributes say and else as usual.
    func set(_ text: String?, attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
        self.font = attributes[.font] as? UIFont ?? font
        textColor = attributes[.foregroundColor] as? UIColor ?? color
        guard !attributes.isEmpty, let text else {
            self.text = text
            return
        }
        var all = attributes
        all[.font] = self.font
        all[.foregroundColor] = textColor
        attributedText = NSAttributedString(string: text, attributes: all)
    }
}
