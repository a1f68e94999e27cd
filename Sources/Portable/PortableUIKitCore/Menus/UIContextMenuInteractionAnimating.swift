/// An object that animates changes alongside the presentation or dismissal of a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller that is the menu's preview; nil if the preview is of a view.
    var previewViewController: UIViewController? { get }

    /// Adds changes to be animated with the menu.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds something to be done once the menu has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How a menu is dismissed when its preview is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// As ever.
    case dismiss = 0
    /// The preview grows to what it shows.
    case pop
}

/// An object that animates changes alongside a menu that is dismissed because its preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the menu is dismissed; `.dismiss` by default.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Keeps what is to run along with a menu, until it runs.
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

    /// Makes the changes; within an animation.
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
