import DisplayList
import Foundation
import PortableUIKit

/// Events of the system that runs the app.
extension TestHost {
    /// Moves the app to the background, which saves its state and its scenes' activities.
    public func enterBackground() { receive(.background) }

    /// Moves the app from the background to the foreground.
    public func enterForeground() { receive(.foreground) }

    /// Notifies the app that memory is low.
    public func sendMemoryWarning() { receive(.memoryWarning) }

    /// Notifies the app that a new day has begun or the clock was changed.
    public func simulateSignificantTimeChange() { receive(.timeChange) }

    /// Shakes the device.
    public func shake() { receive(.shake) }

    /// Opens a URL in the app.
    ///
    /// - Parameter url: The URL, which the delegate of the scene or of the app receives.
    public func open(_ url: URL) { receive(.open(url: url.absoluteString)) }

    /// Selects a quick action of the app's icon.
    ///
    /// - Parameter type: The type of an action in `Info.plist` or in the application's `shortcutItems`.
    /// - Returns: `false` if there's no such action.
    @discardableResult
    public func selectShortcutItem(ofType type: String) -> Bool {
        defer { settle() }
        return run { UIApplication.shared.performShortcutItem(ofType: type) }
    }

    /// Adds images to the photo library, from which an image picker lets the user choose.
    public func addPhotos(_ photos: [UIImage]) {
        run { DeviceContext.current.memory.photos.added += photos }
    }

    /// Continues a user activity in the app, as from another device.
    public func `continue`(_ activity: NSUserActivity) {
        run { UIApplication.shared.receive(activity) }
        settle()
    }

    /// Notifies the app that a user activity of another device can't be continued.
    public func failActivity(ofType type: String, with error: any Error) {
        run { UIApplication.shared.receive(error, forActivityType: type) }
        settle()
    }

    /// Switches to the next scene of the app, as the user does in the app switcher or with the Command-Grave Accent keys.
    package func showNextScene() { receive(.nextScene) }

    /// Closes the scene in front, as the user does. The scene can ask for a confirmation.
    package func closeScene() { receive(.closeScene) }

    /// Removes the scene of a session in the app switcher, which discards the session.
    package func removeScene(of session: UISceneSession) {
        run { UIApplication.shared.closeAsUser(session, isRemoved: true) }
        settle()
    }

    private func receive(_ event: HostInput.SystemEvent) {
        activate()
        session.receive(.system(event))
        settle()
    }
}
