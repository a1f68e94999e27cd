import Foundation

/// An object that finds misspelled words.
///
/// No dictionaries are installed, so all words are considered correct. Learned words are stored for the device, and
/// ignored words for the checker.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    /// Creates a checker without ignored words.
    public override init() {
        super.init()
    }

    /// The languages of the installed dictionaries. The array is always empty.
    open class var availableLanguages: [String] { [] }

    /// Returns the range of the next misspelled word, which is always at `NSNotFound`, because no dictionaries are
    /// installed.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
    }

    /// Returns suggestions for a misspelled word. The result is always `nil`, because no dictionaries are installed.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    /// Returns completions of a partial word: the learned words in alphabetical order, or `nil` if there aren't any.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let place = Range(range, in: string) else { return nil }
        let beginning = string[place].lowercased()
        guard !beginning.isEmpty else { return nil }
        let words = DeviceContext.current.memory.learnedWords.filter { $0.lowercased().hasPrefix(beginning) }.sorted()
        return words.isEmpty ? nil : words
    }

    // MARK: Words that are right

    /// The words that the checker ignores. The default is empty.
    open var ignoredWords: [String]? = []

    /// Adds a word to the ignored words.
    open func ignoreWord(_ wordToIgnore: String) {
        guard ignoredWords?.contains(wordToIgnore) != true else { return }
        ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
    }

    /// Learns a word for all checkers on the device.
    open class func learnWord(_ word: String) {
        DeviceContext.current.memory.learnedWords.insert(word)
    }

    /// Returns a Boolean value that indicates whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool {
        DeviceContext.current.memory.learnedWords.contains(word)
    }

    /// Unlearns a word.
    open class func unlearnWord(_ word: String) {
        DeviceContext.current.memory.learnedWords.remove(word)
    }
}
