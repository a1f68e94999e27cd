import CFontPacking

/// A packer of fonts for browsers: it subsets fonts to the glyphs of some characters, and writes WOFF2.
package enum FontPacker {
    /// The quality of Brotli, from 0 to 11. Higher levels take ten times as long for a reduction of one percent.
    private static let quality: Int32 = 9
    /// The font features that are kept in addition to the default ones.
    private static let features = ["tnum"]

    /// Returns a font's file that is subset to the given characters and the glyphs that its tables need for them.
    ///
    /// - Parameters:
    ///   - path: The file of a TrueType or OpenType font.
    ///   - index: The index of the font, if the file is a collection.
    ///   - characters: The code points.
    /// - Returns: A WOFF2 file, or `nil` if the font has none of the characters or can't be read.
    package static func woff2(path: String, index: Int = 0, characters: [ClosedRange<UInt32>]) -> [UInt8]? {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, UInt32(index)) else { return nil }
        defer { hb_face_destroy(face) }
        guard let input = hb_subset_input_create_or_fail() else { return nil }
        defer { hb_subset_input_destroy(input) }
        guard let wanted = hb_subset_input_unicode_set(input), let known = hb_set_create() else { return nil }
        defer { hb_set_destroy(known) }
        for range in characters { hb_set_add_range(wanted, range.lowerBound, range.upperBound) }
        hb_face_collect_unicodes(face, known)
        hb_set_intersect(wanted, known)
        guard hb_set_is_empty(wanted) == 0 else { return nil }
        if let kept = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG) {
            for feature in features { hb_set_add(kept, hb_tag_from_string(feature, -1)) }
        }
        guard let subset = hb_subset_or_fail(face, input) else { return nil }
        defer { hb_face_destroy(subset) }
        guard let file = hb_face_reference_blob(subset) else { return nil }
        defer { hb_blob_destroy(file) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(file, &length), length > 0 else { return nil }
        let font = UnsafeRawBufferPointer(start: bytes, count: Int(length))
        return WOFF2(sfnt: Array(font))?.file { compress($0, isFont: true) }
    }

    /// Returns bytes compressed with Brotli, or `nil` if the compression fails, for example because there isn't enough
    /// memory.
    package static func brotli(_ bytes: [UInt8]) -> [UInt8]? { compress(bytes, isFont: false) }

    private static func compress(_ bytes: [UInt8], isFont: Bool) -> [UInt8]? {
        var length = BrotliEncoderMaxCompressedSize(bytes.count)
        guard length > 0 else { return nil }
        let mode = isFont ? BROTLI_MODE_FONT : BROTLI_MODE_TEXT
        let compressed = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            let isDone = BrotliEncoderCompress(
                quality, BROTLI_DEFAULT_WINDOW, mode, bytes.count, bytes, &length, buffer.baseAddress)
            count = isDone == BROTLI_TRUE ? length : 0
        }
        return compressed.isEmpty ? nil : compressed
    }
}
