import Foundation

/// The preview of a view controller's content that appears when the user presses a view, as before context menus.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The recognizer of the press. Another one can require that it fails.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// The object that provides previews.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that the user presses.
    var sourceView: UIView { get }
    /// The part of the source view that is lifted, in its coordinates. It's the view's bounds before each preview.
    var sourceRect: CGRect { get set }
}

/// Methods that provide the controllers of previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// Returns the controller to preview for a point of the source view, in its coordinates, or `nil` for none.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?

    /// Shows the previewed controller, because the user has tapped its preview.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
    /// Shows previews when the user presses a view. A preview has a menu of the previewed controller's
    /// ``previewActionItems``.
    ///
    /// - Parameters:
    ///   - delegate: The object that provides previews, which isn't retained.
    ///   - sourceView: The view that the user presses.
    /// - Returns: The previewing, which is needed to end it.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        let previewing = ControllerPreviewing(delegate)
        sourceView.addInteraction(previewing)
        return previewing
    }

    /// Ends previews that ``registerForPreviewing(with:sourceView:)`` began.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        guard let previewing = previewing as? ControllerPreviewing else { return }
        previewing.view?.removeInteraction(previewing)
    }
}

/// A previewing by an interaction for context menus. The source view retains it.
private final class ControllerPreviewing: NSObject, UIInteraction, UIViewControllerPreviewing {
    private weak var provider: (any UIViewControllerPreviewingDelegate)?
    private lazy var menu = UIContextMenuInteraction(delegate: self)
    /// The controller in the preview.
    fileprivate var previewed: UIViewController?
    private(set) weak var view: UIView?
    var sourceRect = CGRect.zero

    init(_ delegate: any UIViewControllerPreviewingDelegate) {
        provider = delegate
        super.init()
    }

    var delegate: any UIViewControllerPreviewingDelegate {
        guard let provider else { fatalError("The delegate of this previewing was deallocated.") }
        return provider
    }

    var sourceView: UIView {
        guard let view else { fatalError("This previewing has ended, so it has no source view.") }
        return view
    }

    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { menu.pressRecognizer }

    func willMove(to view: UIView?) { self.view?.removeInteraction(menu) }

    func didMove(to view: UIView?) {
        self.view = view
        view?.addInteraction(menu)
    }
}

extension ControllerPreviewing: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let view, let provider else { return nil }
        sourceRect = view.bounds
        previewed = provider.previewingContext(self, viewControllerForLocation: location)
        guard let previewed else { return nil }
        return UIContextMenuConfiguration(previewProvider: { previewed }) { _ in
            let items = previewed.previewActionItems.compactMap { $0.menuElement(for: previewed) }
            return items.isEmpty ? nil : UIMenu(children: items)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let view, sourceRect != view.bounds else { return nil }
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: sourceRect)
        return UITargetedPreview(view: view, parameters: parameters)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let previewed else { return }
        animator.preferredCommitStyle = .pop
        animator.addCompletion { [weak self] in
            if let self { provider?.previewingContext(self, commit: previewed) }
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        previewed = nil
    }
}
