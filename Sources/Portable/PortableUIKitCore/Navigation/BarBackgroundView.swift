/// The background of a bar: a material or color, and the line at its edge. In the design of iOS 26, a bar without a
/// background fades the content under it.
package final class BarBackgroundView: UIView {
    private let material = MaterialView()
    private let color = UIView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    /// The line at the edge of the bar, or the fade of the content under it.
    private let edge = (line: UIImageView(frame: .zero), fade: BarEdgeFadeView(frame: .zero))
    /// A Boolean value that indicates whether the line is above the bar.
    var hasLineOnTop = false {
        didSet { edge.fade.isAtBottom = hasLineOnTop }
    }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [edge.fade, material, color, picture, edge.line] { addSubview(view) }
        edge.fade.isHidden = true
        picture.clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The fade of the content under the bar, in the design of iOS 26.
    var fade: BarEdgeFade? {
        get { edge.fade.fade }
        set { edge.fade.fade = newValue }
    }

    /// - Parameters:
    ///   - tint: A color that replaces the appearance's color.
    ///   - fades: A Boolean value that indicates whether the content fades if the appearance has no background.
    package func show(_ appearance: UIBarAppearance, tint: UIColor? = nil, fades: Bool = true) {
        overrideUserInterfaceStyle = appearance.overrideUserInterfaceStyle
        material.effect = appearance.backgroundEffect
        color.backgroundColor = tint ?? appearance.backgroundColor
        picture.image = appearance.backgroundImage
        picture.contentMode = appearance.backgroundImageContentMode
        picture.isHidden = appearance.backgroundImage == nil
        let hasBackground =
            appearance.backgroundEffect != nil || appearance.backgroundImage != nil || color.backgroundColor != nil
        edge.fade.isOff = hasBackground || !fades
        edge.line.image = appearance.shadowImage
        edge.line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
        setNeedsLayout()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        edge.fade.frame = bounds
        color.frame = bounds
        picture.frame = bounds
        let thickness = edge.line.image?.size.height ?? 1 / max(traitCollection.displayScale, 1)
        edge.line.frame = CGRect(
            x: 0, y: hasLineOnTop ? -thickness : bounds.height, width: bounds.width, height: thickness)
    }
}
