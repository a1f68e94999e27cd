import Foundation
import PortableCombine
import PortableSwiftData
import PortableSwiftUI

extension Query where Result == SectionedResults<Element, String> {
    /// Creates a query with a fetch descriptor, in sections, whose changes are animated.
    public init(
        _ descriptor: FetchDescriptor<Element>, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
    ) {
        self.init(descriptor, Transaction(animation: animation)) { $0[keyPath: sectionKeyPath] }
    }

    /// Creates a query with a fetch descriptor, in sections, whose changes are animated. Models without a title are in
    /// a section with an empty title.
    public init(
        _ descriptor: FetchDescriptor<Element>, animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) {
        self.init(descriptor, Transaction(animation: animation)) { $0[keyPath: sectionKeyPath] ?? "" }
    }

    /// Creates a query with a fetch descriptor, in sections.
    public init(
        _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String>
    ) {
        self.init(descriptor, transaction ?? Transaction()) { $0[keyPath: sectionKeyPath] }
    }

    /// Creates a query with a fetch descriptor, in sections. Models without a title are in a section with an empty
    /// title.
    public init(
        _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) {
        self.init(descriptor, transaction ?? Transaction()) { $0[keyPath: sectionKeyPath] ?? "" }
    }

    /// Creates a query with a filter and an order, in sections, whose changes are animated.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String>
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation)) {
            $0[keyPath: sectionKeyPath]
        }
    }

    /// Creates a query with a filter and an order, in sections, whose changes are animated. Models without a title are
    /// in a section with an empty title.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
        sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation)) {
            $0[keyPath: sectionKeyPath] ?? ""
        }
    }

    /// Creates a query with a filter and an order, in sections.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction ?? Transaction()) {
            $0[keyPath: sectionKeyPath]
        }
    }

    /// Creates a query with a filter and an order, in sections. Models without a title are in a section with an empty
    /// title.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction ?? Transaction()) {
            $0[keyPath: sectionKeyPath] ?? ""
        }
    }

    /// Creates a query with a filter and a property to sort by, in sections, whose changes are animated.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            Transaction(animation: animation)
        ) { $0[keyPath: sectionKeyPath] }
    }

    /// Creates a query with a filter and a property to sort by, in sections, whose changes are animated. Models without
    /// a title are in a section with an empty title.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            Transaction(animation: animation)
        ) { $0[keyPath: sectionKeyPath] ?? "" }
    }

    /// Creates a query with a filter and a property to sort by, in sections.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            transaction ?? Transaction()
        ) { $0[keyPath: sectionKeyPath] }
    }

    /// Creates a query with a filter and a property to sort by, in sections. Models without a title are in a section
    /// with an empty title.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            transaction ?? Transaction()
        ) { $0[keyPath: sectionKeyPath] ?? "" }
    }

    /// Creates a query with a filter and an optional property to sort by, in sections, whose changes are animated.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            Transaction(animation: animation)
        ) { $0[keyPath: sectionKeyPath] }
    }

    /// Creates a query with a filter and an optional property to sort by, in sections, whose changes are animated.
    /// Models without a title are in a section with an empty title.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            Transaction(animation: animation)
        ) { $0[keyPath: sectionKeyPath] ?? "" }
    }

    /// Creates a query with a filter and an optional property to sort by, in sections.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            transaction ?? Transaction()
        ) { $0[keyPath: sectionKeyPath] }
    }

    /// Creates a query with a filter and an optional property to sort by, in sections. Models without a title are in a
    /// section with an empty title.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil,
        sectionBy sectionKeyPath: KeyPath<Element, String?>
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            transaction ?? Transaction()
        ) { $0[keyPath: sectionKeyPath] ?? "" }
    }
}
