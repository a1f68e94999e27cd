import PortableCombine
import PortableSwiftData
import PortableSwiftUI

// The attribute `@Query`. Its storage has the property's name with an underscore, as for a property wrapper, which couldn't
// infer the class of the models from the type of the property.

/// Fetches all models.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query() = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches all models, and animates their changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query(animation: Animation) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches all models. Their changes use a transaction.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query(transaction: Transaction) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models of a fetch descriptor, and animates their changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models of a fetch descriptor.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate selects, sorted, and animates their changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate selects, sorted.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate selects, sorted by a property.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate selects, sorted by a property. Their changes use a transaction.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate selects, sorted by an optional property.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate selects, sorted by an optional property. Their changes use a transaction.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
