/// The substitute for the system's font, fitted to widths recorded on iOS.
///
/// Glyphs are drawn at ``scale`` times the font's size, which gives capitals and lowercase letters the same height as
/// on iOS, and each one is followed by a ``Tracking``. Fallback fonts for missing glyphs keep their size.
package enum SystemFontSubstitute {
    /// The family of the substitute.
    package static let family = "Inter"

    /// The name of the fitted font in font lists, so that an app's text in ``family`` keeps its widths.
    package static let fittedFamily = "Collage System"

    /// The size of drawn glyphs as a fraction of the font's size.
    package static let scale = 0.968

    /// The tracking of a monospaced system font as a fraction of its size: every recorded advance is 0.618, and the
    /// advances of the substitute faces are 0.600 and 0.602.
    static let monospacedTracking = 0.017
}

extension FontDescription {
    /// Whether the text is drawn with the fitted substitute of the system's font.
    package var usesSystemFontSubstitute: Bool { family == .system || family == .systemRounded }
}
