@_spi(Collage) import PortableUIKitCore

/// The button of a swipe action.
package final class SwipeActionButton: UIControl {
    package let action: UIContextualAction
    private let label = UILabel()
    private let imageView = UIImageView()
    private let metrics: SwipeMetrics

    package init(_ action: UIContextualAction, metrics: SwipeMetrics = .current) {
        self.action = action
        self.metrics = metrics
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        label.text = action.title
        label.font = .systemFont(ofSize: metrics.titleSize)
        label.textColor = .white
        label.textAlignment = .center
        imageView.image = action.image?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = .white
        if let effect = action.backgroundEffect { addBackground(effect) }
        addSubview(imageView)
        addSubview(label)
    }

    private func addBackground(_ effect: UIVisualEffect) {
        let view = UIVisualEffectView(effect: effect)
        view.isUserInteractionEnabled = false
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }

    package required init?(coder: NSCoder) { nil }

    /// A touch that begins on a button can continue to swipe the row.
    package override var yieldsTouchesToScrolling: Bool { true }

    /// Updates the appearance while the button is touched.
    package override func stateDidChange() {
        super.stateDidChange()
        label.alpha = isHighlighted ? 0.5 : 1
        imageView.alpha = label.alpha
    }

    private var imageSize: CGSize { imageView.image?.size ?? .zero }

    /// Returns the width of the button in a row of the given height.
    package func width(inHeight height: CGFloat) -> CGFloat {
        let text = showsTitle(inHeight: height) ? label.intrinsicContentSize.width : 0
        let width = max(text, imageSize.width) + 2 * metrics.padding
        return max(metrics.minimumWidth, metrics.hasWholeWidths ? width.rounded(.up) : width)
    }

    private func showsTitle(inHeight height: CGFloat) -> Bool {
        imageView.image == nil || height >= metrics.heightForTitleBelowImage
    }

    /// Lays out the image and the title.
    /// - Parameter contentFrame: The part of the button in which they are centered.
    package func layOutContent(in contentFrame: CGRect) {
        let showsTitle = showsTitle(inHeight: contentFrame.height)
        label.isHidden = !showsTitle
        let image = imageSize
        var text = showsTitle ? label.intrinsicContentSize : .zero
        text.width = min(text.width, max(contentFrame.width - 8, 0))
        let gap = image.height > 0 && text.height > 0 ? metrics.imageToTitle : 0
        let top = contentFrame.midY - (image.height + gap + text.height) / 2
        imageView.frame = CGRect(
            x: contentFrame.midX - image.width / 2, y: top, width: image.width, height: image.height)
        label.frame = CGRect(
            x: contentFrame.midX - text.width / 2, y: top + image.height + gap, width: text.width, height: text.height)
    }

    // MARK: Capsules

    /// Returns the height of the title below the capsule and of the space between them, or 0 if there's no such title.
    func lowerTitleHeight(inHeight height: CGFloat) -> CGFloat {
        guard imageView.image != nil, showsTitle(inHeight: height), label.text?.isEmpty == false else { return 0 }
        return metrics.imageToTitle + label.intrinsicContentSize.height
    }

    /// Makes the button a capsule in a row of the given height, with the title inside, or below it if there's an image.
    func layOutCapsule(contentWidth: CGFloat, isAtRight: Bool, inHeight height: CGFloat) {
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        let content = CGRect(
            x: isAtRight ? bounds.width - contentWidth : 0, y: 0, width: contentWidth, height: bounds.height)
        let image = imageSize
        imageView.frame = CGRect(
            x: content.midX - image.width / 2, y: content.midY - image.height / 2, width: image.width,
            height: image.height)
        label.isHidden = !showsTitle(inHeight: height)
        let isBelow = lowerTitleHeight(inHeight: height) > 0
        var text = label.intrinsicContentSize
        text.width = min(text.width, max(content.width - 8, 0))
        label.textColor = isBelow ? metrics.lowerTitleColor : .white
        label.frame = CGRect(
            x: content.midX - text.width / 2,
            y: isBelow ? bounds.height + metrics.imageToTitle : content.midY - text.height / 2, width: text.width,
            height: text.height)
    }

    /// Returns a Boolean value that indicates whether a point is in the button or on the title below it.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || !label.isHidden && label.frame.contains(point)
    }

    // MARK: Accessibility

    package override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.button)
        return defaults
    }
}
