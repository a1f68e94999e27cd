import Foundation

/// An accessibility element that isn't a view, such as a part of the content that a view draws.
///
/// To expose its elements, a view returns them as `accessibilityElements`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The object that contains the element, usually a view. It isn't retained.
    open weak var accessibilityContainer: AnyObject?
    /// The element's frame in the coordinate space of its container, which is a view. The null rectangle means that
    /// `accessibilityFrame` is used instead.
    open var accessibilityFrameInContainerSpace = CGRect.null

    /// The identifier of the element, for hosts.
    package let identity = CALayer.makeIdentity()

    /// Creates an element in the given container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isElement: true) }

    /// The element's frame on the screen, in points. The default follows from ``accessibilityFrameInContainerSpace``.
    open override var accessibilityFrame: CGRect {
        get {
            guard !accessibilityFrameInContainerSpace.isNull, let view = accessibilityContainer as? UIView else {
                return super.accessibilityFrame
            }
            return view.convertToScreen(accessibilityFrameInContainerSpace)
        }
        set { super.accessibilityFrame = newValue }
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
