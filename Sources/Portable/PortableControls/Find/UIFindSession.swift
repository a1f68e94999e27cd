import Foundation
import PortableUIKitCore

/// An object that searches the content of a view on behalf of a find interaction. Subclasses override its methods; to
/// search text, use ``UITextSearchingFindSession``.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// The information about results in the find panel.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// The number of the current result, and the number of all results.
        case currentAndTotal = 0
        /// The number of all results.
        case total = 1
        /// No information.
        case none = 2
    }

    /// The interaction that shows the results.
    weak var interaction: UIFindInteraction?

    /// Creates a session.
    public override init() {
        super.init()
    }

    /// The number of results. The default is 0.
    open var resultCount: Int { 0 }
    /// The index of the current result. The default is `NSNotFound`.
    open var highlightedResultIndex: Int { NSNotFound }
    /// The information about results in the find panel. The default is `.currentAndTotal`.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal {
        didSet { interaction?.updateResultCount() }
    }
    /// A Boolean value that indicates whether the session can replace results. The default is `false`.
    open var supportsReplacement: Bool { false }
    /// A Boolean value that indicates whether results can be replaced currently. By default, it's
    /// ``supportsReplacement``.
    open var allowsReplacement: Bool { supportsReplacement }
    /// A Boolean value that indicates whether the current result can be replaced. The default is ``allowsReplacement``.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { allowsReplacement }

    /// Searches for a query. The default does nothing.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the current result. The default does nothing.
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}
    /// Replaces all results. The default does nothing.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Makes the next or the previous result the current one. The default does nothing.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Removes all results. It's called when the content has changed and when the find panel disappears. The default does
    /// nothing.
    open func invalidateFoundResults() {}
}
