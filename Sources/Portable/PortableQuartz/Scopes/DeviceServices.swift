import DisplayList

/// What a host lends to a device, for code that any thread may run: measuring and drawing strings, reading and writing
/// pictures.
package final class DeviceServices: Sendable {
    /// The typesetter with the host's measurer; all of UIKit uses it, so that nothing is laid out twice. Devices of one
    /// host that are given the same services share it.
    package let typesetter: LockedValue<Typesetter>
    package let imageDecoder: any ImageDecoder
    package let imageEncoder: any ImageEncoder

    /// Text of fixed metrics, and no pictures, unless said otherwise.
    package init(_ services: HostServices = HostServices()) {
        typesetter = LockedValue(Typesetter(measurer: services.textMeasurer))
        imageDecoder = services.imageDecoder
        imageEncoder = services.imageEncoder
    }

    package func layout(_ text: StyledText, width: CGFloat, maximumLineCount: Int = 0) -> TextLayout {
        typesetter.withLock { $0.layout(text, width: Double(width), maximumLineCount: maximumLineCount) }
    }
}
