import DisplayList

/// What the host provides to everything in UIKit that has no way to its scene: measuring, reading and writing pictures,
/// time. They are those of the device of what runs now, see ``DeviceScope``.
package enum Services {
    /// Before a host has one, text has fixed metrics, and pictures are neither read nor written.
    package static var current: DeviceServices { DeviceScope.currentServices }

    /// Before a host has one, time stands still.
    @MainActor package static var clock: any FrameClock { DeviceScope.current(for: .animation).clock }
}
