@_spi(Collage) import PortableUIKitCore

/// The card of an alert, or the cards of an action sheet. Touches outside the cards are passed to the view behind.
final class AlertView: UIView {
    private static let sheetRowHeight: CGFloat = 57

    weak var controller: UIAlertController?

    let card: AlertCardView
    /// The separate card for the cancel button of an action sheet.
    private let cancelCard: AlertCardView
    let title = UILabel(frame: .zero)
    let message = UILabel(frame: .zero)
    private(set) var buttons: [AlertButton] = []
    private var lines: [UIView] = []
    /// The box around all fields.
    private let fieldBox: AlertFieldBox
    private var needsRebuild = true

    init(frame: CGRect, _ metrics: AlertMetrics) {
        card = AlertCardView(metrics)
        cancelCard = AlertCardView(metrics)
        fieldBox = AlertFieldBox(metrics)
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

    required init?(coder: NSCoder) { nil }

    func setNeedsRebuild() {
        needsRebuild = true
        setNeedsLayout()
    }

    var metrics: AlertMetrics { card.metrics }

    var isSheet: Bool { controller?.isActionSheet ?? false }
    /// A Boolean value that indicates whether the card fills a popover. Tapping outside a popover cancels it.
    var isInPopover: Bool { controller?.isInPopover ?? false }

    /// The frame of all cards.
    var cardFrame: CGRect {
        layoutIfNeeded()
        return cancelCard.isHidden ? card.frame : card.frame.union(cancelCard.frame)
    }

    /// The size of the card in a popover, which has the width of an alert. The width wasn't recorded.
    var sizeInPopover: CGSize {
        rebuildIfNeeded()
        guard !metrics.hasCapsules else { return CGSize(width: metrics.width, height: layOutCapsules()) }
        let height = layOutTexts(width: metrics.width) + CGFloat(buttons.count) * Self.sheetRowHeight
        return CGSize(width: metrics.width, height: height)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    private func rebuildIfNeeded() {
        guard needsRebuild, let controller else { return }
        needsRebuild = false
        if metrics.hasCapsules {
            showLeadingTexts(of: controller)
        } else {
            showCenteredTexts(of: controller)
        }
        for view in buttons as [UIView] + lines { view.removeFromSuperview() }
        lines = []
        // The cancel button is the last one, or the first of two buttons side by side.
        let cancelling = controller.actions.filter { $0.style == .cancel }
        let others = controller.actions.filter { $0.style != .cancel }
        let ordered =
            isInPopover ? others : !isSheet && controller.actions.count == 2 ? cancelling + others : others + cancelling
        let usesCancelCard = isSheet && !metrics.sheetsAreCards
        card.isRounded = !isInPopover
        buttons = ordered.map { action in
            let button = AlertButton(
                action: action, prominence(of: action, in: controller), isCapsule: metrics.hasCapsules)
            button.addAction(
                UIAction { [weak controller] _ in controller?.choose(action) }, for: .touchUpInside)
            button.setSpringLoaded(controller.isSpringLoaded)
            (usesCancelCard && action.style == .cancel ? cancelCard : card).addSubview(button)
            return button
        }
        if metrics.hasCapsules {
            showFieldCapsules(of: controller)
        } else {
            for field in controller.textFields ?? [] { fieldBox.addSubview(field) }
        }
    }

    private func prominence(of action: UIAlertAction, in controller: UIAlertController) -> AlertButton.Prominence {
        if let preferred = controller.preferredAction {
            return preferred !== action ? .plain : metrics.hasCapsules ? .filled : .bold
        }
        return action.style == .cancel ? .bold : .plain
    }

    private func showCenteredTexts(of controller: UIAlertController) {
        let color: UIColor = isSheet ? .secondaryLabel : .label
        title.set(
            controller.title, attributes: [:], font: .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold),
            color: color)
        message.set(controller.message, attributes: [:], font: .systemFont(ofSize: metrics.messageSize), color: color)
    }

    override func layoutSubviews() {
        rebuildIfNeeded()
        super.layoutSubviews()
        for line in lines { line.removeFromSuperview() }
        lines = []
        guard !metrics.hasCapsules else {
            fieldBox.isHidden = true
            cancelCard.isHidden = true
            return placeCard(height: layOutCapsules())
        }
        let width = isInPopover ? bounds.width : isSheet ? min(bounds.width, 500) - 16 : metrics.width
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
        let room = width - 2 * metrics.textInset
        var y: CGFloat = isSheet ? 14 : metrics.textTop
        let start = y
        for label in [title, message] {
            label.isHidden = label.text?.isEmpty ?? true
            guard !label.isHidden else { continue }
            if y > start { y += metrics.textSpacing }
            let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: metrics.textInset, y: y, width: room, height: height)
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
            x: metrics.textInset, y: start, width: width - 2 * metrics.textInset,
            height: CGFloat(fields.count) * metrics.fieldHeight)
        for (index, field) in fields.enumerated() {
            let row = CGRect(
                x: 0, y: CGFloat(index) * metrics.fieldHeight, width: fieldBox.bounds.width, height: metrics.fieldHeight
            )
            field.frame = row.insetBy(dx: metrics.fieldInset, dy: 0)
            guard index > 0 else { continue }
            addLine(CGRect(x: row.minX, y: row.minY, width: row.width, height: pixel), to: fieldBox)
        }
        return fieldBox.frame.maxY + metrics.textInset
    }

    /// Lays out the buttons, starting at the given y coordinate.
    ///
    /// - Returns: The height of the card.
    private func layOutButtons(from start: CGFloat, width: CGFloat) -> CGFloat {
        let row = isSheet ? Self.sheetRowHeight : metrics.buttonHeight
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

    var pixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }

    private func addLine(_ frame: CGRect, to view: UIView? = nil) {
        let line = UIView(frame: frame)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        (view ?? card).addSubview(line)
        lines.append(line)
    }
}
