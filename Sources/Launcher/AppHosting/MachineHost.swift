import CairoRenderer
import DisplayList
import PortableUIKit

/// The fonts and the image support of this machine. Apps draw with them, and tests without another host measure with
/// them.
final class MachineHost: ProcessHost {
    static let services = HostServices(
        textMeasurer: PangoTextMeasurer(), imageDecoder: CairoImageDecoder(),
        imageEncoder: CairoImageEncoder { Diagnostics.log($0) })
}
