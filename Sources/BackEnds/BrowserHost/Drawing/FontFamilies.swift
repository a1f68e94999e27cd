import DisplayList

extension FontDescription {
    /// The code points from Hebrew to Thai. Their fallback families are added only to text that needs them.
    private static let scriptCharacters: ClosedRange<UInt32> = 0x590...0xE7F
    private static let scriptFamilies = [
        "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
    ]

    /// Returns the families in order of preference. The text was measured with the same ones.
    func cssFamily(for string: String) -> String {
        let text = [SystemFontSubstitute.family]
        let families: [String]
        switch family {
        case .system, .systemRounded: families = [SystemFontSubstitute.fittedFamily]
        case .systemMonospaced: families = ["JetBrains Mono", "DejaVu Sans Mono"] + text
        case .systemSerif: families = ["Noto Serif", "DejaVu Serif"] + text
        case .symbols: families = ["Material Design Icons"]
        case .named(let name):
            // A quotation mark would end the name.
            families = [name.filter { !"\"\\,;{}".contains($0) && !$0.isNewline }] + text
        }
        let needsScripts = string.unicodeScalars.contains { Self.scriptCharacters.contains($0.value) }
        // DejaVu also has some emoji, but in black.
        let fallback = (needsScripts ? Self.scriptFamilies : []) + ["Noto Color Emoji", "DejaVu Sans"]
        let all = family == .symbols ? families : families + fallback
        return all.filter { !$0.isEmpty }.map { "\"\($0)\"" }.joined(separator: ",")
    }
}
