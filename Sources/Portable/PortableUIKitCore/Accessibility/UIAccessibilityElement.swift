import Foundation

/// An accessibility element that isn't a view, such as a part of the content that a view draws.
///
/// To expose its elements, a view returns them as `accessibilityElements`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The object that contains the element, usually a view. It isn't retained.
    open weak var accessibilityContainer: AnyObject?
    /// The element's frame in the coordinates of the container, a view; null means that `accessibilityFrame` is set.
    open var accessibilityFrameInContainerSpace = CGRect.null

    /// Tells elements apart, for hosts.
    package let identity = CALayer.makeIdentity()

    /// An element that is a part of `container`.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isElement: true) }

    /// Where the element is on the screen, in points: what was set, or else its place in the container.
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
