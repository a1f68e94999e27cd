/// The values of traits in a trait collection or in overrides.
package struct TraitValues: UIMutableTraits {
    private struct Entry {
        let trait: UITrait
        var value: Any
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The traits that have a value, sorted by name.
    var traits: [UITrait] {
        entries.values.map(\.trait).sorted { $0.name < $1.name }
    }

    package subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
        get { value(of: trait) ?? trait.defaultValue }
        set { entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: newValue) }
    }

    func value<T: UITraitDefinition>(of trait: T.Type) -> T.Value? {
        entries[ObjectIdentifier(trait)]?.value as? T.Value
    }

    func contains(_ trait: UITrait) -> Bool {
        entries[ObjectIdentifier(trait)] != nil
    }

    mutating func remove(_ trait: UITrait) {
        entries[ObjectIdentifier(trait)] = nil
    }

    /// Merges the values of `other`, which replace existing ones.
    mutating func merge(_ other: TraitValues) {
        entries.merge(other.entries) { _, new in new }
    }

    /// Returns a Boolean value that indicates whether both have equal values for `trait`. The default is used for a
    /// missing value.
    package func isEqual(_ other: TraitValues, for trait: UITrait) -> Bool {
        trait.isEqual(self, other)
    }

    /// Returns the traits that have different values in `other`.
    func differences(from other: TraitValues) -> [UITrait] {
        var all = entries
        all.merge(other.entries) { first, _ in first }
        return all.values.map(\.trait).filter { !isEqual(other, for: $0) }.sorted { $0.name < $1.name }
    }

    /// Returns a Boolean value that indicates whether any trait for which `isIncluded` returns `true` has a different
    /// value in `other`.
    func differs(from other: TraitValues, where isIncluded: (UITrait) -> Bool = { _ in true }) -> Bool {
        entries.values.contains { isIncluded($0.trait) && !isEqual(other, for: $0.trait) }
            || other.entries.values.contains { isIncluded($0.trait) && !isEqual(other, for: $0.trait) }
    }

    func description(of trait: UITrait) -> String {
        trait.description(in: self)
    }
}

/// The values of traits that layout reads often. A lookup in all values takes longer than a simple constraint.
struct LayoutTraitValues: Sendable {
    let layoutDirection: UITraitEnvironmentLayoutDirection
    let displayScale: CGFloat

    init(_ values: TraitValues) {
        layoutDirection = values.layoutDirection
        displayScale = values.displayScale
    }
}

extension UITraitDefinition {
    fileprivate static func isEqual(_ left: TraitValues, _ right: TraitValues) -> Bool {
        let (left, right): (Any, Any) = (left[Self.self], right[Self.self])
        if let left = left as? any Equatable { return left.isEqualTo(right) }
        // Objects that aren't comparable are equal only if they're identical.
        return Value.self is AnyClass && (left as AnyObject) === (right as AnyObject)
    }

    fileprivate static func description(in values: TraitValues) -> String {
        "\(name) = \(values[Self.self])"
    }
}

extension Equatable {
    fileprivate func isEqualTo(_ other: Any) -> Bool { (other as? Self) == self }
}
