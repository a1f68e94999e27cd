/// The plural categories. Each language has `other`, and none has all of them.
enum PluralCategory: String, CaseIterable {
    case zero, one, two, few, many, other

    /// Creates the category of a number in a language, by the cardinal rules of Unicode's CLDR.
    ///
    /// - Parameter language: A language as the name of a folder, such as `pt-PT` or `sr_Latn`. An unknown language has
    ///   the rules of English.
    init(_ number: PluralNumber, language: String) {
        let parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        let isPortugal = parts.first == "pt" && parts.dropFirst().contains("pt")
        self = PluralRules.rule(of: isPortugal ? "pt-pt" : parts.first ?? "en")(number)
    }
}
