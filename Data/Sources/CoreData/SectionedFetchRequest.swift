import Foundation
import PortableCoreData
import PortableCombine
import PortableSwiftUI

/// A property with the results of a fetch in sections, which the view shows up to date.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
    @FetchRequest<Result> private var results: FetchedResults<Result>
    private let sectionIdentifier: KeyPath<Result, SectionIdentifier>

    /// Creates a property with a fetch.
    ///
    /// - Parameter sectionIdentifier: The property with the section of a result. The results must be sorted by it.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        _results = FetchRequest(fetchRequest: fetchRequest, animation: animation)
        self.sectionIdentifier = sectionIdentifier
    }

    /// Creates a property with a fetch whose changes have a transaction.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        transaction: Transaction
    ) {
        _results = FetchRequest(fetchRequest: fetchRequest, transaction: transaction)
        self.sectionIdentifier = sectionIdentifier
    }

    /// Creates a property with a fetch of an entity.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        _results = FetchRequest(
            entity: entity, sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
        self.sectionIdentifier = sectionIdentifier
    }

    /// Creates a property with a fetch of the entity of the result's class.
    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) where Result: NSManagedObject {
        _results = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
        self.sectionIdentifier = sectionIdentifier
    }

    /// Creates a property with a fetch of the entity of the result's class.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) where Result: NSManagedObject {
        _results = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
        self.sectionIdentifier = sectionIdentifier
    }

    /// The sections.
    @MainActor public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(results: results, sectionIdentifier: sectionIdentifier)
    }

    /// A binding to the predicate and the order of the fetch.
    @MainActor public var projectedValue: Binding<FetchRequest<Result>.Configuration> { $results }
}

/// The results of a view's fetch in sections. A section contains consecutive results with the same identifier.
@preconcurrency @MainActor
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: @preconcurrency RandomAccessCollection {
    /// Consecutive results with the same identifier.
    @preconcurrency @MainActor
    public struct Section: @preconcurrency Identifiable, @preconcurrency RandomAccessCollection {
        /// The value that the results of the section share.
        public let id: SectionIdentifier
        fileprivate var results: ArraySlice<Result>

        /// The index of the first result.
        public var startIndex: Int { 0 }
        /// The number of results.
        public var endIndex: Int { results.count }
        /// The result at an index.
        public subscript(position: Int) -> Result { results[results.startIndex + position] }
    }

    private let results: FetchedResults<Result>
    private let sectionIdentifier: KeyPath<Result, SectionIdentifier>
    private let sections: [Section]

    init(results: FetchedResults<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>) {
        self.results = results
        self.sectionIdentifier = sectionIdentifier
        if let sections = results.model.sections as? [Section] {
            self.sections = sections
        } else {
            sections = Self.sections(of: results.model.results, by: sectionIdentifier)
            results.model.sections = sections
        }
    }

    private static func sections(
        of results: [Result], by sectionIdentifier: KeyPath<Result, SectionIdentifier>
    ) -> [Section] {
        var sections: [Section] = []
        for (index, result) in results.enumerated() {
            let id = result[keyPath: sectionIdentifier]
            if sections.last?.id == id {
                let start = sections[sections.count - 1].results.startIndex
                sections[sections.count - 1].results = results[start...index]
            } else {
                sections.append(Section(id: id, results: results[index...index]))
            }
        }
        return sections
    }

    /// The index of the first section: 0.
    public var startIndex: Int { 0 }
    /// The number of sections.
    public var endIndex: Int { sections.count }
    /// The section at an index.
    public subscript(position: Int) -> Section { sections[position] }

    /// The predicate of the fetch. Setting it fetches again.
    public var nsPredicate: NSPredicate? {
        get { results.nsPredicate }
        nonmutating set { results.nsPredicate = newValue }
    }

    /// The order of the fetch. Setting it fetches again.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { results.nsSortDescriptors }
        nonmutating set { results.nsSortDescriptors = newValue }
    }
}

extension SectionedFetchResults where Result: NSManagedObject {
    /// The order of the fetch, with the types of key paths. Setting it fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { results.sortDescriptors }
        nonmutating set { results.sortDescriptors = newValue }
    }
}
