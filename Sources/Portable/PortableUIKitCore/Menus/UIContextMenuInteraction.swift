import Foundation
@_spi(Collage) import PortableQuartz

/// An interaction that shows a context menu when the user long-presses its view or clicks it with the secondary button.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The appearance of a menu.
    public enum Appearance: UInt, Sendable {
        /// No menu is shown.
        case unknown = 0
        /// The menu appears with a preview in front of a dimmed screen.
        case rich = 1
        /// The menu appears without a preview.
        case compact = 2
    }

    private weak var menuDelegate: (any UIContextMenuInteractionDelegate)?
    private weak var attachedView: UIView?
    private weak var overlay: MenuOverlay?
    private lazy var recognizer = ContextMenuGestureRecognizer(self)
    private var pendingConfiguration: UIContextMenuConfiguration?
    /// A Boolean value that indicates whether the menu appears without a preview, as for controls.
    package var isCompact = false
    /// A closure that's called with the outermost menu when its selection has changed.
    package var didChangeSelection: ((UIMenu) -> Void)?

    /// Creates an interaction with a delegate, which it doesn't retain.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        menuDelegate = delegate
        super.init()
    }

    /// The object that provides the menu.
    open weak var delegate: (any UIContextMenuInteractionDelegate)? { menuDelegate }

    /// The view that has the interaction, or `nil`.
    open var view: UIView? { attachedView }

    /// Stops observing the previous view.
    open func willMove(to view: UIView?) {
        attachedView?.removeGestureRecognizer(recognizer)
        if view !== attachedView { dismissMenu() }
    }

    /// Starts to observe the view for presses.
    open func didMove(to view: UIView?) {
        attachedView = view
        view?.addGestureRecognizer(recognizer)
    }

    /// The appearance of the menu on the screen. It's `.unknown` if no menu is shown.
    open var menuAppearance: Appearance { overlay == nil ? .unknown : isCompact ? .compact : .rich }

    /// Returns the location at which the menu was requested, in the coordinates of `view`, or of the window if it's
    /// `nil`.
    open func location(in view: UIView?) -> CGPoint { recognizer.location(in: view) }

    /// Replaces the menu on screen with the result of `block`. Does nothing if there's no menu.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        overlay?.updateMenu(block)
    }

    /// Dismisses the menu. Does nothing if there's no menu.
    open func dismissMenu() {
        overlay?.dismiss()
    }

    // MARK: Showing

    /// Requests the menu for a point of the view. Returns whether there is one.
    func prepare(at point: CGPoint) -> Bool {
        pendingConfiguration = overlay == nil ? configuration(at: point) : nil
        return pendingConfiguration != nil
    }

    private func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard attachedView?.window != nil else { return nil }
        return menuDelegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    }

    /// Shows the requested menu.
    func showPrepared() {
        guard let configuration = pendingConfiguration else { return }
        pendingConfiguration = nil
        show(configuration)
    }

    /// Shows the menu for a point of the view. Returns whether there is one.
    @discardableResult
    package func show(at point: CGPoint) -> Bool {
        guard prepare(at: point) else { return false }
        showPrepared()
        return overlay != nil
    }

    /// The recognizer that opens the menu.
    var pressRecognizer: UIGestureRecognizer { recognizer }

    /// The overlay of the open menu, which receives the touch that opened it.
    var openOverlay: MenuOverlay? { overlay }

    private func show(_ configuration: UIContextMenuConfiguration) {
        // The view may have left the window since the menu was asked for.
        guard let view = attachedView, view.window != nil else { return }
        var request = MenuRequest(
            menu: configuration.actionProvider.map { $0([]) } ?? nil, source: .rectangle(view.bounds, in: view))
        request.sender = view
        request.didChangeSelection = didChangeSelection
        if isCompact {
            request.isByPriority = configuration.preferredMenuElementOrder != .fixed
            if let control = view as? UIControl {
                let point = control.menuAttachmentPoint(for: configuration)
                request.source = .rectangle(
                    CGRect(
                        x: point.x - view.bounds.width / 2, y: 0, width: view.bounds.width, height: view.bounds.height),
                    in: view)
            }
        } else {
            request.isByPriority = configuration.preferredMenuElementOrder == .priority
            let preview = highlightPreview(configuration.identifier, configuration) ?? UITargetedPreview(view: view)
            request.source = .preview(preview)
            request.secondaryPreviews = configuration.secondaryItemIdentifiers.compactMap {
                $0.identifier.flatMap { highlightPreview($0, configuration) }
            }.filter { $0.view !== preview.view && $0.view.window != nil }
            request.previewController = configuration.previewProvider?()
            let count = configuration.badgeCount
            request.badge = count == NSNotFound ? nil : count
        }
        let delegate = menuDelegate
        request.willDisplay = { [weak self, weak delegate] animator in
            if let self {
                delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
            }
        }
        request.willEnd = { [weak self, weak delegate] animator in
            if let self { delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator) }
        }
        if !isCompact {
            request.dismissalPreview = { [weak self, weak delegate] in
                // If the view has left its window, there's no preview for the closing animation.
                guard let self, attachedView?.window != nil else { return nil }
                return delegate?.contextMenuInteraction(
                    self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
            }
            request.willCommitPreview = { [weak self, weak delegate] animator in
                guard let self else { return }
                delegate?.contextMenuInteraction(
                    self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
            }
        }
        overlay = MenuOverlay.present(request)
    }

    private func highlightPreview(
        _ identifier: any NSCopying, _ configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        menuDelegate?.contextMenuInteraction(
            self, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
    }
}

/// A recognizer that opens the menu of an interaction after a long press or a click with the secondary button. The same
/// touch can then select a row.
package final class ContextMenuGestureRecognizer: UILongPressGestureRecognizer {
    private weak var interaction: UIContextMenuInteraction?

    init(_ interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        addTarget(self, action: Selector("pressed:", ContextMenuGestureRecognizer.pressed))
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if event.buttonMask.contains(.secondary) {
            state = .began
        } else {
            super.touchesBegan(touches, with: event)
        }
    }

    /// // Without a menu, the gesture fails, so that other recognizers can begin.
    package override func canBegin() -> Bool {
        super.canBegin() && interaction?.prepare(at: location(in: view)) ?? false
    }

    private func pressed(_ recognizer: UIGestureRecognizer) {
        guard let interaction else { return }
        if state == .began { interaction.showPrepared() }
        guard let overlay = interaction.openOverlay else { return }
        let point = location(in: overlay)
        switch state {
        case .began, .changed: overlay.drag(to: point)
        case .ended: overlay.endDrag(at: point)
        case .possible, .cancelled, .failed: break
        }
    }
}

extension AnyHashable {
    /// The value as an identifier of an item, which is an object. Foundation's values aren't bridged automatically.
    fileprivate var identifier: (any NSCopying)? {
        switch base {
        case let text as String: NSString(string: text)
        case let number as Int: NSNumber(value: number)
        case let path as IndexPath: path as NSIndexPath
        case let identifier as UUID: identifier as NSUUID
        default: base as? any NSCopying
        }
    }
}
