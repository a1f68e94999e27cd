/// The interaction of a view whose `isSpringLoaded` is `true`.
package final class SystemSpringLoading: UISpringLoadedInteraction {}

extension UIView {
    /// The spring-loading interaction of the view, or `nil` if it isn't spring-loaded.
    package var systemSpringLoading: SystemSpringLoading? {
        interactions.lazy.compactMap { $0 as? SystemSpringLoading }.first
    }

    /// Adds or removes a spring-loading interaction.
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
    /// Performs the action of a tap.
    package func pressAsUser() {
        guard isEnabled else { return }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    /// Adds or removes a spring-loading interaction that performs the action of a tap.
    package func setSpringLoaded(_ isSpringLoaded: Bool) {
        setSpringLoaded(isSpringLoaded) { [weak self] _ in self?.pressAsUser() }
    }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}

extension UITabBar: UISpringLoadedInteractionSupporting {}
