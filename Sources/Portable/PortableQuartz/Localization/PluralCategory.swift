/// Which form of a word goes with a number. No language has all of them, and each has `other`.
enum PluralCategory: String, CaseIterable {
    case zero, one, two, few, many, other

    /// The form that goes with a number in a language, by the cardinal rules of Unicode's CLDR.
    ///
    /// - Parameter language: A language as folders are called, such as `pt-PT` or `sr_Latn`; one that isn't known has
    ///   the rules of English.
    init(_ number: PluralNumber, language: String) {
        let parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        let isPortugal = parts.first == "pt" && parts.dropFirst().contains("pt")
        self = PluralRules.rule(of: isPortugal ? "pt-pt" : parts.first ?? "en")(number)
    }
}
