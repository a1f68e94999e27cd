import CairoRenderer
import DisplayList
import PortableUIKit

/// The fonts and the pictures of this machine: what apps are drawn with, and what tests that nobody hosts measure with.
/// Without the trait `Cairo` text has fixed metrics, and there are no pictures.
final class MachineHost: ProcessHost {
    static let services: HostServices = {
        #if Cairo
        HostServices(
            textMeasurer: PangoTextMeasurer(), imageDecoder: CairoImageDecoder(),
            imageEncoder: CairoImageEncoder { Diagnostics.log($0) })
        #else
        HostServices()
        #endif
    }()
}
