import Foundation

// Values for devices that render text and colors in other ways. Apps set them, and nothing depends on them here.

extension CGContext {
    /// Sets the accuracy with which curves are drawn.
    ///
    /// Differs from Core Graphics: curves are always drawn with an accuracy of a tenth of a pixel.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Sets the intent for colors that the device can't show.
    ///
    /// Differs from Core Graphics: colors that aren't in sRGB are limited to it.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    /// Sets the color space for fill colors by components.
    ///
    /// Differs from Core Graphics: components are in sRGB.
    public func setFillColorSpace(_ space: CGColorSpace) {}

    /// Sets the color space for stroke colors by components.
    ///
    /// Differs from Core Graphics: components are in sRGB.
    public func setStrokeColorSpace(_ space: CGColorSpace) {}

    /// Sets whether text may be smoothed.
    ///
    /// Differs from Core Graphics: text is antialiased, and never smoothed with colors.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

    /// Sets whether text is smoothed.
    ///
    /// Differs from Core Graphics: text is antialiased, and never smoothed with colors.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

    /// Sets whether glyphs may have positions between pixels.
    ///
    /// Differs from Core Graphics: they always have.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

    /// Sets whether glyphs have positions between pixels.
    ///
    /// Differs from Core Graphics: they always have.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

    /// Sets whether the positions of glyphs may be rounded to parts of pixels.
    ///
    /// Differs from Core Graphics: they aren't rounded.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

    /// Sets whether the positions of glyphs are rounded to parts of pixels.
    ///
    /// Differs from Core Graphics: they aren't rounded.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
}
