/// The traits that views set for their container: layout priority, z-index, tag.
nonisolated struct ItemTraits {
    private var values: [ObjectIdentifier: Any]?

    /// The value of a trait; its default value if no view set it.
    subscript<K: ItemTraitKey>(key: K.Type) -> K.Value {
        get { values?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set {
            if values == nil { values = [:] }
            values?[ObjectIdentifier(key)] = newValue
        }
    }

    var isEmpty: Bool { values == nil }

    /// Takes over the traits of an item around this one. Traits that are set in both stay what they are.
    mutating func merge(outer: ItemTraits) {
        guard let others = outer.values else { return }
        values = (values ?? [:]).merging(others) { own, _ in own }
    }
}

/// A trait of items. Apps know the ones that `ContainerValues` has.
protocol ItemTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
