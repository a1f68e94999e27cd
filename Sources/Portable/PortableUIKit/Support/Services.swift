import DisplayList

/// What the host provides to everything in UIKit that has no way to its scene: measuring, decoding, time.
///
/// A host sets these before the app launches; until then text has fixed metrics, images are refused and time
/// stands still.
@MainActor
package enum Services {
    package static var textMeasurer: any TextMeasurer = FixedMetricsTextMeasurer() {
        didSet { SharedServices.typesetter.withLock { [textMeasurer] in $0 = Typesetter(measurer: textMeasurer) } }
    }
    package static var clock: any FrameClock = ManualClock()

    private nonisolated static let decoder = LockedValue<any ImageDecoder>(RefusingImageDecoder())

    /// Images are made on any thread.
    package nonisolated static var imageDecoder: any ImageDecoder {
        get { decoder.withLock { $0 } }
        set { decoder.withLock { $0 = newValue } }
    }
}
