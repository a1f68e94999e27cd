import CCairoPango
import DisplayList

/// Builds a run from Pango's items, which are in visual order.
struct ShapedRunBuilder {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let fontSize: Double
    private let tracking: Tracking
    private let isRightToLeft: Bool
    private let attributes: LogicalAttributes
    private var segments: [ShapedRun.Segment] = []
    private var missing: [ShapedRun.MissingGlyph] = []
    /// The advance of each cluster at the index of its first byte, and NaN at other indexes.
    private var advances: [Double]
    private var x = 0.0
    private var clusterOrdinal = 0

    init(bytes: UnsafeBufferPointer<UInt8>, font: FontDescription, isRightToLeft: Bool, language: OpaquePointer) {
        self.bytes = bytes
        fontSize = font.size
        tracking = Tracking(font)
        self.isRightToLeft = isRightToLeft
        attributes = LogicalAttributes(bytes, language: language)
        advances = [Double](repeating: .nan, count: bytes.count)
    }

    mutating func append(_ item: UnsafeMutablePointer<PangoItem>) {
        let glyphs = pango_glyph_string_new()!
        defer { pango_glyph_string_free(glyphs) }
        let text = UnsafeRawPointer(bytes.baseAddress!).assumingMemoryBound(to: CChar.self)
        pango_shape_item(item, text, Int32(bytes.count), nil, glyphs, PANGO_SHAPE_NONE)

        let count = Int(glyphs.pointee.num_glyphs)
        guard count > 0, let font = item.pointee.analysis.font else { return }
        let offset = Int(item.pointee.offset)
        let end = offset + Int(item.pointee.length)
        let itemIsRightToLeft = item.pointee.analysis.level & 1 == 1
        var segment = ShapedRun.Segment(
            font: cairo_scaled_font_reference(pango_cairo_font_get_scaled_font(OpaquePointer(font))),
            face: FontConfiguration.face(of: font), isColored: Self.isColored(font), glyphs: [], clusterOrdinals: [],
            utf8: [], clusters: [],
            isRightToLeft: itemIsRightToLeft)

        var first = 0
        while first < count {
            let start = offset + Int(glyphs.pointee.log_clusters[first])
            var last = first
            while last + 1 < count, glyphs.pointee.log_clusters[last + 1] == glyphs.pointee.log_clusters[first] {
                last += 1
            }
            // The next cluster in reading order starts at the end of this one.
            let neighbor = itemIsRightToLeft ? first - 1 : last + 1
            let limit =
                neighbor >= 0 && neighbor < count ? offset + Int(glyphs.pointee.log_clusters[neighbor]) : end
            appendCluster(glyphs.pointee.glyphs, first...last, bytes: start..<max(limit, start), to: &segment)
            first = last + 1
        }
        if itemIsRightToLeft { segment.clusters.reverse() }
        segment.utf8 = bytes[offset..<end].map { CChar(bitPattern: $0) }
        segments.append(segment)
    }

    private mutating func appendCluster(
        _ glyphs: UnsafeMutablePointer<PangoGlyphInfo>, _ range: ClosedRange<Int>, bytes: Range<Int>,
        to segment: inout ShapedRun.Segment
    ) {
        var advance = 0.0
        var drawn = 0
        let blank = attributes.fixedAdvance(at: bytes.lowerBound)
        for index in range {
            let info = glyphs[index]
            let width = Self.points(info.geometry.width)
            if blank == nil, info.glyph & PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG) != 0 {
                missing.append(.init(x: x + advance, width: width, clusterOrdinal: clusterOrdinal))
            } else if blank == nil, info.glyph != PangoGlyph(PANGO_GLYPH_EMPTY) {
                segment.glyphs.append(
                    cairo_glyph_t(
                        index: UInt(info.glyph), x: x + advance + Self.points(info.geometry.x_offset),
                        y: Self.points(info.geometry.y_offset)))
                segment.clusterOrdinals.append(clusterOrdinal)
                drawn += 1
            }
            advance += width
        }
        if let blank {
            advance = blank * fontSize
        } else if advance > 0 {
            advance += tracking.points(after: scalar(at: bytes.lowerBound))
        }
        segment.clusters.append(cairo_text_cluster_t(num_bytes: Int32(bytes.count), num_glyphs: Int32(drawn)))
        advances[bytes.lowerBound] = advance
        x += advance
        clusterOrdinal += 1
    }

    /// Returns the first character of the cluster at a byte.
    private func scalar(at byte: Int) -> Unicode.Scalar {
        var decoder = UTF8()
        var rest = bytes[byte...].makeIterator()
        if case .scalarValue(let scalar) = decoder.decode(&rest) { return scalar }
        return "\u{FFFD}"
    }

    consuming func finish() -> ShapedRun {
        var clusters: [ShapedText.Cluster] = []
        var start = 0
        while start < bytes.count {
            var advance = advances[start].isNaN ? 0 : advances[start]
            var end = start + 1
            // A user-perceived character, such as a letter with its accents, can consist of several clusters of Pango.
            while end < bytes.count, advances[end].isNaN || !attributes.canBreak(before: end) {
                if !advances[end].isNaN { advance += advances[end] }
                end += 1
            }
            clusters.append(
                ShapedText.Cluster(
                    utf8Count: end - start, advance: advance, breakAfter: attributes.lineBreak(before: end),
                    isWhitespace: attributes.isWhitespace(at: start)))
            start = end
        }
        return ShapedRun(
            segments: segments, missing: missing, text: ShapedText(clusters: clusters, isRightToLeft: isRightToLeft)
        )
    }

    private static func points(_ units: PangoGlyphUnit) -> Double { Double(units) / Double(PANGO_SCALE) }

    private static func isColored(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
        let pattern = pango_fc_font_get_pattern(
            UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
        var isColored: FcBool = 0
        return FcPatternGetBool(pattern, FC_COLOR, 0, &isColored) == FcResultMatch && isColored != 0
    }
}
