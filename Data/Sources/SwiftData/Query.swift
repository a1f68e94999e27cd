import Foundation
import PortableSwiftData
import PortableCombine
import PortableSwiftUI

/// The storage of a property with `@Query`: the models of a fetch. The view is updated when the models change.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    @Environment(\.modelContext) private var context
    @StateObject private var model = QueryModel<Element>()
    private let descriptor: FetchDescriptor<Element>
    private let transaction: Transaction
    /// A closure that returns the title of a model's section, or `nil` for a query without sections.
    private let sectionTitle: ((Element) -> String)?

    /// The models, or their sections.
    @MainActor public var wrappedValue: Result {
        if sectionTitle != nil, let sections = sections as? Result { return sections }
        guard let result = model.results as? Result else { fatalError("A query's result is an array of its models.") }
        return result
    }

    /// The sections of the models. The collection is empty if the query was created without a key path for sections.
    @MainActor public var sections: SectionedResults<Element, String> {
        if let known = model.sections { return known }
        let sections = SectionedResults(sectionTitle == nil ? [] : model.results) { sectionTitle?($0) ?? "" }
        model.sections = sections
        return sections
    }

    /// Creates a query whose models are grouped by a closure.
    init(
        _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction,
        _ sectionTitle: @escaping (Element) -> String
    ) {
        self.descriptor = descriptor
        self.transaction = transaction
        self.sectionTitle = sectionTitle
    }

    /// The error of the last fetch.
    @MainActor public var fetchError: (any Error)? { model.error }

    /// The context of the query.
    @MainActor public var modelContext: ModelContext { context }

    /// Fetches with the context of the view.
    public mutating func update() {
        // Views are evaluated on the main actor, and update their properties then.
        let query = MainActorValue(self)
        MainActor.assumeIsolated { query.value.start() }
    }

    @MainActor private func start() { model.start(descriptor, context, transaction) }
}

extension Query where Result == [Element] {
    /// Creates a query with a fetch descriptor.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor, transaction: Transaction(animation: animation))
    }

    /// Creates a query with a fetch descriptor.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.descriptor = descriptor
        self.transaction = transaction ?? Transaction()
        sectionTitle = nil
    }

    /// Creates a query for all models, in no particular order.
    public init() { self.init(FetchDescriptor()) }

    /// Creates a query for all models, whose changes are animated.
    public init(animation: Animation) { self.init(FetchDescriptor(), animation: animation) }

    /// Creates a query for all models, whose changes use a transaction.
    public init(transaction: Transaction) { self.init(FetchDescriptor(), transaction: transaction) }

    /// Creates a query with a filter and an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation)
    }

    /// Creates a query with a filter and an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
    }

    /// Creates a query that is sorted by a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
        order: SortOrder = .forward, animation: Animation? = nil
    ) {
        self.init(
            filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
    }

    /// Creates a query that is sorted by a property, whose changes use a transaction.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
        order: SortOrder = .forward, transaction: Transaction
    ) {
        let sort = SortDescriptor(sendable(keyPath), order: order)
        self.init(FetchDescriptor(predicate: filter, sortBy: [sort]), transaction: transaction)
    }

    /// Creates a query that is sorted by an optional property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
        order: SortOrder = .forward, animation: Animation? = nil
    ) {
        self.init(
            filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
    }

    /// Creates a query that is sorted by an optional property, whose changes use a transaction.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
        order: SortOrder = .forward, transaction: Transaction
    ) {
        let sort = SortDescriptor(sendable(keyPath), order: order)
        self.init(FetchDescriptor(predicate: filter, sortBy: [sort]), transaction: transaction)
    }
}

/// Returns a key path for a sort descriptor. In modules whose default isolation is the main actor, key paths of models are
/// isolated, but they're evaluated on the model's context.
private func sendable<Model, Value>(_ keyPath: KeyPath<Model, Value>) -> any KeyPath<Model, Value> & Sendable {
    unsafeBitCast(keyPath, to: (any KeyPath<Model, Value> & Sendable).self)
}

/// A value that is used on the main actor.
private struct MainActorValue<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
