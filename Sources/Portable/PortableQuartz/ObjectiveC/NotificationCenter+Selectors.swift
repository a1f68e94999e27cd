import Foundation

extension NotificationCenter {
    /// Calls a method of an object with each notification of a name. The object isn't kept alive.
    ///
    /// Differs from Foundation's of Apple's systems: of notifications that are posted beside the main thread, the method
    /// hears soon, on the main thread.
    /// - Parameters:
    ///   - observer: An object that has the method.
    ///   - aSelector: A method without parameters or with the notification as its parameter.
    ///   - aName: The notifications' name; nil for all.
    ///   - anObject: Who posts them; nil for anybody.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let target = SelectorObserver(observer as AnyObject, aSelector)
        let token = addScopedObserver(forName: aName, object: anObject, queue: nil) { target.receive($0) }
        let registration = SelectorRegistration(
            center: self, name: aName, object: anObject.map { $0 as AnyObject }, token: token)
        SelectorRegistration.all.change(of: observer as AnyObject, from: []) { $0.append(registration) }
    }

    /// Ends what was begun with an object, or with what `addObserver(forName:object:queue:using:)` returned.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer as Any)
        for registration in SelectorRegistration.take(of: observer, where: { $0.center === self }) {
            registration.end()
        }
    }

    /// Ends what was begun with an object for a name and a sender; nil for any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        removeObserver(observer as Any, name: aName, object: anObject)
        let object = anObject.map { $0 as AnyObject }
        let ended = SelectorRegistration.take(of: observer) {
            $0.center === self && (aName == nil || $0.name == aName) && (object == nil || $0.object === object)
        }
        for registration in ended { registration.end() }
    }
}

/// What an observer with a selector has asked a center for.
private struct SelectorRegistration {
    static let all = ObjectAttachments<[SelectorRegistration]>()

    let center: NotificationCenter
    let name: NSNotification.Name?
    private(set) weak var object: AnyObject?
    let token: any NSObjectProtocol

    /// Takes those of an observer, which may be about to go, that fulfil a condition.
    static func take(of observer: AnyObject, where isMeant: (Self) -> Bool) -> [Self] {
        guard let registrations = all.remove(of: observer) else { return [] }
        let others = registrations.filter { !isMeant($0) }
        if !others.isEmpty { all.change(of: observer, from: []) { $0 = others } }
        return registrations.filter(isMeant)
    }

    func end() {
        center.removeObserver(token as Any)
    }
}

/// Sends notifications to an object that it doesn't keep alive.
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
