/// The traits that a view, controller, or scene overrides for itself and its descendants.
public struct UITraitOverrides: UIMutableTraits {
    private(set) var values = TraitValues()

    package init() {}

    /// Creates overrides of the traits that a collection specifies.
    package init(_ collection: UITraitCollection?) {
        if let collection { values = collection.values }
    }

    /// The overriding value of a trait, or its default value if it isn't overridden. Setting a value overrides the
    /// trait.
    public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Returns a Boolean value that indicates whether `trait` is overridden.
    public func contains(_ trait: UITrait) -> Bool {
        values.contains(trait)
    }

    /// Removes the override of `trait`, if there is one.
    public mutating func remove(_ trait: UITrait) {
        values.remove(trait)
    }

    /// A Boolean value that indicates whether no trait is overridden.
    package var isEmpty: Bool { values.traits.isEmpty }

    /// Returns `traits` with the overrides applied.
    package func applied(to traits: UITraitCollection) -> UITraitCollection {
        isEmpty ? traits : UITraitCollection(merging: [traits.values, values])
    }

    /// Returns a Boolean value that indicates whether both override the same traits with equal values.
    package func isEqual(to other: UITraitOverrides) -> Bool {
        values.traits.map { $0.identifier } == other.values.traits.map { $0.identifier }
            && !values.differs(from: other.values)
    }
}
