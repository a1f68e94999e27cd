import DisplayList

/// Information about whether this build can draw images and measure text with real fonts.
package enum CairoSupport {
    package static let isAvailable = true

    /// The message for a user who requests an image in a build that can't draw one.
    package static let missingDescription = """
        This build has no Cairo, which draws PNG, SVG and PDF. Build with `--traits Cairo`; on Debian and Ubuntu the \
        libraries come with `apt-get install libcairo2-dev libpango1.0-dev libturbojpeg0-dev libdeflate-dev \
        libharfbuzz-dev libbrotli-dev fonts-inter fonts-materialdesignicons-webfont fonts-noto-cjk fonts-noto-color-emoji \
        fonts-noto-core`.
        """

    /// The installed faces that text is measured and drawn with.
    package static var fontFaces: [FontFace] { TextShaper.faces() }

    /// The message for a user whose images are drawn with fallback fonts, or `nil` if all fonts are installed.
    package static var missingFontsDescription: String? {
        let packages = [
            "Inter": "fonts-inter", "Material Design Icons": "fonts-materialdesignicons-webfont",
            "Noto Color Emoji": "fonts-noto-color-emoji", "Noto Sans CJK SC": "fonts-noto-cjk",
            "Noto Sans": "fonts-noto-core",
        ]
        let missing = TextShaper.missing(packages.keys.sorted())
        guard !missing.isEmpty else { return nil }
        return
            "Not installed: \(missing.joined(separator: ", ")). Text is wider or narrower, or characters are missing; "
            + "`apt-get install \(missing.compactMap { packages[$0] }.joined(separator: " "))` brings them."
    }
}
