/// An object that animates changes alongside the presentation or dismissal of a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The view controller of the preview, or `nil` if the preview shows a view.
    var previewViewController: UIViewController? { get }

    /// Adds changes that are animated alongside the menu.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that's called after the menu has appeared or closed.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The styles of dismissing a menu when the user taps its preview.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The menu is dismissed as usual.
    case dismiss = 0
    /// The preview expands to its destination.
    case pop
}

/// An object that animates changes alongside a menu that is dismissed because its preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The preferred style of the dismissal. The default is `.dismiss`.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// An object that collects the animations and completions of a menu until they run.
package final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    package let previewViewController: UIViewController?
    package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    package init(previewViewController: UIViewController?) {
        self.previewViewController = previewViewController
    }

    package func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    package func addCompletion(_ completion: @escaping () -> Void) {
        completions.append(completion)
    }

    /// Runs the added animations. Must be called in an animation closure.
    package func runAnimations() {
        let due = animations
        animations = []
        due.forEach { $0() }
    }

    package func complete() {
        let due = completions
        completions = []
        due.forEach { $0() }
    }
}
