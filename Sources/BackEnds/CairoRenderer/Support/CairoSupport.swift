/// Whether this build can draw pictures and measure text with real fonts.
package enum CairoSupport {
    #if Cairo
    package static let isAvailable = true
    #else
    package static let isAvailable = false
    #endif

    /// What to tell a person who asks for a picture in a build that can't draw one.
    package static let missingDescription = """
        This build has no Cairo, which draws PNG, SVG and PDF. Build with `--traits Cairo`; on Debian and Ubuntu the \
        libraries come with `apt-get install libcairo2-dev libpango1.0-dev libturbojpeg0-dev fonts-inter \
        fonts-materialdesignicons-webfont`.
        """
}
