/// A key for a value that a view passes to its container.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that have no other.
    static var defaultValue: Value { get }
}

/// The values that a view passes to its container.
///
///     extension ContainerValues {
///         @Entry var isPinned = false
///     }
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var tag: ItemTag?

    /// Creates the values of an item's traits.
    init(_ traits: ItemTraits) {
        self = traits[ContainerValuesTrait.self]
        tag = traits[TagTrait.self]
    }

    fileprivate init() {}

    /// The value of a key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the tag of the view, or `nil` if the view has no tag of the type.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        tag?.value.base as? V ?? tag?.optionalValue?.base as? V
    }

    /// Returns whether the view has a tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag?.matches(AnyHashable(tag)) ?? false }
}

private enum ContainerValuesTrait: ItemTraitKey {
    static var defaultValue: ContainerValues { ContainerValues() }
}

/// Sets a value for the container of a view.
private nonisolated struct ContainerValueModifier<V>: TraitModifier {
    let keyPath: WritableKeyPath<ContainerValues, V>
    let value: V

    @MainActor func modify(_ item: inout Item) {
        var values = item.traits[ContainerValuesTrait.self]
        values[keyPath: keyPath] = value
        item.traits[ContainerValuesTrait.self] = values
    }
}

extension View {
    /// Sets a value that the view passes to its container.
    public nonisolated func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}

extension LayoutSubview {
    /// The values that the view passes to its container.
    public var containerValues: ContainerValues {
        let element = element
        return MainActor.assumeIsolated { LayoutValue(value: ContainerValues(element.traits)) }.value
    }
}
