/// The shadow of text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    private let foundationTypeMark = FoundationTypeMark()

    /// The offset of the shadow, in points. The default is zero.
    open var shadowOffset: CGSize = .zero
    /// The blur radius of the shadow, in points. The default is 0.
    open var shadowBlurRadius: CGFloat = 0
    /// The color of the shadow, a ``UIColor``. The default is black with an alpha of 1/3.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// Returns a shadow with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }
}
