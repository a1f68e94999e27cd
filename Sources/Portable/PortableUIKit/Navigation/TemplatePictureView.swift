import DisplayList

/// A picture in a bar, drawn in the tint color unless it insists on its own.
final class TemplatePictureView: UIView {
    var image: UIImage? {
        didSet { setNeedsDisplay() }
    }

    init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    /// The size of the picture.
    override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    override func makeDisplayCommands() -> [DisplayCommand] {
        guard let image else { return [] }
        let shown = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
        return shown.displayCommands(in: bounds, tint: tintColor, traits: traitCollection, isMirrored: isRightToLeft)
    }
}
