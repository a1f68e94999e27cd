import Foundation
import PortableUIKitCore

/// The search of one object for a find session, independently of the type of its documents.
@MainActor
protocol TextSearching: AnyObject {
    var object: (any UITextSearching)? { get }
    var count: Int { get }
    /// The index of the current result, or `nil` without results.
    var current: Int? { get }
    func search(_ query: String, _ options: UITextSearchOptions, completion: @escaping @MainActor () -> Void)
    func highlightNext(isForward: Bool)
    func mayReplaceCurrent(with text: String) -> Bool
    /// Replaces the current result.
    func replaceCurrent(with text: String)
    func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String)
    func removeResults()
}

/// The search of an object.
final class TextSearch<Object: UITextSearching>: TextSearching {
    private typealias Aggregator = UITextSearchAggregator<Object.DocumentIdentifier>
    private typealias Result = (range: UITextRange, document: Object.DocumentIdentifier?)

    private weak var searched: Object?
    private var results: [Result] = []
    private(set) var current: Int?
    /// The number of searches, so that the results of an earlier one are ignored.
    private var searchNumber = 0

    init(_ object: Object) {
        searched = object
    }

    var object: (any UITextSearching)? { searched }
    var count: Int { results.count }

    func search(_ query: String, _ options: UITextSearchOptions, completion: @escaping @MainActor () -> Void) {
        removeResults()
        guard let searched, !query.isEmpty else { return completion() }
        let number = searchNumber
        var collected: Aggregator.Results?
        let results = Aggregator.Results { [weak self] in
            guard let self, number == searchNumber, let found = collected?.all else { return }
            collected = nil
            show(found)
            completion()
        }
        collected = results
        searched.performTextSearch(
            queryString: query, options: options, resultAggregator: Aggregator(results: results))
    }

    private func show(_ found: [Result]) {
        guard let searched else { return }
        results = found.sorted { order($0, $1) == .orderedAscending }
        for result in results {
            searched.decorate(foundTextRange: result.range, document: result.document, usingStyle: .found)
        }
        guard !results.isEmpty else { return }
        highlight(firstIndexAfterSelection)
    }

    private func order(_ left: Result, _ right: Result) -> ComparisonResult {
        guard let searched else { return .orderedSame }
        if let first = left.document, let second = right.document, first != second {
            let order = searched.compareOrder(fromDocument: first, toDocument: second)
            if order != .orderedSame { return order }
        }
        return searched.compare(left.range, toRange: right.range, document: left.document)
    }

    /// The index of the first result that isn't before the selection.
    private var firstIndexAfterSelection: Int {
        guard let selection = searched?.selectedTextRange else { return 0 }
        let selected = (range: selection, document: searched?.selectedTextSearchDocument)
        return results.firstIndex { order($0, selected) != .orderedAscending } ?? 0
    }

    private func highlight(_ index: Int) {
        guard let searched, results.indices.contains(index) else { return }
        if let current, results.indices.contains(current) {
            let old = results[current]
            searched.decorate(foundTextRange: old.range, document: old.document, usingStyle: .found)
        }
        current = index
        let result = results[index]
        searched.willHighlight(foundTextRange: result.range, document: result.document)
        searched.decorate(foundTextRange: result.range, document: result.document, usingStyle: .highlighted)
        searched.scrollRangeToVisible(result.range, inDocument: result.document)
    }

    func highlightNext(isForward: Bool) {
        guard !results.isEmpty else { return }
        let step = isForward ? 1 : results.count - 1
        highlight(current.map { ($0 + step) % results.count } ?? 0)
    }

    private var currentResult: Result? { current.flatMap { results.indices.contains($0) ? results[$0] : nil } }

    func mayReplaceCurrent(with text: String) -> Bool {
        guard let searched, let result = currentResult else { return false }
        return searched.shouldReplace(foundTextRange: result.range, document: result.document, withText: text)
    }

    func replaceCurrent(with text: String) {
        guard let searched, let result = currentResult else { return }
        searched.replace(foundTextRange: result.range, document: result.document, withText: text)
    }

    func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String) {
        searched?.replaceAll(queryString: query, options: options, withText: text)
    }

    func removeResults() {
        searchNumber += 1
        (results, current) = ([], nil)
        searched?.clearAllDecoratedFoundText()
    }
}
