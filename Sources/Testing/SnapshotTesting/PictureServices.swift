import CairoRenderer
import DisplayList
import PortableUIKit

/// What reads and writes pictures that are compared: the device that showed them is gone by then.
enum PictureServices {
    private static let services: DeviceServices = {
        DeviceServices(
            HostServices(
                imageDecoder: CairoImageDecoder(), imageEncoder: CairoImageEncoder { Diagnostics.log($0) }))
    }()

    /// Runs work that reads or writes pictures.
    static func lend<Result>(_ body: () -> Result) -> Result {
        ScopeBinding.$current.withValue(.lent(services)) { body() }
    }
}
