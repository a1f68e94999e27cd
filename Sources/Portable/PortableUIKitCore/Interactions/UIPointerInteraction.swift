import Foundation

/// An interaction that changes the pointer of a mouse or trackpad over a view.
///
/// Differs from UIKit: pointers keep their shape. A style with an effect highlights its view, its accessories appear around
/// the pointer, and a style that only has a shape isn't visible.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The object that provides the regions and styles. The interaction doesn't retain it.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?

    /// A Boolean value that indicates whether the interaction requests regions and styles. The default is `true`.
    open var isEnabled = true

    /// Creates an interaction with the given delegate.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
    }

    /// Discards the current region and its style. The delegate is asked again when the pointer moves.
    open func invalidate() { leave() }

    private var region: UIPointerRegion?
    private lazy var highlight = PointerHighlight()

    /// Updates the region for the pointer at a location in the window. Returns whether there's a region.
    func move(to location: CGPoint, modifiers: UIKeyModifierFlags) -> Bool {
        guard isEnabled, let delegate, let view, view.isUserInteractionEnabled else {
            leave()
            return false
        }
        let request = UIPointerRegionRequest(location: view.convert(location, from: nil), modifiers: modifiers)
        let wanted = delegate.pointerInteraction(
            self, regionFor: request, defaultRegion: UIPointerRegion(rect: view.bounds))
        guard let wanted, wanted.rect.contains(request.location) else {
            leave()
            return false
        }
        guard region?.rect != wanted.rect || region?.identifier != wanted.identifier else {
            highlight.move(to: location, in: view.window)
            return true
        }
        leave()
        region = wanted
        let animator = PointerAnimator()
        delegate.pointerInteraction(self, willEnter: wanted, animator: animator)
        animator.run { highlight.show(delegate.pointerInteraction(self, styleFor: wanted)) }
        highlight.move(to: location, in: view.window)
        return true
    }

    /// Ends the current region's style.
    func leave() {
        guard let left = region else { return }
        region = nil
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willExit: left, animator: animator)
        animator.run { highlight.show(nil) }
    }

    /// Called before the interaction is added to a view or removed from one. Does nothing.
    open func willMove(to view: UIView?) {}

    /// Stores the view of the interaction.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Methods that provide the regions of a view with a pointer style. All methods are optional.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// Asks the delegate for the region at the pointer's location. The default is `defaultRegion`.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// Asks the delegate for the style of the pointer in a region. If it returns `nil` or isn't implemented, the
    /// pointer has the system style.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?

    /// Tells the delegate that the pointer is about to enter a region. The animator runs the delegate's animations with
    /// the pointer's.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)

    /// Tells the delegate that the pointer is about to leave a region. The animator runs the delegate's animations with
    /// the pointer's.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// Returns the default region.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    /// Returns `nil`, which means the system's style.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// The location of a pointer, for which a region is requested.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    private let pointerLocation: CGPoint
    private let pressedModifiers: UIKeyModifierFlags

    init(location: CGPoint = .zero, modifiers: UIKeyModifierFlags = []) {
        pointerLocation = location
        pressedModifiers = modifiers
    }

    /// The location of the pointer in the view of the interaction.
    open var location: CGPoint { pointerLocation }

    /// The modifier keys that are pressed.
    open var modifiers: UIKeyModifierFlags { pressedModifiers }
}

/// A region of a view in which the pointer has its own style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
    /// The rectangle of the region, in the view's coordinate space.
    public let rect: CGRect

    /// An identifier that distinguishes the region from others with the same rectangle.
    public let identifier: AnyHashable?

    /// The axes along which the pointer stays in the region while it drags. The default is empty.
    ///
    /// Differs from UIKit: hosts move the pointer freely.
    open var latchingAxes: UIAxis = []

    /// Creates a region of a view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }

    /// Returns a region with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerRegion(rect: rect, identifier: identifier)
        copy.latchingAxes = latchingAxes
        return copy
    }
}
