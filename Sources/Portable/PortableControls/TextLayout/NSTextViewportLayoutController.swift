import Foundation

/// An object that lays out the fragments in the visible part of the text, and reports them to its delegate.
open class NSTextViewportLayoutController: NSObject {
    /// The layout manager. It isn't retained.
    public private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The object that provides the visible part and shows the fragments. The default is `nil`.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    /// The visible part of the container as of the last layout, in points.
    open private(set) var viewportBounds = CGRect.zero
    /// The range of the fragments in ``viewportBounds``, or `nil` before the first layout.
    open private(set) var viewportRange: NSTextRange?

    /// Creates the controller of a layout manager.
    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

    /// Lays out the fragments in the visible part that the delegate provides, and passes them to the delegate.
    open func layoutViewport() {
        guard let manager = textLayoutManager, let delegate else { return }
        delegate.textViewportLayoutControllerWillLayout(self)
        viewportBounds = delegate.viewportBounds(for: self)
        manager.ensureLayout(for: viewportBounds)
        viewportRange = nil
        let first = manager.textLayoutFragment(for: CGPoint(x: viewportBounds.minX, y: viewportBounds.minY))
        if let first {
            manager.enumerateTextLayoutFragments(from: first.rangeInElement.location, options: .ensuresLayout) {
                [viewportBounds] fragment in
                guard fragment.layoutFragmentFrame.minY < viewportBounds.maxY else { return false }
                delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
                let range = fragment.rangeInElement
                viewportRange = viewportRange.map { $0.union(range) } ?? range
                return true
            }
        }
        delegate.textViewportLayoutControllerDidLayout(self)
    }

    /// Moves the visible part to a location, and returns the y coordinate of its fragment in the container. Everything
    /// before it is laid out.
    @discardableResult
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        guard let manager = textLayoutManager, let fragment = manager.textLayoutFragment(for: textLocation) else {
            return viewportBounds.minY
        }
        _ = fragment.textLineFragments
        viewportBounds.origin.y = fragment.layoutFragmentFrame.minY
        return viewportBounds.minY
    }

    /// Moves the visible part vertically. The delegate scrolls by the same distance, so that it provides the moved
    /// bounds next.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
        viewportBounds.origin.y += verticalOffset
    }
}

/// Methods that provide the visible part of the text and show its fragments.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// Asks the delegate for the visible part of the container, in points.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    /// Tells the delegate to show a fragment, for example with a view at its frame.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    /// Tells the delegate that a layout begins. The default does nothing.
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    /// Tells the delegate that a layout has ended. The default does nothing.
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    /// Does nothing.
    public func textViewportLayoutControllerWillLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}
    /// Does nothing.
    public func textViewportLayoutControllerDidLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}
}
