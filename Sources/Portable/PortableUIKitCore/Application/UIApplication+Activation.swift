import DisplayList
import Foundation

/// The transitions between the states of an application.
///
/// An application with scenes is notified by their delegates, and any other by the application's delegate. Notifications are
/// posted for both.
extension UIApplication {
    /// The reason for becoming active.
    package enum ActivationReason { case launch, foreground }

    /// Notifies the delegates that the application or its scenes become active.
    package func becomeActive(after reason: ActivationReason) {
        guard applicationState != .active else { return }
        if reason == .foreground, !usesScenes { delegate?.applicationWillEnterForeground(self) }
        if reason == .foreground { post(UIApplication.willEnterForegroundNotification) }
        applicationState = .active
        if let scene = scenes.front {
            enterForeground(scene)
            activate(scene)
        }
        if !usesScenes { delegate?.applicationDidBecomeActive(self) }
        post(UIApplication.didBecomeActiveNotification)
    }

    /// Notifies the delegates that the application or its scenes become inactive.
    func resignActive() {
        guard applicationState == .active else { return }
        if !usesScenes { delegate?.applicationWillResignActive(self) }
        post(UIApplication.willResignActiveNotification)
        applicationState = .inactive
        for scene in scenes.connected where scene.activationState == .foregroundActive { deactivate(scene) }
    }

    /// Moves the application to the background, and saves its state.
    package func enterBackground() {
        finishTransition()
        resignActive()
        guard applicationState == .inactive else { return }
        applicationState = .background
        saveCurrentActivity()
        for scene in scenes.connected where scene.activationState != .background { enterBackground(scene) }
        if !usesScenes { delegate?.applicationDidEnterBackground(self) }
        post(UIApplication.didEnterBackgroundNotification)
        saveState()
    }

    // MARK: Scenes

    func enterForeground(_ scene: UIScene) {
        scene.delegate?.sceneWillEnterForeground(scene)
        scene.post(UIScene.willEnterForegroundNotification)
        scene.activationState = .foregroundInactive
    }

    func activate(_ scene: UIScene) {
        scene.activationState = .foregroundActive
        scene.delegate?.sceneDidBecomeActive(scene)
        scene.post(UIScene.didActivateNotification)
    }

    func deactivate(_ scene: UIScene) {
        scene.delegate?.sceneWillResignActive(scene)
        scene.post(UIScene.willDeactivateNotification)
        scene.activationState = .foregroundInactive
    }

    func enterBackground(_ scene: UIScene) {
        scene.activationState = .background
        scene.delegate?.sceneDidEnterBackground(scene)
        scene.post(UIScene.didEnterBackgroundNotification)
        scene.session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
    }
}
