import Foundation

/// The conditions under which a scene shows content, by the content's identifier.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
    /// A predicate that matches the identifiers of content that the scene can show. The default matches everything.
    ///
    /// If it matches for no scene, a user activity, a URL, or a quick action creates a scene.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)

    /// A predicate that matches the identifiers of content for which the scene is the best one. The default matches
    /// nothing.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    /// Creates conditions of a scene that can show everything.
    public override init() {
        super.init()
    }
}

extension UIScene {
    /// The options for opening a URL.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// A Boolean value that indicates whether only an app that's linked with the URL opens it. The default is `false`.
        open var universalLinksOnly = false

        /// Creates the default options.
        public override init() {
            super.init()
        }
    }

    /// Opens a URL with another app, and calls a closure with the result.
    public func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        var keys: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
        if options?.universalLinksOnly ?? false { keys[.universalLinksOnly] = true }
        UIApplication.shared.open(url, options: keys, completionHandler: completion)
    }
}
