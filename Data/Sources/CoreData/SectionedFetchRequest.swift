import Foundation
import PortableCoreData
import PortableCombine
import PortableSwiftUI

/// A property wrapper that fetches objects in sections, and updates the view when the results change.
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

    /// Creates a property with a fetch. Changes of the results use the given transaction.
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

    /// Creates a property that fetches the objects of the result's class.
    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) where Result: NSManagedObject {
        _results = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
        self.sectionIdentifier = sectionIdentifier
    }

    /// Creates a property that fetches the objects of the result's class.
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

    /// A binding to the sections, the predicate, and the order of the fetch.
    @MainActor public var projectedValue: Binding<Configuration> {
        let (fetch, results) = ($results, wrappedValue)
        return Binding(
            get: { Configuration(sectionIdentifier: results.sectionIdentifier, fetch: fetch.wrappedValue) },
            set: { configuration in
                if configuration.sectionIdentifier != results.sectionIdentifier {
                    results.sectionIdentifier = configuration.sectionIdentifier
                }
                fetch.wrappedValue = configuration.fetch
            })
    }

    /// The sections, the predicate, and the order of a fetch.
    public struct Configuration {
        /// The property with the section of a result.
        public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
        fileprivate var fetch: FetchRequest<Result>.Configuration

        /// The predicate.
        public var nsPredicate: NSPredicate? {
            get { fetch.nsPredicate }
            set { fetch.nsPredicate = newValue }
        }

        /// The order.
        public var nsSortDescriptors: [NSSortDescriptor] {
            get { fetch.nsSortDescriptors }
            set { fetch.nsSortDescriptors = newValue }
        }
    }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
    /// The order of the fetch, as sort descriptors with key paths.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { fetch.sortDescriptors }
        set { fetch.sortDescriptors = newValue }
    }
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
    private let declaredIdentifier: KeyPath<Result, SectionIdentifier>
    private let sections: [Section]

    init(results: FetchedResults<Result>, sectionIdentifier declared: KeyPath<Result, SectionIdentifier>) {
        self.results = results
        declaredIdentifier = declared
        let sectionIdentifier = results.model.sectionIdentifier as? KeyPath<Result, SectionIdentifier> ?? declared
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

    /// The property with the section of a result. Setting it groups the results again.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { results.model.sectionIdentifier as? KeyPath<Result, SectionIdentifier> ?? declaredIdentifier }
        nonmutating set { results.model.sectionIdentifier = newValue }
    }

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
    /// The order of the fetch, as sort descriptors with key paths. Setting it fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { results.sortDescriptors }
        nonmutating set { results.sortDescriptors = newValue }
    }
}
