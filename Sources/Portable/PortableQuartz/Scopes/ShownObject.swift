/// What a device shows: a view, or a layer of one.
@MainActor
package protocol ShownObject: AnyObject, Sendable {
    /// The scope of the device that shows it; nil if none does.
    var shownScope: DeviceScope? { get }
}

extension DeviceScope {
    /// The scope of the device that shows something; that of what runs now for what none shows.
    static func showing(_ object: (any ShownObject)?) -> DeviceScope { object?.shownScope ?? current.alive }
}
