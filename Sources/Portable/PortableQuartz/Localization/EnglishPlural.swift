import Foundation

/// The grammar agreement of English nouns with numbers, as in `^[\(count) item](inflect: true)`.
package enum EnglishPlural {
    /// Returns a phrase whose last word agrees with the number in it. A phrase without a number isn't changed.
    package static func inflecting(_ phrase: String) -> String {
        let words = phrase.split(separator: " ", omittingEmptySubsequences: false)
        guard let number = words.firstIndex(where: { $0.first?.isNumber == true }), let last = words.last,
            number != words.indices.last, words[number] != "1"
        else { return phrase }
        return (words.dropLast().map(String.init) + [plural(of: String(last))]).joined(separator: " ")
    }

    /// Returns the plural of a noun by the rules of spelling.
    static func plural(of noun: String) -> String {
        let lowercased = noun.lowercased()
        if let irregular = irregular[lowercased] { return String(noun.prefix(1) + irregular.dropFirst()) }
        guard let last = lowercased.last, last.isLetter else { return noun }
        if isPlural(lowercased) { return noun }
        if ["s", "x", "z", "ch", "sh"].contains(where: lowercased.hasSuffix) { return noun + "es" }
        let isAfterVowel = lowercased.dropLast().last.map { "aeiou".contains($0) } ?? true
        return last == "y" && !isAfterVowel ? String(noun.dropLast()) + "ies" : noun + "s"
    }

    /// Returns whether a noun is a plural, by its ending: "items", but not "bus", "class", or "gas".
    private static func isPlural(_ noun: String) -> Bool {
        guard noun.hasSuffix("s"), let before = noun.dropLast().last else { return false }
        return !"isu".contains(before) && !["atlas", "canvas", "chaos", "gas", "lens"].contains(noun)
    }

    /// Nouns with other plurals, which begin with the same letter.
    private static let irregular = [
        "child": "children", "fish": "fish", "foot": "feet", "goose": "geese", "half": "halves", "knife": "knives",
        "leaf": "leaves", "life": "lives", "loaf": "loaves", "man": "men", "mouse": "mice", "person": "people",
        "sheep": "sheep", "shelf": "shelves", "tooth": "teeth", "wife": "wives", "woman": "women", "potato": "potatoes",
        "tomato": "tomatoes", "hero": "heroes", "quiz": "quizzes", "series": "series", "species": "species",
    ]
}
