@_spi(Collage) import PortableUIKitCore

/// The layout of alerts and action sheets in the design of iOS 26: text at the leading edge, and buttons and fields
/// that are capsules.
extension AlertView {
    /// Shows the title and the message. If there's only one of them, it's in the center.
    func showLeadingTexts(of controller: UIAlertController) {
        let isSingle = [controller.title, controller.message].count { !($0 ?? "").isEmpty } == 1
        let size = isSingle ? 17 : metrics.messageSize
        let titleFont = UIFont.systemFont(ofSize: 17, weight: isSingle ? .regular : .semibold)
        show(controller.title, on: title, titleFont, pitch: metrics.titlePitch, isCentered: isSingle)
        show(
            controller.message, on: message, .systemFont(ofSize: size),
            pitch: isSingle ? metrics.titlePitch : metrics.messagePitch, isCentered: isSingle)
    }

    private func show(_ text: String?, on label: UILabel, _ font: UIFont, pitch: CGFloat, isCentered: Bool) {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = max(pitch - font.lineHeight, 0)
        paragraph.alignment = isCentered ? .center : .natural
        label.set(text, attributes: [.paragraphStyle: paragraph], font: font, color: .label)
        label.textAlignment = paragraph.alignment
    }

    /// Adds a capsule for each text field.
    func showFieldCapsules(of controller: UIAlertController) {
        for field in controller.textFields ?? [] where !(field.superview is AlertFieldBox) {
            let capsule = AlertFieldBox(metrics)
            capsule.addSubview(field)
            card.addSubview(capsule)
        }
    }

    private var fieldCapsules: [AlertFieldBox] {
        (controller?.textFields ?? []).compactMap { $0.superview as? AlertFieldBox }
    }

    /// Lays out the text, fields, and buttons of the card.
    ///
    /// - Returns: The height of the card.
    func layOutCapsules() -> CGFloat {
        var y = layOutLeadingTexts()
        if !fieldCapsules.isEmpty {
            y += y > 0 ? metrics.fieldTop : metrics.buttonInset
            for (field, capsule) in zip(controller?.textFields ?? [], fieldCapsules) {
                capsule.frame = CGRect(
                    x: metrics.fieldInset, y: y, width: metrics.width - 2 * metrics.fieldInset,
                    height: metrics.fieldHeight)
                field.frame = capsule.bounds.insetBy(dx: metrics.fieldInset, dy: 0)
                y += metrics.fieldHeight + metrics.buttonSpacing
            }
            y += metrics.buttonInset - metrics.buttonSpacing
        } else {
            y += y > 0 ? metrics.textBottom : metrics.buttonInset
        }
        return layOutCapsuleButtons(from: y)
    }

    /// - Returns: The lower edge of the text, or 0 if there's no text.
    private func layOutLeadingTexts() -> CGFloat {
        let room = metrics.width - 2 * metrics.textInset
        var y: CGFloat = 0
        for label in [title, message] {
            label.isHidden = label.text?.isEmpty ?? true
            guard !label.isHidden else { continue }
            y += y > 0 ? metrics.textSpacing : metrics.textTop
            let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: metrics.textInset, y: y, width: room, height: height)
            y += height
        }
        return y
    }

    /// Lays out two short buttons of an alert side by side, and others in a column.
    private func layOutCapsuleButtons(from start: CGFloat) -> CGFloat {
        let width = metrics.width - 2 * metrics.buttonInset
        let half = (width - metrics.buttonSpacing) / 2
        let size = CGSize(width: width, height: metrics.buttonHeight)
        guard buttons.count != 2 || isSheet || !buttons.allSatisfy({ $0.fits(half) }) else {
            for (index, button) in (isRightToLeft ? buttons.reversed() : buttons).enumerated() {
                button.frame = CGRect(
                    x: metrics.buttonInset + CGFloat(index) * (half + metrics.buttonSpacing), y: start, width: half,
                    height: size.height)
            }
            return start + size.height + metrics.buttonInset
        }
        var y = start
        for button in stackedButtons {
            button.frame = CGRect(origin: CGPoint(x: metrics.buttonInset, y: y), size: size)
            y += size.height + metrics.buttonSpacing
        }
        return buttons.isEmpty ? y : y - metrics.buttonSpacing + metrics.buttonInset
    }

    /// The buttons in a column, with the cancel button at the end.
    private var stackedButtons: [AlertButton] {
        buttons.filter { $0.action.style != .cancel } + buttons.filter { $0.action.style == .cancel }
    }

    /// Places the card in the center of the safe area above the keyboard, or in its popover.
    func placeCard(height: CGFloat) {
        guard !isInPopover else {
            card.frame = bounds
            return
        }
        let top = safeAreaInsets.top
        let bottom = min(bounds.height - safeAreaInsets.bottom, keyboardLayoutGuide.layoutFrame.minY)
        let origin = CGPoint(x: (bounds.width - metrics.width) / 2, y: max((top + bottom - height) / 2, top))
        card.frame = CGRect(
            x: (origin.x / pixel).rounded() * pixel, y: (origin.y / pixel).rounded() * pixel, width: metrics.width,
            height: height)
    }
}
