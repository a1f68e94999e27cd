import DisplayList

/// Makes files smaller for the way to a page.
package struct FilePacking: Sendable {
    /// A file compressed with Brotli; nil if that can't be done.
    package var compress: @Sendable ([UInt8]) -> [UInt8]?
    /// A font with the glyphs of some characters only, as WOFF2; nil if it has none of them, or can't be cut.
    package var font: @Sendable (FontFace, [ClosedRange<UInt32>]) -> [UInt8]?

    package init(
        compress: @escaping @Sendable ([UInt8]) -> [UInt8]?,
        font: @escaping @Sendable (FontFace, [ClosedRange<UInt32>]) -> [UInt8]?
    ) {
        self.compress = compress
        self.font = font
    }
}
