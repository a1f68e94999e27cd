@_spi(Collage) import PortableUIKitCore

/// The button of a swipe action.
package final class SwipeActionButton: UIControl {
    /// The minimum width of a button, in points.
    package static let minimumWidth: CGFloat = 74

    /// The minimum height of a row in which the title is below the image.
    private static let heightForTitleBelowImage: CGFloat = 91

    private static let padding: CGFloat = 12
    private static let imageToTitle: CGFloat = 4

    package let action: UIContextualAction
    private let label = UILabel()
    private let imageView = UIImageView()

    package init(_ action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        label.text = action.title
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        label.textAlignment = .center
        imageView.image = action.image?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = .white
        addSubview(imageView)
        addSubview(label)
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
        return max(Self.minimumWidth, (max(text, imageSize.width) + 2 * Self.padding).rounded(.up))
    }

    private func showsTitle(inHeight height: CGFloat) -> Bool {
        imageView.image == nil || height >= Self.heightForTitleBelowImage
    }

    /// Lays out the image and the title.
    /// - Parameter contentFrame: The part of the button in which they are centered.
    package func layOutContent(in contentFrame: CGRect) {
        let showsTitle = showsTitle(inHeight: contentFrame.height)
        label.isHidden = !showsTitle
        let image = imageSize
        var text = showsTitle ? label.intrinsicContentSize : .zero
        text.width = min(text.width, max(contentFrame.width - 8, 0))
        let gap = image.height > 0 && text.height > 0 ? Self.imageToTitle : 0
        let top = contentFrame.midY - (image.height + gap + text.height) / 2
        imageView.frame = CGRect(
            x: contentFrame.midX - image.width / 2, y: top, width: image.width, height: image.height)
        label.frame = CGRect(
            x: contentFrame.midX - text.width / 2, y: top + image.height + gap, width: text.width, height: text.height)
    }

    // MARK: Accessibility

    package override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.button)
        return defaults
    }
}
