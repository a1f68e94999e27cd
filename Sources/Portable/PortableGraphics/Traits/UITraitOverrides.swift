/// The traits that a view, controller or scene sets for itself and everything in it.
public struct UITraitOverrides: UIMutableTraits {
    private(set) var values = TraitValues()

    package init() {}

    /// The overriding value of a trait; its default if it is not overridden. Setting overrides.
    public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether `trait` is overridden.
    public func contains(_ trait: UITrait) -> Bool {
        values.contains(trait)
    }

    /// Ends the overriding of `trait`; nothing happens if it isn't overridden.
    public mutating func remove(_ trait: UITrait) {
        values.remove(trait)
    }

    /// Whether nothing is overridden.
    package var isEmpty: Bool { values.traits.isEmpty }

    /// `traits` with the overridden ones replaced.
    package func applied(to traits: UITraitCollection) -> UITraitCollection {
        isEmpty ? traits : UITraitCollection(merging: [traits.values, values])
    }

    /// Whether both override the same traits with equal values.
    package func isEqual(to other: UITraitOverrides) -> Bool {
        values.traits.map { $0.identifier } == other.values.traits.map { $0.identifier }
            && !values.differs(from: other.values)
    }
}
