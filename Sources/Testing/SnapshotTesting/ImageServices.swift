import CairoRenderer
import DisplayList
import PortableUIKit

/// The services that read and write images during a comparison, when the device that showed them no longer exists.
enum ImageServices {
    private static let services: DeviceServices = {
        DeviceServices(
            HostServices(
                imageDecoder: CairoImageDecoder(), imageEncoder: CairoImageEncoder { Diagnostics.log($0) }))
    }()

    /// Calls a closure that reads or writes images.
    static func withImageServices<Result>(_ body: () -> Result) -> Result {
        ScopeBinding.$current.withValue(.lent(services)) { body() }
    }
}
