import Foundation

/// User activities, which an application saves and continues.
extension UIApplication {
    /// Notifies the delegates that the current activity has been saved, if it needs that.
    func saveCurrentActivity() {
        guard let activity = DeviceContext.current.memory.lastApplication.currentActivity, activity.needsSave,
            activity.expirationDate.map({ $0 > Date() }) ?? true
        else { return }
        activity.needsSave = false
        activity.updateState()
        for scene in scenes.connected { scene.delegate?.scene(scene, didUpdate: activity) }
        if !usesScenes { delegate?.application(self, didUpdate: activity) }
    }

    /// Asks the delegate of a scene to continue an activity, or the application's delegate if the application has no scenes.
    package func receive(_ activity: NSUserActivity) {
        if usesScenes { return receive(SceneEvent(activity: activity)) }
        _ = delegate?.application(self, willContinueUserActivityWithType: activity.activityType)
        _ = delegate?.application(self, continue: activity) { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        }
    }

    /// Notifies the delegates that the data of an activity didn't arrive.
    package func receive(_ error: any Error, forActivityType type: String) {
        for scene in scenes.connected {
            scene.delegate?.scene(scene, didFailToContinueUserActivityWithType: type, error: error)
        }
        if !usesScenes {
            delegate?.application(self, didFailToContinueUserActivityWithType: type, error: error)
        }
    }
}
