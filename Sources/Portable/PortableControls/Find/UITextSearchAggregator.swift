import Foundation
import PortableUIKitCore

/// An object that collects the results of a text search. It can be used on any thread.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: @unchecked Sendable {
    /// The collected results, with their documents.
    final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private var storage: [(range: UITextRange, document: DocumentIdentifier?)] = []
        let finishHandler: @MainActor () -> Void

        init(_ finishHandler: @escaping @MainActor () -> Void) {
            self.finishHandler = finishHandler
        }

        var all: [(range: UITextRange, document: DocumentIdentifier?)] { lock.withLock { storage } }

        func add(_ range: UITextRange, _ document: DocumentIdentifier?) {
            lock.withLock { storage.append((range, document)) }
        }

        func remove(where isRemoved: (UITextRange, DocumentIdentifier?) -> Bool) {
            lock.withLock { storage.removeAll { isRemoved($0.range, $0.document) } }
        }
    }

    let results: Results

    /// The ranges that were found, in the order in which they were added.
    public var allFoundRanges: [UITextRange] { results.all.map(\.range) }

    /// Adds a result.
    ///
    /// - Parameters:
    ///   - range: The range of the text.
    ///   - searchString: The text that was searched for.
    ///   - document: The document that contains the range, or `nil` if there's only one.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?) {
        results.add(range, document)
    }

    /// Removes a result.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
        results.remove { $0 == range && $1 == document }
    }

    /// Removes all results.
    public func invalidate() { results.remove { _, _ in true } }

    /// Ends the search. The results are shown afterward.
    public func finishedSearching() {
        let results = results
        if Diagnostics.isOnMainQueue {
            MainActor.assumeIsolated { results.finishHandler() }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { results.finishHandler() } }
        }
    }
}
