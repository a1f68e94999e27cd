import Foundation
import PortableCoreData
import PortableCombine
@_spi(Collage) import PortablePredicates
import PortableSwiftUI

/// The results of a view's fetch, which follow the changes of a context.
@MainActor
final class FetchRequestModel<Result>: ObservableObject {
    /// The number of fetches after changes. The view observes it.
    @Published private var refetches = 0
    private(set) var request: NSFetchRequest<Result>?
    /// The order as sort descriptors with key paths, if it was given in this form.
    private(set) var sortDescriptors: [SortDescriptor<Result>] = []
    private(set) var results: [Result] = [] { didSet { sections = nil } }
    /// The sections of the results, for requests with sections. They're computed when they're used.
    var sections: Any? { didSet { if sections != nil { hasSections = true } } }
    /// The key path of the sections, if it replaces the key path of the view's declaration.
    var sectionIdentifier: AnyKeyPath? {
        didSet {
            sections = nil
            refetches += 1
        }
    }
    /// A Boolean value that indicates whether the results are divided by a property, which may read other objects.
    private var hasSections = false { didSet { observer?.entities = nil } }
    private var original: NSFetchRequest<Result>?
    private var context: NSManagedObjectContext?
    private var transaction = Transaction()
    private var observer: ContextObserver?

    nonisolated init() {}

    /// Fetches with a request if it differs from the previous request.
    ///
    /// - Parameter sortDescriptors: The order of the request with the types of key paths.
    func start(
        _ request: NSFetchRequest<Result>, _ sortDescriptors: [SortDescriptor<Result>],
        _ context: NSManagedObjectContext, _ transaction: Transaction
    ) {
        self.transaction = transaction
        guard context.persistentStoreCoordinator != nil else { return }
        if self.context === context, original?.isSame(as: request) == true { return }
        // The view configures a copy, so that its declared request doesn't change.
        original = request.duplicate()
        self.sortDescriptors = sortDescriptors
        self.request = request.duplicate()
        if self.context !== context {
            self.context = context
            observer = ContextObserver(context) { [weak self] _ in
                MainActor.assumeIsolated { self?.refetch() }
            }
        }
        fetch()
    }

    func configure(predicate: NSPredicate?, sortDescriptors: [NSSortDescriptor]) {
        request?.predicate = predicate
        request?.sortDescriptors = sortDescriptors
        self.sortDescriptors = []
        refetch()
    }

    func configure(predicate: NSPredicate?, sortDescriptors: [SortDescriptor<Result>]) {
        configure(
            predicate: predicate,
            sortDescriptors: sortDescriptors.compactMap { ($0 as? any ManagedSortDescriptor)?.managed })
        self.sortDescriptors = sortDescriptors
    }

    private func refetch() {
        withTransaction(transaction) {
            refetches += 1
            fetch()
        }
    }

    private func fetch() {
        guard let request, let context else { return }
        observer?.entities = hasSections ? nil : request.entities(in: context)
        do {
            results = try context.fetch(request)
        } catch {
            NSLog("The fetch of a view failed: \(error)")
        }
    }
}

extension NSFetchRequest {
    /// Returns whether a request that the view created again selects the same objects as this request.
    fileprivate func isSame(as other: NSFetchRequest) -> Bool {
        entityName == other.entityName && fetchLimit == other.fetchLimit && fetchOffset == other.fetchOffset
            && Self.areSame(predicate, other.predicate)
            && (sortDescriptors ?? []).map(\.keyPath) == (other.sortDescriptors ?? []).map(\.keyPath)
            && (sortDescriptors ?? []).map(\.ascending) == (other.sortDescriptors ?? []).map(\.ascending)
    }

    private static func areSame(_ left: NSPredicate?, _ right: NSPredicate?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        guard let first = left.condition, let second = right.condition else { return left === right }
        return first.isSame(as: second)
    }
}

/// The results of a view's fetch.
@preconcurrency @MainActor
public struct FetchedResults<Result>: @preconcurrency RandomAccessCollection {
    let model: FetchRequestModel<Result>

    init(model: FetchRequestModel<Result>) { self.model = model }

    /// The index of the first result: 0.
    public var startIndex: Int { 0 }
    /// The number of results.
    public var endIndex: Int { model.results.count }
    /// The result at an index.
    public subscript(position: Int) -> Result { model.results[position] }

    /// The predicate of the fetch. Setting it fetches again.
    public var nsPredicate: NSPredicate? {
        get { model.request?.predicate }
        nonmutating set { model.configure(predicate: newValue, sortDescriptors: nsSortDescriptors) }
    }

    /// The order of the fetch. Setting it fetches again.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { model.request?.sortDescriptors ?? [] }
        nonmutating set { model.configure(predicate: nsPredicate, sortDescriptors: newValue) }
    }
}

extension FetchedResults where Result: NSManagedObject {
    /// The order of the fetch, as sort descriptors with key paths. Setting it fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { model.sortDescriptors }
        nonmutating set { model.configure(predicate: nsPredicate, sortDescriptors: newValue) }
    }
}
