/// The interaction of a view whose `isSpringLoaded` is true.
package final class SystemSpringLoading: UISpringLoadedInteraction {}

extension UIView {
    /// Whether a drag that is held over the view does what it was told.
    package var systemSpringLoading: SystemSpringLoading? {
        interactions.lazy.compactMap { $0 as? SystemSpringLoading }.first
    }

    /// Lets a drag that is held over the view do something, or no longer.
    package func setSpringLoaded(
        _ isSpringLoaded: Bool, _ behavior: (any UISpringLoadedInteractionBehavior)? = nil,
        handler: @escaping (any UISpringLoadedInteractionContext) -> Void
    ) {
        if let old = systemSpringLoading {
            if !isSpringLoaded { removeInteraction(old) }
        } else if isSpringLoaded {
            addInteraction(
                SystemSpringLoading(interactionBehavior: behavior, interactionEffect: nil) { handler($1) })
        }
    }
}

extension UIControl {
    /// Does what a tap does.
    package func pressAsPerson() {
        guard isEnabled else { return }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    /// Lets a drag that is held over the control be as a tap.
    package func setSpringLoaded(_ isSpringLoaded: Bool) {
        setSpringLoaded(isSpringLoaded) { [weak self] _ in self?.pressAsPerson() }
    }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}

extension UITabBar: UISpringLoadedInteractionSupporting {}
