/// What views tell about themselves to whoever shows them: their layout priority, their place on the z-axis, their tag.
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
}

/// A trait of items. Apps know the ones that `ContainerValues` has.
protocol ItemTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
