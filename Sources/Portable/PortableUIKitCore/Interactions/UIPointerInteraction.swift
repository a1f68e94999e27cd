import Foundation

/// An interaction that changes the pointer of a mouse or trackpad over a view.
///
/// Differs from UIKit: pointers keep the shape of the browser, so the delegate is never called.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The object that provides the regions and styles. The interaction doesn't retain it.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?

    /// A Boolean value that indicates whether the interaction requests regions and styles. The default is `true`.
    open var isEnabled = true

    /// An interaction with a delegate.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
    }

    /// Forgets what the delegate has returned; nothing here.
    open func invalidate() {}

    /// Notes the view.
    open func willMove(to view: UIView?) {}

    /// Notes the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Methods that provide the regions of a view with a pointer style. All methods are optional.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The region that the pointer is in; `defaultRegion` if not implemented.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// Asks the delegate for the style of the pointer in a region. If it returns `nil` or isn't implemented, the
    /// pointer has the system style.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
    /// The region that is proposed.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    /// The system's.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
}

/// The location of a pointer, for which a region is requested.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The place in the interaction's view.
    open var location: CGPoint { .zero }

    /// The keys that are held down.
    open var modifiers: UIKeyModifierFlags { [] }
}

/// A part of a view over which a pointer has a style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
    /// The part, in the view's coordinates.
    public let rect: CGRect

    /// An identifier that distinguishes the region from others with the same rectangle.
    public let identifier: AnyHashable?

    /// A region of a view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }

    /// The region itself, which can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
