/// The shadow of text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    private let foundationTypeMark = FoundationTypeMark()

    /// The offset of the shadow, in points; zero by default.
    open var shadowOffset: CGSize = .zero
    /// How blurred it is, in points; 0 by default.
    open var shadowBlurRadius: CGFloat = 0
    /// The color, a ``UIColor``; black with an alpha of 1/3 by default.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// A shadow of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }
}
