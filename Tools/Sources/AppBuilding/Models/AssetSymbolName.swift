/// The Swift name of an asset, as Xcode derives it from the asset's name in a catalog.
///
/// Words begin at capital letters, after digits, and after other characters: `app-icon` is `appIcon`, `BGColorOne` is
/// `bgColorOne`, and `24hours` is `_24Hours`. A name without lowercase letters keeps its case.
struct AssetSymbolName {
    private let words: [String]
    private let keepsCase: Bool

    init(_ name: String) {
        var words: [String] = []
        var word = ""
        var previous: Character?
        for character in name {
            let isPart = character.isLetter || character.isNumber
            if !isPart || (character.isLetter && previous?.isNumber == true) {
                if !word.isEmpty { words.append(word) }
                word = ""
            }
            if isPart { word.append(character) }
            previous = character
        }
        if !word.isEmpty { words.append(word) }
        self.words = words
        keepsCase = !name.contains(where: \.isLowercase)
    }

    /// Returns the name of the symbol of an asset, or `nil` if the asset's name has no letters and digits.
    ///
    /// - Parameter suffix: The kind of the asset, which is removed from the end of the name.
    func symbol(without suffix: String) -> String? {
        guard let first = words.first else { return nil }
        var name = joined([keepsCase ? first : Self.lowercasingStart(of: first)] + words.dropFirst())
        if name.hasSuffix(suffix), name.count > suffix.count { name.removeLast(suffix.count) }
        return Self.identifier(name)
    }

    /// The name of the type for a folder that provides a namespace, or `nil` if its name has no letters and digits.
    var namespace: String? {
        guard let first = words.first else { return nil }
        return Self.identifier(joined([Self.capitalized(first)] + words.dropFirst()))
    }

    private func joined(_ words: [String]) -> String {
        var name = ""
        for word in words {
            // The end of a number or an abbreviation isn't visible without a separator.
            if let last = name.last, word.first?.isNumber == true, last.isNumber || last.isUppercase { name += "_" }
            name += name.isEmpty ? word : Self.capitalized(word)
        }
        return name
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Returns a word in which the first letter or the abbreviation at the start is lowercase.
    private static func lowercasingStart(of word: String) -> String {
        let capitals = word.prefix { $0.isUppercase || $0.isNumber }
        guard capitals.count > 1, capitals.count < word.count else {
            return capitals.count == word.count ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
        }
        return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
    }

    private static func identifier(_ name: String) -> String {
        if keywords.contains(name) { return "`\(name)`" }
        return name.first?.isNumber == true ? "_" + name : name
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat",
        "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true", "try", "typealias", "var", "where", "while",
    ]
}
