@_spi(Collage) import PortableUIKitCore

/// The card of an alert, or the cards of an action sheet. Touches outside the cards are passed to the view behind.
final class AlertView: UIView {
    private static let alertWidth: CGFloat = 270
    private static let rowHeight: CGFloat = 44
    private static let sheetRowHeight: CGFloat = 57
    private static let padding: CGFloat = 16
    /// The height of a text field in the box that contains all fields.
    private static let fieldHeight: CGFloat = 32
    private static let fieldInset: CGFloat = 7

    weak var controller: UIAlertController?

    private let card = AlertCardView(frame: .zero)
    /// The separate card for the cancel button of an action sheet.
    private let cancelCard = AlertCardView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let message = UILabel(frame: .zero)
    private var buttons: [AlertButton] = []
    private var lines: [UIView] = []
    /// The box around all fields.
    private let fieldBox = AlertFieldBox(frame: .zero)
    private var needsRebuild = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.accessibilityTraits = .header
        keyboardLayoutGuide.usesBottomSafeArea = false
        addSubview(card)
        addSubview(cancelCard)
        card.addSubview(fieldBox)
        for label in [title, message] {
            label.numberOfLines = 0
            label.textAlignment = .center
            card.addSubview(label)
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func setNeedsRebuild() {
        needsRebuild = true
        setNeedsLayout()
    }

    private var isSheet: Bool { controller?.isActionSheet ?? false }
    /// A Boolean value that indicates whether the card fills a popover. Tapping outside a popover cancels it.
    private var isInPopover: Bool { controller?.isInPopover ?? false }

    /// The frame of all cards.
    var cardFrame: CGRect {
        layoutIfNeeded()
        return cancelCard.isHidden ? card.frame : card.frame.union(cancelCard.frame)
    }

    /// The size of the card in a popover, which has the width of an alert (not recorded).
    var sizeInPopover: CGSize {
        rebuildIfNeeded()
        let height = layOutTexts(width: Self.alertWidth) + CGFloat(buttons.count) * Self.sheetRowHeight
        return CGSize(width: Self.alertWidth, height: height)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    private func rebuildIfNeeded() {
        guard needsRebuild, let controller else { return }
        needsRebuild = false
        title.set(
            controller.title, attributes: [:],
            font: .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold),
            color: isSheet ? .secondaryLabel : .label)
        message.set(
            controller.message, attributes: [:], font: .systemFont(ofSize: 13),
            color: isSheet ? .secondaryLabel : .label)
        for view in buttons as [UIView] + lines { view.removeFromSuperview() }
        lines = []
        // The cancel button is the last one, or the first of two buttons side by side.
        let cancelling = controller.actions.filter { $0.style == .cancel }
        let others = controller.actions.filter { $0.style != .cancel }
        let ordered =
            isInPopover ? others : !isSheet && controller.actions.count == 2 ? cancelling + others : others + cancelling
        card.isRounded = !isInPopover
        buttons = ordered.map { action in
            let button = AlertButton(
                action: action, isBold: controller.preferredAction.map { $0 === action } ?? (action.style == .cancel))
            button.addAction(
                UIAction { [weak controller] _ in controller?.choose(action) }, for: .touchUpInside)
            button.setSpringLoaded(controller.isSpringLoaded)
            (isSheet && action.style == .cancel ? cancelCard : card).addSubview(button)
            return button
        }
        for field in controller.textFields ?? [] { fieldBox.addSubview(field) }
    }

    override func layoutSubviews() {
        rebuildIfNeeded()
        super.layoutSubviews()
        for line in lines { line.removeFromSuperview() }
        lines = []
        let width = isInPopover ? bounds.width : isSheet ? min(bounds.width, 500) - 16 : Self.alertWidth
        var y = layOutTexts(width: width)
        y = layOutFields(from: y, width: width)
        let height = layOutButtons(from: y, width: width)
        let x = ((bounds.width - width) / 2).rounded()
        guard !isInPopover else {
            cancelCard.isHidden = true
            card.frame = bounds
            return
        }
        guard isSheet else {
            cancelCard.isHidden = true
            // Center the card in the area above the keyboard.
            let middle = keyboardLayoutGuide.layoutFrame.minY / 2
            let y = max((middle - height / 2).rounded(), safeAreaInsets.top)
            card.frame = CGRect(x: x, y: y, width: width, height: height)
            return
        }
        let bottom = bounds.height - max(safeAreaInsets.bottom, 8)
        let cancel = buttons.first { $0.superview === cancelCard }
        cancelCard.isHidden = cancel == nil
        let cancelHeight = cancel == nil ? 0 : Self.sheetRowHeight
        cancelCard.frame = CGRect(x: x, y: bottom - cancelHeight, width: width, height: cancelHeight)
        cancel?.frame = cancelCard.bounds
        let gap: CGFloat = cancel == nil ? 0 : 8
        card.frame = CGRect(x: x, y: bottom - cancelHeight - gap - height, width: width, height: height)
    }

    private func layOutTexts(width: CGFloat) -> CGFloat {
        let room = width - 2 * Self.padding
        var y: CGFloat = isSheet ? 14 : 19
        let start = y
        for label in [title, message] {
            label.isHidden = label.text?.isEmpty ?? true
            guard !label.isHidden else { continue }
            if y > start { y += 3 }
            let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: Self.padding, y: y, width: room, height: height)
            y += height
        }
        if y == start { return 0 }
        return y + start
    }

    private func layOutFields(from start: CGFloat, width: CGFloat) -> CGFloat {
        let fields = controller?.textFields ?? []
        fieldBox.isHidden = fields.isEmpty
        guard !fields.isEmpty else { return start }
        fieldBox.frame = CGRect(
            x: Self.padding, y: start, width: width - 2 * Self.padding,
            height: CGFloat(fields.count) * Self.fieldHeight)
        for (index, field) in fields.enumerated() {
            let row = CGRect(
                x: 0, y: CGFloat(index) * Self.fieldHeight, width: fieldBox.bounds.width, height: Self.fieldHeight)
            field.frame = row.insetBy(dx: Self.fieldInset, dy: 0)
            guard index > 0 else { continue }
            addLine(CGRect(x: row.minX, y: row.minY, width: row.width, height: pixel), to: fieldBox)
        }
        return fieldBox.frame.maxY + Self.padding
    }

    /// Lays out the buttons, starting at the given y coordinate.
    ///
    /// - Returns: The height of the card.
    private func layOutButtons(from start: CGFloat, width: CGFloat) -> CGFloat {
        let row = isSheet ? Self.sheetRowHeight : Self.rowHeight
        let shown = buttons.filter { $0.superview === card }
        if shown.count == 2, !isSheet, shown.allSatisfy({ $0.fits(width / 2) }) {
            let ordered = isRightToLeft ? shown.reversed() : shown
            ordered[0].frame = CGRect(x: 0, y: start, width: width / 2, height: row)
            ordered[1].frame = CGRect(x: width / 2, y: start, width: width / 2, height: row)
            addLine(CGRect(x: 0, y: start, width: width, height: pixel))
            addLine(CGRect(x: width / 2, y: start, width: pixel, height: row))
            return start + row
        }
        var y = start
        for button in shown {
            button.frame = CGRect(x: 0, y: y, width: width, height: row)
            if y > 0 { addLine(CGRect(x: 0, y: y, width: width, height: pixel)) }
            y += row
        }
        return y
    }

    private var pixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }

    private func addLine(_ frame: CGRect, to view: UIView? = nil) {
        let line = UIView(frame: frame)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        (view ?? card).addSubview(line)
        lines.append(line)
    }
}

/// The box around an alert's text fields, with lines between them.
private final class AlertFieldBox: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground }
        clipsToBounds = true
        layer.cornerRadius = 5
        layer.borderWidth = 0.5
        updateBorder()
    }

    required init?(coder: NSCoder) { nil }

    private func updateBorder() {
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        updateBorder()
    }
}

/// A rounded card with the system material.
private final class AlertCardView: UIView {
    private let material = MaterialView(UIBlurEffect(style: .systemMaterial))

    /// A Boolean value that indicates whether the card has rounded corners. Popovers round their content themselves.
    var isRounded = true {
        didSet { updateCorners() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        updateCorners()
        addSubview(material)
    }

    private func updateCorners() {
        for view in [self, material] { view.layer.cornerRadius = isRounded ? 14 : 0 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A button on the card of an alert.
package final class AlertButton: UIControl {
    package let action: UIAlertAction
    private let isBold: Bool
    private let label = UILabel(frame: .zero)

    init(action: UIAlertAction, isBold: Bool) {
        self.action = action
        self.isBold = isBold
        super.init(frame: .zero)
        isEnabled = action.isEnabled
        addSubview(label)
        updateAppearance()
    }

    package required init?(coder: NSCoder) {
        return nil
    }

    package override var keepsTaps: Bool { true }

    func fits(_ width: CGFloat) -> Bool {
        label.sizeThatFits(CGSize(width: 1000, height: 100)).width <= width - 16
    }

    package override func stateDidChange() {
        super.stateDidChange()
        updateAppearance()
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }

    private func updateAppearance() {
        let color: UIColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
        label.set(
            action.title, attributes: [:], font: .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular),
            color: color)
        backgroundColor = isHighlighted ? .systemFill : nil
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let size = label.sizeThatFits(bounds.size)
        let width = min(size.width, bounds.width - 16)
        label.frame = CGRect(
            x: (bounds.width - width) / 2, y: (bounds.height - size.height) / 2, width: width, height: size.height)
    }

    // MARK: Accessibility

    package override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.button)
        return defaults
    }
}
