import Foundation

extension NotificationCenter {
    /// Calls a method of an object for each notification with the given name. The reference to the object is weak.
    ///
    /// Differs from Foundation on Apple platforms: if a notification is posted on another thread, the method is called
    /// asynchronously on the main thread.
    ///
    /// - Parameters:
    ///   - observer: An object that has the method.
    ///   - aSelector: A method that has no parameters, or the notification as its only parameter.
    ///   - aName: The name of the notifications, or `nil` for all notifications.
    ///   - anObject: The object that posts the notifications, or `nil` for any object.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let target = SelectorObserver(ClassTarget.object(for: observer), aSelector)
        let token = addScopedObserver(forName: aName, object: anObject, queue: nil) { target.receive($0) }
        let registration = SelectorRegistration(
            center: self, name: aName, object: anObject.map { $0 as AnyObject }, token: token)
        SelectorRegistration.all.change(of: ClassTarget.object(for: observer), from: []) { $0.append(registration) }
    }

    /// Removes all observations of an object, or the observation of a token that
    /// `addObserver(forName:object:queue:using:)` returned.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer as Any)
        for registration in SelectorRegistration.remove(of: observer, where: { $0.center === self }) {
            registration.end()
        }
    }

    /// Removes the observations of an object for a name and a sender, or for any if they're `nil`.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        removeObserver(observer as Any, name: aName, object: anObject)
        let object = anObject.map { $0 as AnyObject }
        let ended = SelectorRegistration.remove(of: observer) {
            $0.center === self && (aName == nil || $0.name == aName) && (object == nil || $0.object === object)
        }
        for registration in ended { registration.end() }
    }
}

/// A registration of an observer with a selector.
private struct SelectorRegistration {
    static let all = ObjectAttachments<[SelectorRegistration]>()

    let center: NotificationCenter
    let name: NSNotification.Name?
    private(set) weak var object: AnyObject?
    let token: any NSObjectProtocol

    /// Removes and returns the registrations of an observer that satisfy a condition. The observer may be in the
    /// process of being deallocated.
    static func remove(of observer: AnyObject, where isMeant: (Self) -> Bool) -> [Self] {
        guard let registrations = all.remove(of: observer) else { return [] }
        let others = registrations.filter { !isMeant($0) }
        if !others.isEmpty { all.change(of: observer, from: []) { $0 = others } }
        return registrations.filter(isMeant)
    }

    func end() {
        center.removeObserver(token as Any)
    }
}

/// Sends notifications to a weakly referenced object.
private final class SelectorObserver: @unchecked Sendable {
    private weak var object: AnyObject?
    private let selector: Selector

    init(_ object: AnyObject, _ selector: Selector) {
        self.object = object
        self.selector = selector
    }

    func receive(_ notification: Notification) {
        nonisolated(unsafe) let notification = notification
        guard Diagnostics.isOnMainQueue else {
            return DispatchQueue.main.async { self.receive(notification) }
        }
        MainActor.assumeIsolated {
            if let object { selector.send(to: object, sender: notification) }
        }
    }
}
