import DisplayList

/// The address of a font or a part of it, and the text it applies to. A browser loads it when it first needs it.
struct FontRule: Sendable, Hashable {
    private let family: String
    private let weight: Int
    private let isItalic: Bool
    private let address: String
    private let unicodeRange: String?
    /// The size of glyphs, as a percentage of the font's size.
    private let sizeAdjust: String?

    /// Returns the rules of a file: one for its family, and one for text in the system font if the face is its
    /// substitute.
    static func rules(_ face: FontFace, _ part: FontPart?, at address: String) -> [FontRule] {
        let rule = FontRule(face, part, at: address, family: face.family, scale: nil)
        guard face.family == SystemFontSubstitute.family else { return [rule] }
        let fitted = FontRule(
            face, part, at: address, family: SystemFontSubstitute.fittedFamily, scale: SystemFontSubstitute.scale)
        return [rule, fitted]
    }

    private init(_ face: FontFace, _ part: FontPart?, at address: String, family: String, scale: Double?) {
        // These characters would end the name.
        self.family = family.filter { !"\"\\\n".contains($0) }
        sizeAdjust = scale.map { "\(CSS.number($0 * 100))%" }
        weight = face.weight
        isItalic = face.isItalic
        self.address = address
        unicodeRange = part?.unicodeRange
    }

    private var style: String { isItalic ? "italic" : "normal" }

    /// The rule in a style sheet.
    var css: String {
        let range = unicodeRange.map { " unicode-range: \($0);" } ?? ""
        let adjustment = sizeAdjust.map { " size-adjust: \($0);" } ?? ""
        return """
            @font-face { font-family: "\(family)"; font-weight: \(weight); font-style: \(style); \
            font-display: block; src: url("\(address)");\(range)\(adjustment) }

            """
    }

    /// Writes the rule for an open page: the family, the address, and the descriptors of CSS.
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
