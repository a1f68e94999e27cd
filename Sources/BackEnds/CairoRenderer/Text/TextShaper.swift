import CCairoPango
import DisplayList
import Synchronization

/// Selects and positions glyphs with Pango.
///
/// Pango's font map can be used by only one thread at a time, and creating it takes 2 ms, so the process has one that
/// is protected by a lock. Shaped text is cached, because a label is measured once and drawn many times.
final class TextShaper {
    private static let shared = Mutex(TextShaper())

    /// Shapes `text` with the process's fonts. `isRightToLeft` is the direction of neutral characters. If it's `nil`,
    /// the first strong character determines the direction.
    static func shape(_ text: String, font: FontDescription, isRightToLeft: Bool? = nil) -> ShapedRun {
        shared.withLock { $0.cachedShape(text, font: font, isRightToLeft: isRightToLeft ?? text.startsRightToLeft) }
    }

    /// Returns the families that aren't installed.
    static func missing(_ families: [String]) -> [String] {
        shared.withLock { _ in FontConfiguration.missing(families) }
    }

    /// Returns the faces that text is measured and drawn with.
    static func faces() -> [FontFace] {
        shared.withLock { _ in FontConfiguration.faces() }
    }

    /// Texts are compared by their bytes, because equal strings can have different clusters, such as "é" with one or
    /// two scalars.
    private struct Key: Hashable {
        var text: String
        var font: FontDescription
        var isRightToLeft: Bool

        static func == (first: Key, second: Key) -> Bool {
            first.text.utf8.elementsEqual(second.text.utf8) && first.font == second.font
                && first.isRightToLeft == second.isRightToLeft
        }

        func hash(into hasher: inout Hasher) {
            var text = text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
            hasher.combine(font)
            hasher.combine(isRightToLeft)
        }
    }

    /// The cache is limited to about 4 MB of text with its glyphs.
    private var cache = LRUCache<Key, ShapedRun>(costLimit: 1 << 16)
    private let map: OpaquePointer
    private let context: OpaquePointer
    private let language: OpaquePointer

    private init() {
        FontConfiguration.install()
        map = OpaquePointer(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)!)
        // One point is one pixel. Cairo applies the scale.
        pango_cairo_font_map_set_resolution(map, 72)
        context = pango_font_map_create_context(UnsafeMutableRawPointer(map).assumingMemoryBound(to: PangoFontMap.self))
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        // Without a language, Pango uses the environment, which determines Chinese or Japanese forms.
        language = pango_language_from_string("en")
        pango_context_set_language(context, language)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(map))
    }

    /// The number of the app's fonts that the font map contains.
    private var appFontCount = 0

    /// Adds new fonts of the app, and clears the cache, because they may change the shape of text.
    private func addNewAppFonts() {
        let faces = AppFonts.faces
        FontConfiguration.add(faces[appFontCount...])
        appFontCount = faces.count
        pango_fc_font_map_config_changed(map)
        cache = LRUCache(costLimit: cache.costLimit)
    }

    private func cachedShape(_ text: String, font: FontDescription, isRightToLeft: Bool) -> ShapedRun {
        if appFontCount != AppFonts.count { addNewAppFonts() }
        let key = Key(text: text, font: font, isRightToLeft: isRightToLeft)
        if let run = cache.value(for: key) { return run }
        let run = shape(text, font: font, isRightToLeft: isRightToLeft)
        cache.insert(run, for: key, cost: text.utf8.count + 8)
        return run
    }

    private func shape(_ string: String, font: FontDescription, isRightToLeft: Bool) -> ShapedRun {
        var string = string
        // Pango stops at a NUL byte. Another control character has the same length and is also invisible.
        if string.utf8.contains(0) { string = String(string.map { $0 == "\0" ? "\u{1}" : $0 }) }
        guard font.size.isFinite, font.size > 0 else { return withoutWidth(string, font, isRightToLeft) }
        return string.withUTF8 { bytes in
            guard let base = bytes.baseAddress, !bytes.isEmpty else {
                return ShapedRun(
                    segments: [], missing: [], text: ShapedText(clusters: [], isRightToLeft: isRightToLeft))
            }
            var builder = ShapedRunBuilder(
                bytes: bytes, font: font, isRightToLeft: isRightToLeft, language: language)
            let attributes = makeAttributes(font)
            defer { pango_attr_list_unref(attributes) }
            let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
            let text = UnsafeRawPointer(base).assumingMemoryBound(to: CChar.self)
            let length = Int32(clamping: bytes.count)
            let logical = pango_itemize_with_base_dir(context, direction, text, 0, length, attributes, nil)
            var items: [UnsafeMutablePointer<PangoItem>] = []
            var node = logical
            while let current = node {
                items.append(current.pointee.data.assumingMemoryBound(to: PangoItem.self))
                node = current.pointee.next
            }
            // Pango's own reordering searches the whole list for each item.
            let order = Bidirectionality.visualOrder(of: items.map(\.pointee.analysis.level))
            for index in order { builder.append(items[index]) }
            g_list_free_full(logical) { pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) }
            return builder.finish()
        }
    }

    /// Returns the text in a font whose size isn't a positive number: clusters without width, and no glyphs.
    private func withoutWidth(_ string: String, _ font: FontDescription, _ isRightToLeft: Bool) -> ShapedRun {
        var font = font
        font.size = 1
        var text = shape(string, font: font, isRightToLeft: isRightToLeft).text
        for index in text.clusters.indices { text.clusters[index].advance = 0 }
        return ShapedRun(segments: [], missing: [], text: text)
    }

    private func makeAttributes(_ font: FontDescription) -> OpaquePointer {
        let description = pango_font_description_new()
        defer { pango_font_description_free(description) }
        pango_font_description_set_family(description, font.familyList)
        pango_font_description_set_absolute_size(description, min(font.size, 10_000) * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(font.weight, 1), 1000))))
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        let list = pango_attr_list_new()!
        pango_attr_list_insert(list, pango_attr_font_desc_new(description))
        // Contextual alternates would turn "->" into an arrow, which the system font on iOS doesn't.
        pango_attr_list_insert(
            list, pango_attr_font_features_new(font.hasMonospacedDigits ? "calt 0, tnum 1" : "calt 0"))
        return list
    }
}
