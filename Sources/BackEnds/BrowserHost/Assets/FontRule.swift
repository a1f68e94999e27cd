import DisplayList

/// Where a page finds a font, or the part of one, and for which text. A browser loads it when it first draws with it.
struct FontRule: Sendable, Hashable {
    private let family: String
    private let weight: Int
    private let isItalic: Bool
    private let address: String
    private let unicodeRange: String?
    /// The size of glyphs, in percent of the font's size.
    private let sizeAdjust: String?

    /// The rules of a file: one for its family, and one for text in the system's font if the face draws that.
    static func rules(_ face: FontFace, _ part: FontPart?, at address: String) -> [FontRule] {
        let rule = FontRule(face, part, at: address, family: face.family, scale: nil)
        guard face.family == SystemFontSubstitute.family else { return [rule] }
        let fitted = FontRule(
            face, part, at: address, family: SystemFontSubstitute.fittedFamily, scale: SystemFontSubstitute.scale)
        return [rule, fitted]
    }

    private init(_ face: FontFace, _ part: FontPart?, at address: String, family: String, scale: Double?) {
        // What would end the name.
        self.family = family.filter { !"\"\\\n".contains($0) }
        sizeAdjust = scale.map { "\(CSS.number($0 * 100))%" }
        weight = face.weight
        isItalic = face.isItalic
        self.address = address
        unicodeRange = part?.unicodeRange
    }

    private var style: String { isItalic ? "italic" : "normal" }

    /// In a style sheet.
    var css: String {
        let range = unicodeRange.map { " unicode-range: \($0);" } ?? ""
        let adjustment = sizeAdjust.map { " size-adjust: \($0);" } ?? ""
        return """
            @font-face { font-family: "\(family)"; font-weight: \(weight); font-style: \(style); \
            font-display: block; src: url("\(address)");\(range)\(adjustment) }

            """
    }

    /// For a page that is there already: family, address, and what CSS would say of it.
    func write(to writer: inout JSONWriter) {
        writer.array { writer in
            writer.string(family)
            writer.string(address)
            writer.object { writer in
                writer.key("weight")
                writer.string("\(weight)")
                writer.key("style")
                writer.string(style)
                writer.key("display")
                writer.string("block")
                for (name, value) in [("unicodeRange", unicodeRange), ("sizeAdjust", sizeAdjust)] {
                    guard let value else { continue }
                    writer.key(name)
                    writer.string(value)
                }
            }
        }
    }
}
