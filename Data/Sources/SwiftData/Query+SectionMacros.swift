import PortableCombine
import PortableSwiftData
import PortableSwiftUI

// The attributes `@Query` with sections, which are divided by a property with the title of each model's section.

/// Shows the models that a fetch selects in sections, and animates their changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a fetch selects in sections, and animates their changes. Models without a title are in a
/// section with an empty one.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a fetch selects in sections.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a fetch selects in sections. Models without a title are in a section with an empty one.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a predicate selects, in an order, in sections, and animates their changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a predicate selects, in an order, in sections, and animates their changes. Models without a
/// title are in a section with an empty one.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a predicate selects, in an order, in sections.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a predicate selects, in an order, in sections. Models without a title are in a section with an
/// empty one.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a predicate selects, in the order of a property, in sections, and animates their changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a predicate selects, in the order of a property, in sections, and animates their changes.
/// Models without a title are in a section with an empty one.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a predicate selects, in the order of a property, in sections.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a predicate selects, in the order of a property, in sections. Models without a title are in a
/// section with an empty one.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a predicate selects, in the order of a property that may have no value, in sections, and
/// animates their changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a predicate selects, in the order of a property that may have no value, in sections, and
/// animates their changes. Models without a title are in a section with an empty one.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a predicate selects, in the order of a property that may have no value, in sections.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Shows the models that a predicate selects, in the order of a property that may have no value, in sections. Models
/// without a title are in a section with an empty one.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
