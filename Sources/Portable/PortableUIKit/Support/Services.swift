import DisplayList

/// What the host provides to everything in UIKit that has no way to its scene: measuring, reading and
/// writing pictures, time.
///
/// A host sets these before the app launches; until then text has fixed metrics, pictures are neither read nor
/// written and time stands still.
@MainActor
package enum Services {
    package static var textMeasurer: any TextMeasurer = FixedMetricsTextMeasurer() {
        didSet { SharedServices.typesetter.withLock { [textMeasurer] in $0 = Typesetter(measurer: textMeasurer) } }
    }
    package static var clock: any FrameClock = ManualClock()

    /// Images are read on any thread.
    package nonisolated static var imageDecoder: any ImageDecoder {
        get { SharedServices.imageDecoder.withLock { $0 } }
        set { SharedServices.imageDecoder.withLock { $0 = newValue } }
    }

    /// Images are written on any thread.
    package nonisolated static var imageEncoder: any ImageEncoder {
        get { SharedServices.imageEncoder.withLock { $0 } }
        set { SharedServices.imageEncoder.withLock { $0 = newValue } }
    }
}
