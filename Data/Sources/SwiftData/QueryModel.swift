import Foundation
import PortableSwiftData
import PortableCombine
import PortableSwiftUI

/// The results of a view's query, which follow the changes of a context.
@MainActor
final class QueryModel<Element: PersistentModel>: ObservableObject {
    /// The number of fetches after changes. The view observes it.
    @Published private var refetches = 0
    private(set) var results: [Element] = [] { didSet { sections = nil } }
    /// The sections of the results. They're computed when they're used.
    var sections: SectionedResults<Element, String>?
    private(set) var error: (any Error)?
    private var descriptor: FetchDescriptor<Element>?
    private var context: ModelContext?
    private var transaction = Transaction()
    private var observer: ModelContextObserver?

    nonisolated init() {}

    /// Fetches for a view that is evaluated.
    func start(_ descriptor: FetchDescriptor<Element>, _ context: ModelContext, _ transaction: Transaction) {
        self.transaction = transaction
        let isSame = self.context === context && self.descriptor?.isSame(as: descriptor) == true
        // The observer fetches after changes.
        if isSame, error == nil, !context.hasUnreportedChanges { return }
        self.descriptor = descriptor
        if self.context !== context {
            self.context = context
            observer = ModelContextObserver(context) { [weak self] in MainActor.assumeIsolated { self?.refetch() } }
        }
        fetch()
    }

    private func refetch() {
        withTransaction(transaction) {
            refetches += 1
            fetch()
        }
    }

    private func fetch() {
        guard let descriptor, let context else { return }
        observer?.observe(descriptor, in: context)
        do {
            results = try context.fetch(descriptor)
            error = nil
        } catch {
            self.error = error
        }
    }
}
