import PortableCombine
import PortableSwiftData
import PortableSwiftUI

// The attributes `@Query` with sections, which are divided by a property with the title of each model's section.

/// Fetches the models of a fetch descriptor in sections, and animates their changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models of a fetch descriptor in sections, and animates their changes. Models without a title are in a
/// section with an empty title.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models of a fetch descriptor in sections.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models of a fetch descriptor in sections. Models without a title are in a section with an empty title.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate selects, sorted and in sections, and animates their changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate selects, sorted and in sections, and animates their changes. Models without a
/// title are in a section with an empty title.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate selects, sorted and in sections.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate selects, sorted and in sections. Models without a title are in a section with an
/// empty title.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate selects, sorted by a property, in sections, and animates their changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate selects, sorted by a property, in sections, and animates their changes. Models
/// without a title are in a section with an empty title.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate selects, sorted by a property, in sections.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate selects, sorted by a property, in sections. Models without a title are in a
/// section with an empty title.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate selects, sorted by an optional property, in sections, and animates their
/// changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate selects, sorted by an optional property, in sections, and animates their
/// changes. Models without a title are in a section with an empty title.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate selects, sorted by an optional property, in sections.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Fetches the models that a predicate selects, sorted by an optional property, in sections. Models without a title are
/// in a section with an empty title.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
