/// The traits that views set for their container: layout priority, z-index, tag.
nonisolated struct ItemTraits {
    private var values: [ObjectIdentifier: Any]?

    /// Accesses the value of a trait. If no view has set it, it's the default value.
    subscript<K: ItemTraitKey>(key: K.Type) -> K.Value {
        get { values?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set {
            if values == nil { values = [:] }
            values?[ObjectIdentifier(key)] = newValue
        }
    }

    var isEmpty: Bool { values == nil }

    /// Adds the traits of an enclosing item. Traits that are set in both keep their inner values.
    mutating func merge(outer: ItemTraits) {
        guard let others = outer.values else { return }
        values = (values ?? [:]).merging(others) { own, _ in own }
    }
}

/// A trait of items. Apps can access the traits in `ContainerValues`.
protocol ItemTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
