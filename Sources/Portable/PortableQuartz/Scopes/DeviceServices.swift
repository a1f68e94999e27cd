import DisplayList

/// Services of a host that a device's code can use on any thread: measuring and drawing strings, and reading and
/// writing images.
package final class DeviceServices: Sendable {
    /// The typesetter with the host's measurer. All of UIKit shares it, so that no text is laid out twice. Devices of a
    /// host that are created with the same services also share it.
    package let typesetter: LockedValue<Typesetter>
    package let imageDecoder: any ImageDecoder
    package let imageEncoder: any ImageEncoder

    /// Creates services. By default, text has fixed metrics, and images aren't supported.
    package init(_ services: HostServices = HostServices()) {
        typesetter = LockedValue(Typesetter(measurer: services.textMeasurer))
        imageDecoder = services.imageDecoder
        imageEncoder = services.imageEncoder
    }

    package func layout(_ text: StyledText, width: CGFloat, maximumLineCount: Int = 0) -> TextLayout {
        typesetter.withLock { $0.layout(text, width: Double(width), maximumLineCount: maximumLineCount) }
    }
}
