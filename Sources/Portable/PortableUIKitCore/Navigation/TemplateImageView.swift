import DisplayList

/// An image in a bar, drawn in the tint color unless its rendering mode is different.
package final class TemplateImageView: UIView {
    package var image: UIImage? {
        didSet { setNeedsDisplay() }
    }

    package init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    /// Returns the size of the image.
    package override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    package override func makeDisplayCommands() -> [DisplayCommand] {
        guard let image else { return [] }
        let shown = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
        return shown.displayCommands(in: bounds, tint: tintColor, traits: traitCollection, isMirrored: isRightToLeft)
    }
}
