import CairoRenderer
import DisplayList
import PortableUIKit

/// The fonts and the pictures of this machine: what apps are drawn with, and what tests that nobody hosts measure with.
final class MachineHost: ProcessHost {
    static let services = HostServices(
        textMeasurer: PangoTextMeasurer(), imageDecoder: CairoImageDecoder(),
        imageEncoder: CairoImageEncoder { Diagnostics.log($0) })
}
