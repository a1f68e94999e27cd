import PortableUIKit

/// The values that views provide to their host, such as the title and the requested sheets.
///
/// An element provides a value for as long as it's in the tree. If several elements provide the same kind of value, the
/// last one is used, or all of them where that makes sense.
@MainActor
final class HostValues {
    /// The edit mode of the screen.
    private(set) lazy var editMode = StateBox(EditMode.inactive)
    /// The views from which screens can expand.
    let transitionSources = TransitionSources()

    private var entries: [(owner: ObjectIdentifier, key: ObjectIdentifier, value: Any)] = []

    /// Returns the last value for a key.
    func last<K: HostValueKey>(_ key: K.Type) -> K.Value? { all(key).last }

    /// Returns all values for a key, in the order in which they were first provided.
    func all<K: HostValueKey>(_ key: K.Type) -> [K.Value] {
        entries.lazy.filter { $0.key == ObjectIdentifier(key) }.compactMap { $0.value as? K.Value }
    }

    fileprivate func set<K: HostValueKey>(_ value: K.Value?, _ key: K.Type, by owner: AnyObject) {
        let (owner, key) = (ObjectIdentifier(owner), ObjectIdentifier(key))
        let index = entries.firstIndex { $0.owner == owner && $0.key == key }
        switch (index, value) {
        case (let index?, let value?): entries[index].value = value
        case (nil, let value?): entries.append((owner, key, value))
        case (let index?, nil): entries.remove(at: index)
        case (nil, nil): break
        }
    }
}

/// A key of a value that views provide to their host.
@MainActor
protocol HostValueKey {
    associatedtype Value
}

/// The element of a view that provides a value to its host.
final class HostValueElement<Key: HostValueKey>: UnaryElement {
    var value: Key.Value? {
        didSet { notifyHost(value) }
    }

    override func didJoin() { notifyHost(value) }

    override func willLeave() { notifyHost(nil) }

    private func notifyHost(_ value: Key.Value?) {
        guard let host = graph?.host else { return }
        host.values.set(value, Key.self, by: self)
        // The host is notified after the views are updated.
        graph?.afterLayout { [weak host] in host?.hostValuesDidChange() }
    }
}

/// A modifier that provides a value to the host of a view.
nonisolated struct HostValueModifier<Key: HostValueKey>: WrappingModifier {
    /// Returns the value for an environment, or `nil` for none.
    let value: @MainActor (EnvironmentValues) -> Key.Value?

    @MainActor func makeElement(_ inputs: _ViewInputs) -> HostValueElement<Key> { HostValueElement() }

    @MainActor func update(_ element: HostValueElement<Key>, _ inputs: _ViewInputs) {
        element.value = value(inputs.environment)
    }
}
