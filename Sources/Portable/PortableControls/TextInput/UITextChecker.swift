import Foundation

/// An object that finds misspelled words.
///
/// No dictionaries are installed, so all words are considered correct. Learned words are stored for the device, and
/// ignored words for the checker.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    /// A checker that ignores nothing.
    public override init() {
        super.init()
    }

    /// The languages of installed dictionaries: always empty.
    open class var availableLanguages: [String] { [] }

    /// Where the next wrong word stands: nowhere, as no word is known to be wrong.
    ///
    /// - Returns: A range at `NSNotFound`.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
    }

    /// Returns suggestions for a misspelled word: always `nil`, because there's no dictionary of any language.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    /// Returns completions of a partial word: learned words in alphabetical order, or `nil` if there aren't any.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let place = Range(range, in: string) else { return nil }
        let beginning = string[place].lowercased()
        guard !beginning.isEmpty else { return nil }
        let words = DeviceContext.current.learnedWords.filter { $0.lowercased().hasPrefix(beginning) }.sorted()
        return words.isEmpty ? nil : words
    }

    // MARK: Words that are right

    /// The words that the checker ignores; empty by default.
    open var ignoredWords: [String]? = []

    /// Has the checker ignore a word.
    open func ignoreWord(_ wordToIgnore: String) {
        guard ignoredWords?.contains(wordToIgnore) != true else { return }
        ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
    }

    /// Remembers a word for all checkers on the device.
    open class func learnWord(_ word: String) {
        DeviceContext.current.learnedWords.insert(word)
    }

    /// Whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool {
        DeviceContext.current.learnedWords.contains(word)
    }

    /// Forgets a word that was learned.
    open class func unlearnWord(_ word: String) {
        DeviceContext.current.learnedWords.remove(word)
    }
}
