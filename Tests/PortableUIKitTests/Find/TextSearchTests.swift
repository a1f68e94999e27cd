import CollageTesting
import Foundation
import Testing
@testable import PortableControls

@MainActor final class TextSearchTests {
    /// Text with several documents, whose ranges are offsets.
    private final class Library: NSObject, UITextSearching {
        typealias DocumentIdentifier = Int

        var texts = ["one two", "two one two"]
        var selectedTextRange: UITextRange?
        var selectedTextSearchDocument: Int?
        var supportsTextReplacement = true
        var decorations: [String] = []
        var scrolled: [String] = []
        var isDelayed = false
        var pending: [UITextSearchAggregator<Int>] = []

        private func name(_ range: UITextRange, _ document: Int?) -> String {
            "\(document ?? -1):\((range as? TextOffsetRange)?.offsets.lowerBound ?? -1)"
        }
        func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
            guard let left = foundRange as? TextOffsetRange, let right = toRange as? TextOffsetRange else {
                return .orderedSame
            }
            let (first, second) = (left.offsets.lowerBound, right.offsets.lowerBound)
            return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
        }
        func compareOrder(fromDocument: Int, toDocument: Int) -> ComparisonResult {
            fromDocument < toDocument ? .orderedAscending : .orderedDescending
        }
        func performTextSearch(
            queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>
        ) {
            for (document, text) in texts.enumerated().reversed() {
                for range in options.ranges(of: queryString, in: text).reversed() {
                    let offsets = range.location..<range.location + range.length
                    resultAggregator.foundRange(
                        TextOffsetRange(offsets), searchString: queryString, document: document)
                }
            }
            if isDelayed { pending.append(resultAggregator) } else { resultAggregator.finishedSearching() }
        }
        func decorate(foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle) {
            decorations.append("\(name(foundTextRange, document)) \(usingStyle)")
        }
        func clearAllDecoratedFoundText() { decorations = [] }
        func scrollRangeToVisible(_ range: UITextRange, inDocument: Int?) { scrolled.append(name(range, inDocument)) }
        func replace(foundTextRange: UITextRange, document: Int?, withText: String) {
            guard let document, let range = foundTextRange as? TextOffsetRange else { return }
            let string = NSString(string: texts[document])
            texts[document] = string.replacingCharacters(
                in: NSRange(location: range.offsets.lowerBound, length: range.offsets.count), with: withText)
        }
        func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
            texts = texts.map { $0.replacingOccurrences(of: queryString, with: withText) }
        }
    }

    private let library = Library()
    private lazy var session = UITextSearchingFindSession(searchableObject: library)

    @Test func `results are in the order of the documents, and the first one is the current one`() {
        #expect(session.searchableObject === library && session.highlightedResultIndex == NSNotFound)
        session.performSearch(query: "TWO", options: nil)
        #expect(session.resultCount == 3 && session.highlightedResultIndex == 0)
        #expect(library.decorations == ["0:4 found", "1:0 found", "1:8 found", "0:4 highlighted"])
        #expect(library.scrolled == ["0:4"])
    }

    @Test func `a search begins after the selection`() {
        library.selectedTextRange = TextOffsetRange(2..<2)
        library.selectedTextSearchDocument = 1
        session.performSearch(query: "two", options: nil)
        #expect(session.highlightedResultIndex == 2)
    }

    @Test func `the next result follows the last one, and the previous one precedes the first one`() {
        session.highlightNextResult(in: .forward)
        #expect(session.highlightedResultIndex == NSNotFound)
        session.performSearch(query: "two", options: nil)
        session.highlightNextResult(in: .backward)
        #expect(session.highlightedResultIndex == 2)
        #expect(library.decorations.suffix(2) == ["0:4 found", "1:8 highlighted"])
        session.highlightNextResult(in: .forward)
        #expect(session.highlightedResultIndex == 0)
    }

    @Test func `an empty query and an invalidation remove the results`() {
        session.performSearch(query: "two", options: nil)
        session.performSearch(query: "", options: nil)
        #expect(session.resultCount == 0 && library.decorations.isEmpty)
        session.performSearch(query: "two", options: nil)
        session.invalidateFoundResults()
        #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    }

    @Test func `the results of an earlier search are ignored`() {
        library.isDelayed = true
        session.performSearch(query: "one", options: nil)
        session.performSearch(query: "two", options: nil)
        library.pending[0].finishedSearching()
        #expect(session.resultCount == 0)
        library.pending[1].finishedSearching()
        #expect(session.resultCount == 3)
    }

    @Test func `an aggregator can remove results, and be used on other threads`() async {
        library.isDelayed = true
        session.performSearch(query: "two", options: nil)
        let aggregator = library.pending[0]
        #expect(aggregator.allFoundRanges.count == 3)
        aggregator.invalidateFoundRange(TextOffsetRange(4..<7), document: 0)
        #expect(aggregator.allFoundRanges.count == 2)
        await Task.detached { aggregator.finishedSearching() }.value
        for _ in 0..<100 where session.resultCount == 0 { await Task.yield() }
        #expect(session.resultCount == 2)
        aggregator.invalidate()
        #expect(aggregator.allFoundRanges.isEmpty)
    }

    @Test func `the current result and all results are replaced`() {
        session.performSearch(query: "two", options: nil)
        #expect(session.supportsReplacement && session.allowsReplacementForCurrentlyHighlightedResult)
        session.performSingleReplacement(query: "two", replacementString: "2", options: nil)
        #expect(library.texts == ["one 2", "two one two"] && session.resultCount == 2)
        session.replaceAll(searchQuery: "two", replacementString: "2", options: nil)
        #expect(library.texts == ["one 2", "2 one 2"] && session.resultCount == 0 && !session.allowsReplacement)
        library.supportsTextReplacement = false
        session.replaceAll(searchQuery: "one", replacementString: "1", options: nil)
        #expect(library.texts == ["one 2", "2 one 2"] && !session.supportsReplacement)
    }

    @Test func `options compare case and words`() {
        func locations(_ options: UITextSearchOptions) -> [Int] {
            options.ranges(of: "one", in: "One phone, ones one").map(\.location)
        }
        #expect(UITextSearchOptions().wordMatchMethod == .contains)
        #expect(locations(UITextSearchOptions()) == [0, 6, 11, 16])
        #expect(locations(UITextSearchOptions(stringCompareOptions: [])) == [6, 11, 16])
        #expect(locations(UITextSearchOptions(wordMatchMethod: .startsWith)) == [0, 11, 16])
        #expect(locations(UITextSearchOptions(wordMatchMethod: .fullWord)) == [0, 16])
        #expect(UITextSearchOptions().ranges(of: "", in: "a").isEmpty)
    }

    @Test func `a session doesn't keep the object that it searches`() {
        weak var object: Library?
        let session: UITextSearchingFindSession
        do {
            let library = Library()
            object = library
            session = UITextSearchingFindSession(searchableObject: library)
            session.performSearch(query: "two", options: nil)
        }
        #expect(object == nil && session.searchableObject == nil)
        session.highlightNextResult(in: .forward)
        session.performSearch(query: "two", options: nil)
        #expect(session.resultCount == 0)
    }

    @Test func `a plain session has Apple's defaults`() {
        let session = UIFindSession()
        #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
        #expect(session.searchResultDisplayStyle == .currentAndTotal)
        #expect(!session.supportsReplacement && !session.allowsReplacement)
        #expect(!session.allowsReplacementForCurrentlyHighlightedResult)
    }
}
