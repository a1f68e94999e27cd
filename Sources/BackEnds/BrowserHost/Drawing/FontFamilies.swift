import DisplayList

extension FontDescription {
    /// The size from which the system's face is its display cut, as pictures have it.
    private static let displaySize = 20.0

    /// The families in the order of preference, the same as those that measured the text.
    var cssFamily: String {
        let text = size >= Self.displaySize ? ["Inter Display", "Inter"] : ["Inter", "Inter Display"]
        let families: [String]
        switch family {
        case .system, .systemRounded: families = text
        case .systemMonospaced: families = ["JetBrains Mono", "DejaVu Sans Mono"] + text
        case .systemSerif: families = ["Noto Serif", "DejaVu Serif"] + text
        case .symbols: families = ["Material Design Icons"]
        case .named(let name):
            // A quotation mark would end the name.
            families = [name.filter { !"\"\\,;{}".contains($0) && !$0.isNewline }] + text
        }
        // DejaVu has some emoji, too, but in black.
        let all = family == .symbols ? families : families + ["Noto Color Emoji", "DejaVu Sans"]
        return all.filter { !$0.isEmpty }.map { "\"\($0)\"" }.joined(separator: ",")
    }
}
