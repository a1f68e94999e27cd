import DisplayList

/// Functions that make files smaller for the transfer to a page.
package struct FilePacking: Sendable {
    /// A closure that returns a file compressed with Brotli, or `nil` if the compression fails.
    package var compress: @Sendable ([UInt8]) -> [UInt8]?
    /// A closure that returns a font with only the glyphs of the given characters as WOFF2, or `nil` if it has none of
    /// them or can't be subset.
    package var font: @Sendable (FontFace, [ClosedRange<UInt32>]) -> [UInt8]?

    package init(
        compress: @escaping @Sendable ([UInt8]) -> [UInt8]?,
        font: @escaping @Sendable (FontFace, [ClosedRange<UInt32>]) -> [UInt8]?
    ) {
        self.compress = compress
        self.font = font
    }
}
