import Foundation
import PortableUIKitCore

/// Methods that search text and show the results. ``UITextView`` conforms to this protocol.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
    /// The type that identifies documents, if there are several.
    associatedtype DocumentIdentifier: Hashable = AnyHashable

    /// The selected range, after which the search begins.
    var selectedTextRange: UITextRange? { get }
    /// The document with the selected range. The default is `nil`.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// A Boolean value that indicates whether results can be replaced. The default is `false`.
    var supportsTextReplacement: Bool { get }

    /// Returns the order of two ranges in a document.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// Returns the order of two documents. By default, they have the same position.
    func compareOrder(fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult

    /// Searches the text, and adds the results to an aggregator.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)

    /// Shows a range in a style.
    func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Removes the styles of all ranges.
    func clearAllDecoratedFoundText()
    /// Called before a range becomes the current result. The default does nothing.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Scrolls to a range. The default does nothing.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)

    /// Returns a Boolean value that indicates whether a result can be replaced. The default is `true`.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    /// Replaces a result. The default does nothing.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    /// Replaces all results of a query. The default does nothing.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    /// Returns `nil`. This is the default implementation.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    /// Returns `false`. This is the default implementation.
    public var supportsTextReplacement: Bool { false }
    /// Returns `.orderedSame`. This is the default implementation.
    public func compareOrder(
        fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier
    ) -> ComparisonResult { .orderedSame }
    /// Does nothing. This is the default implementation.
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    /// Does nothing. This is the default implementation.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    /// Returns `true`. This is the default implementation.
    public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
        true
    }
    /// Does nothing. This is the default implementation.
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    /// Does nothing. This is the default implementation.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}
