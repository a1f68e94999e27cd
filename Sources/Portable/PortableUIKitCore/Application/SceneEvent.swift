import Foundation

/// A user activity, a URL, or a quick action that a scene receives, or for which a scene is created.
@MainActor
struct SceneEvent {
    var activity: NSUserActivity?
    var url: URL?
    var shortcutItem: UIApplicationShortcutItem?

    init(activity: NSUserActivity? = nil, url: URL? = nil, shortcutItem: UIApplicationShortcutItem? = nil) {
        self.activity = activity
        self.url = url
        self.shortcutItem = shortcutItem
    }

    /// The identifier of the content, with which the conditions of scenes are evaluated.
    var targetContentIdentifier: String? {
        if let activity { return activity.targetContentIdentifier }
        if let shortcutItem { return shortcutItem.targetContentIdentifier as? String }
        return url?.absoluteString
    }

    /// The options with which a new scene is notified of the event.
    var connectionOptions: UIScene.ConnectionOptions {
        UIScene.ConnectionOptions(
            activities: activity.map { [$0] } ?? [], urls: url.map { [UIOpenURLContext(url: $0)] } ?? [],
            shortcutItem: shortcutItem)
    }
}

/// The choice of a scene for an event.
extension UIApplication {
    /// Notifies the best scene of an event, or creates a scene for it if the conditions of no scene allow it.
    func receive(_ event: SceneEvent) {
        guard let session = session(for: event.targetContentIdentifier) else {
            if supportsMultipleScenes, openScene(event, .zoom(from: nil)) { return }
            if let front = scenes.front { deliver(event, to: front) }
            return
        }
        show(session, event, .slide)
    }

    /// Notifies the delegate of a scene of an event.
    func deliver(_ event: SceneEvent, to scene: UIScene) {
        if let activity = event.activity {
            scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
            scene.delegate?.scene(scene, continue: activity)
        }
        if let url = event.url { scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)]) }
        if let item = event.shortcutItem, let scene = scene as? UIWindowScene {
            (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(scene, performActionFor: item) { _ in }
        }
    }

    /// Returns the session of the scene that shows content best: one that prefers it, or else the last used one that can
    /// show it. Returns `nil` if no scene can.
    private func session(for identifier: String?) -> UISceneSession? {
        guard let identifier else { return scenes.front?.session }
        return preferredSession(for: identifier)
            ?? scenes.connected.first { scene in
                scene.activationConditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
            }?.session
    }

    /// Returns the session of the last used scene whose conditions prefer it for content, or `nil`.
    func preferredSession(for identifier: String) -> UISceneSession? {
        scenes.connected.first { scene in
            scene.activationConditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
        }?.session
    }
}
