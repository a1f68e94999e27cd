import DisplayList

/// What the host provides to everything in UIKit that has no way to its scene: measuring, reading and
/// writing pictures, time.
///
/// They are those of the device whose turn it is; before the first has one, text has fixed metrics, pictures are neither
/// read nor written and time stands still.
@MainActor
package enum Services {
    package static var textMeasurer: any TextMeasurer = FixedMetricsTextMeasurer() {
        didSet { SharedServices.typesetter.withLock { [textMeasurer] in $0 = Typesetter(measurer: textMeasurer) } }
    }
    /// The clock of the device whose turn it is.
    package static var clock: any FrameClock { DeviceContext.current.clock }

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
