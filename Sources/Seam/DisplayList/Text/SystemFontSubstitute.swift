/// The face that draws text in the system's font, fitted to widths recorded on iOS.
///
/// Glyphs are drawn at ``scale`` of the font's size, which makes capitals and small letters as high as on iOS, and each
/// one is followed by a ``Tracking``. Faces that draw what the substitute lacks keep their size.
package enum SystemFontSubstitute {
    /// The family of the face.
    package static let family = "Inter"

    /// The name that font lists give the fitted face, so that an app's text in ``family`` itself keeps its widths.
    package static let fittedFamily = "Collage System"

    /// The size of drawn glyphs, in parts of the font's size.
    package static let scale = 0.968

    /// The tracking of a monospaced system font as a fraction of its size: every recorded advance is 0.618, and the
    /// advances of the substitute faces are 0.600 and 0.602.
    static let monospacedTracking = 0.017
}

extension FontDescription {
    /// A Boolean value that indicates whether the text is drawn with the fitted substitute of the system's font.
    package var usesSystemFontSubstitute: Bool { family == .system || family == .systemRounded }
}
