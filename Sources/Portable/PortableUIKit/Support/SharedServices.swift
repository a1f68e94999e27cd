import DisplayList

/// What the host provides, for code that any thread may run: measuring and drawing
/// strings, reading and writing pictures.
package enum SharedServices {
    /// The typesetter with the host's measurer; all of UIKit uses it, so that nothing is laid out twice.
    package static let typesetter = LockedValue(Typesetter(measurer: FixedMetricsTextMeasurer()))

    static let imageDecoder = LockedValue<any ImageDecoder>(RefusingImageDecoder())
    static let imageEncoder = LockedValue<any ImageEncoder>(RefusingImageEncoder())

    package static func layout(_ text: StyledText, width: CGFloat, maximumLineCount: Int = 0) -> TextLayout {
        typesetter.withLock { $0.layout(text, width: Double(width), maximumLineCount: maximumLineCount) }
    }
}
