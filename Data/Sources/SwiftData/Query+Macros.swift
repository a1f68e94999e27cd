import PortableCombine
import PortableSwiftData
import PortableSwiftUI

// The attribute `@Query`. Its storage has the property's name with an underscore, as for a property wrapper, which couldn't
// infer the class of the models from the type of the property.

/// Shows all models.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query() = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows all models, and animates their changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query(animation: Animation) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows all models. Their changes have a transaction.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query(transaction: Transaction) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a fetch selects, and animates their changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a fetch selects.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
    #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a predicate selects, in an order, and animates their changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a predicate selects, in an order.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a predicate selects, in the order of a property.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a predicate selects, in the order of a property. Their changes have a transaction.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a predicate selects, in the order of a property that may have no value.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a predicate selects, in the order of a property that may have no value. Their changes have a
/// transaction.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
