/// An object that a device displays: a view, or the layer of a view.
@MainActor
package protocol DisplayedObject: AnyObject, Sendable {
    /// The scope of the device that displays the object, or `nil` if it isn't displayed.
    var shownScope: DeviceScope? { get }
}

extension DeviceScope {
    /// Returns the scope of the device that displays an object, or the scope of the running code if the object isn't
    /// displayed.
    static func showing(_ object: (any DisplayedObject)?) -> DeviceScope { object?.shownScope ?? current.alive }
}
