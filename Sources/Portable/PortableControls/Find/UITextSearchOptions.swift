import Foundation
import PortableUIKitCore

/// The appearances of text in a search.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// The text isn't a result.
    case normal = 0
    /// The text is a result.
    case found = 1
    /// The text is the current result.
    case highlighted = 2
}

/// The options of a text search.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    /// The ways in which a query matches words.
    public enum WordMatchMethod: Int, Sendable {
        /// The query can be anywhere.
        case contains = 0
        /// The query is at the beginning of a word.
        case startsWith = 1
        /// The query is a whole word.
        case fullWord = 2
    }

    /// The way in which the query matches words. The default is `.contains`.
    public let wordMatchMethod: WordMatchMethod
    /// The options for comparing text. By default, case is ignored.
    public let stringCompareOptions: NSString.CompareOptions

    package init(
        wordMatchMethod: WordMatchMethod = .contains, stringCompareOptions: NSString.CompareOptions = .caseInsensitive
    ) {
        (self.wordMatchMethod, self.stringCompareOptions) = (wordMatchMethod, stringCompareOptions)
    }

    /// Returns the ranges of a query in text, in UTF-16 units.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    func ranges(of query: String, in text: String) -> [NSRange] {
        let string = NSString(string: text)
        var (ranges, start): ([NSRange], Int) = ([], 0)
        while start < string.length, !query.isEmpty {
            let rest = NSRange(location: start, length: string.length - start)
            let range = string.range(of: query, options: stringCompareOptions, range: rest)
            guard range.location != NSNotFound, range.length > 0 else { break }
            if matchesWord(range, in: string) { ranges.append(range) }
            start = range.location + range.length
        }
        return ranges
    }

    private func matchesWord(_ range: NSRange, in string: NSString) -> Bool {
        let startsWord = range.location == 0 || !Self.isWordCharacter(string.character(at: range.location - 1))
        let end = range.location + range.length
        let endsWord = end == string.length || !Self.isWordCharacter(string.character(at: end))
        return switch wordMatchMethod {
        case .contains: true
        case .startsWith: startsWord
        case .fullWord: startsWord && endsWord
        }
    }

    private static func isWordCharacter(_ unit: unichar) -> Bool {
        // The halves of a surrogate pair are treated as parts of words.
        guard let scalar = Unicode.Scalar(unit) else { return true }
        return CharacterSet.alphanumerics.contains(scalar)
    }
}
