import DisplayList
import Foundation

/// The events of the system that runs the application.
extension UIApplication {
    /// Notifies the delegates of an event.
    package func receive(_ event: HostInput.SystemEvent) {
        switch event {
        case .background: enterBackground()
        case .foreground: if applicationState == .background { becomeActive(after: .foreground) }
        case .memoryWarning: receiveMemoryWarning()
        case .timeChange:
            delegate?.applicationSignificantTimeChange(self)
            post(UIApplication.significantTimeChangeNotification)
        case .shake: shake()
        case .open(let text): if let url = URL(string: text) { receive(url) }
        case .nextScene: _ = showNextScene()
        case .closeScene: if let session = scenes.front?.session { closeAsUser(session) }
        }
    }

    /// Notifies the delegate, observers, and view controllers that memory is low. Then, scenes in the background
    /// disconnect.
    private func receiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        post(UIApplication.didReceiveMemoryWarningNotification)
        for controller in windows.compactMap(\.rootViewController) { controller.receiveMemoryWarning() }
        disconnectBackgroundScenes()
    }

    /// Brings the scene to the front that wasn't used for the longest time, so that repeated calls show all of them.
    /// Returns `false` if there's only one.
    package func showNextScene() -> Bool {
        finishTransition()
        let closed = scenes.open.first { $0.scene == nil }
        guard let next = closed ?? scenes.connected.last?.session, next !== scenes.front?.session else { return false }
        show(next, SceneEvent(), .slide)
        return true
    }

    /// Asks the scene's delegate to open a URL, or the application's delegate if there are no scenes. The older methods are
    /// called if the newer ones return `false`.
    private func receive(_ url: URL) {
        if usesScenes { return receive(SceneEvent(url: url)) }
        guard let delegate, !delegate.application(self, open: url, options: [:]) else { return }
        guard !delegate.application(self, open: url, sourceApplication: nil, annotation: ()) else { return }
        _ = delegate.application(self, handleOpen: url)
    }

    /// Tells the delegate to perform one of the quick actions, by its type. Returns `false` if there's no such action.
    package func performShortcutItem(ofType type: String) -> Bool {
        guard let item = (manifest.shortcutItems + (shortcutItems ?? [])).first(where: { $0.type == type }) else {
            return false
        }
        if usesScenes {
            receive(SceneEvent(shortcutItem: item))
        } else {
            delegate?.application(self, performActionFor: item) { _ in }
        }
        return true
    }

    /// Sends a shake to the first responder.
    private func shake() {
        let event = UIEvent(
            type: .motion, subtype: .motionShake, touches: [], timestamp: DeviceContext.current.clock.now)
        let responder = keyWindow?.firstResponder ?? keyWindow
        responder?.motionBegan(.motionShake, with: event)
        responder?.motionEnded(.motionShake, with: event)
    }
}

extension UIViewController {
    /// Notifies the view controller, its children, and the ones it presents that memory is low.
    fileprivate func receiveMemoryWarning() {
        didReceiveMemoryWarning()
        for child in children { child.receiveMemoryWarning() }
        if let presented = presentedViewController, presented.presentingViewController === self {
            presented.receiveMemoryWarning()
        }
    }
}
