/// The background of a bar: a material or color, and the line at its edge. In the design of iOS 26, a bar without a
/// background fades the content under it.
package final class BarBackgroundView: UIView {
    private let material = MaterialView()
    private let color = UIView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let line = UIImageView(frame: .zero)
    private let edgeFade = BarEdgeFadeView(frame: .zero)
    /// A Boolean value that indicates whether the line is above the bar.
    var hasLineOnTop = false {
        didSet { edgeFade.isAtBottom = hasLineOnTop }
    }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [edgeFade, material, color, picture, line] { addSubview(view) }
        edgeFade.isHidden = true
        picture.clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// - Parameters:
    ///   - tint: A color that replaces the appearance's color.
    ///   - fade: The fade of the content if the appearance has no background.
    package func show(_ appearance: UIBarAppearance, tint: UIColor? = nil, fade: BarEdgeFade? = nil) {
        overrideUserInterfaceStyle = appearance.overrideUserInterfaceStyle
        material.effect = appearance.backgroundEffect
        color.backgroundColor = tint ?? appearance.backgroundColor
        picture.image = appearance.backgroundImage
        picture.contentMode = appearance.backgroundImageContentMode
        picture.isHidden = appearance.backgroundImage == nil
        let hasBackground =
            appearance.backgroundEffect != nil || appearance.backgroundImage != nil || color.backgroundColor != nil
        edgeFade.fade = hasBackground ? nil : fade
        line.image = appearance.shadowImage
        line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
        setNeedsLayout()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        edgeFade.frame = bounds
        color.frame = bounds
        picture.frame = bounds
        let thickness = line.image?.size.height ?? 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(
            x: 0, y: hasLineOnTop ? -thickness : bounds.height, width: bounds.width, height: thickness)
    }
}
