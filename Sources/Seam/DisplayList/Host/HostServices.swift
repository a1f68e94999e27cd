/// The services that a host provides to an app, in addition to a display and a clock.
package struct HostServices: Sendable {
    package var textMeasurer: any TextMeasurer
    package var imageDecoder: any ImageDecoder
    package var imageEncoder: any ImageEncoder

    /// Creates services. The defaults are a text measurer with fixed metrics, and a decoder and an encoder that always
    /// fail.
    package init(
        textMeasurer: any TextMeasurer = FixedMetricsTextMeasurer(),
        imageDecoder: any ImageDecoder = UnavailableImageDecoder(),
        imageEncoder: any ImageEncoder = UnavailableImageEncoder()
    ) {
        self.textMeasurer = textMeasurer
        self.imageDecoder = imageDecoder
        self.imageEncoder = imageEncoder
    }
}
