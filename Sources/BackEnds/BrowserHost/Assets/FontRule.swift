import DisplayList

/// Where a page finds a font, or the part of one, and for which text. A browser loads it when it first draws with it.
struct FontRule: Sendable, Hashable {
    private let family: String
    private let weight: Int
    private let isItalic: Bool
    private let address: String
    private let unicodeRange: String?

    init(_ face: FontFace, _ part: FontPart?, at address: String) {
        // What would end the name.
        family = face.family.filter { !"\"\\\n".contains($0) }
        weight = face.weight
        isItalic = face.isItalic
        self.address = address
        unicodeRange = part?.unicodeRange
    }

    private var style: String { isItalic ? "italic" : "normal" }

    /// In a style sheet.
    var css: String {
        let range = unicodeRange.map { " unicode-range: \($0);" } ?? ""
        return """
            @font-face { font-family: "\(family)"; font-weight: \(weight); font-style: \(style); \
            font-display: block; src: url("\(address)");\(range) }

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
                guard let unicodeRange else { return }
                writer.key("unicodeRange")
                writer.string(unicodeRange)
            }
        }
    }
}
