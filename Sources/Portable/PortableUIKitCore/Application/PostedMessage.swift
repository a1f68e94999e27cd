import Foundation

extension NotificationCenter.MainActorMessage where Subject: AnyObject {
    /// Posts a message to the observers that asked for messages. Observers of the notification with the same name aren't
    /// called: the caller posts it as well.
    @MainActor
    package func post(from subject: Subject) {
        NotificationCenter.default.post(self, subject: subject)
    }
}

extension UIScene {
    /// Posts the message with the same meaning as a notification.
    func postMessage(named name: Notification.Name) {
        switch name {
        case UIScene.willConnectNotification: WillConnectMessage(scene: self).post(from: self)
        case UIScene.didActivateNotification: DidActivateMessage(scene: self).post(from: self)
        case UIScene.willDeactivateNotification: WillDeactivateMessage(scene: self).post(from: self)
        case UIScene.willEnterForegroundNotification: WillEnterForegroundMessage(scene: self).post(from: self)
        case UIScene.didEnterBackgroundNotification: DidEnterBackgroundMessage(scene: self).post(from: self)
        default: break
        }
    }
}
