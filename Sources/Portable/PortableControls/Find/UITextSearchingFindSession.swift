import Foundation
import PortableUIKitCore

/// A find session that searches an object with ``UITextSearching``, such as a text view.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    private let search: any TextSearching

    /// Creates a session that searches an object. The reference to the object is weak.
    public init(searchableObject: any UITextSearching) {
        func makeSearch<Object: UITextSearching>(_ object: Object) -> any TextSearching { TextSearch(object) }
        search = makeSearch(searchableObject)
        super.init()
    }

    /// The object that's searched, or `nil` if it was deallocated.
    open var searchableObject: (any UITextSearching)? { search.object }

    open override var resultCount: Int { search.count }
    open override var highlightedResultIndex: Int { search.current ?? NSNotFound }
    open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }
    open override var allowsReplacement: Bool { supportsReplacement && resultCount > 0 }
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
        allowsReplacement && search.mayReplaceCurrent(with: interaction?.replacementText ?? "")
    }

    /// Searches the object, and makes the first result after the selection the current one.
    open override func performSearch(query: String, options: UITextSearchOptions?) {
        search.search(query, options ?? UITextSearchOptions()) { [weak self] in self?.interaction?.updateResultCount() }
    }

    /// Replaces the current result, if the object allows it, and searches again.
    open override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard supportsReplacement, search.mayReplaceCurrent(with: replacementString) else { return }
        search.replaceCurrent(with: replacementString)
        performSearch(query: searchQuery, options: options)
    }

    /// Replaces all results, and searches again.
    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard supportsReplacement else { return }
        search.replaceAll(searchQuery, options ?? UITextSearchOptions(), with: replacementString)
        performSearch(query: searchQuery, options: options)
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) {
        search.highlightNext(isForward: direction == .forward)
    }

    open override func invalidateFoundResults() {
        search.removeResults()
        interaction?.updateResultCount()
    }
}
