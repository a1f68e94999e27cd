import DisplayList

/// The host's services for code without a reference to a scene: text measurement, images, and time. They belong to
/// the running code's device; see ``DeviceScope``.
package enum Services {
    /// The current services. Without a host, text has fixed metrics, and images aren't supported.
    package static var current: DeviceServices { DeviceScope.currentServices }

    /// The current clock. Without a host, its time doesn't advance.
    @MainActor package static var clock: any FrameClock { DeviceScope.current(for: .animation).clock }
}
