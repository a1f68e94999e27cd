/// A key for values that views provide to their ancestors.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value for views that don't provide one.
    static var defaultValue: Value { get }
    /// Combines the values of several views, in their order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// The default value, `nil`.
    public static var defaultValue: Value { nil }
}

extension View {
    /// Sets a preference for the view's ancestors, replacing the values from the view's descendants.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Transforms a preference of the view's descendants.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }

    /// Adds an action to perform when a preference of the view's descendants changes.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}

/// The modifier that `preference(key:value:)` applies.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
    let value: Key.Value
}

extension _PreferenceWritingModifier: WrappingModifier {
    func makeElement(_ inputs: _ViewInputs) -> PreferenceElement<Key> { PreferenceElement() }

    func update(_ element: PreferenceElement<Key>, _ inputs: _ViewInputs) {
        let value = value
        element.transform = { inherited, _ in inherited = value }
    }
}

/// The modifier that `transformPreference(_:_:)` applies.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
    let transform: (inout Key.Value) -> Void
}

extension _PreferenceTransformModifier: WrappingModifier {
    func makeElement(_ inputs: _ViewInputs) -> PreferenceElement<Key> { PreferenceElement() }

    func update(_ element: PreferenceElement<Key>, _ inputs: _ViewInputs) {
        let transform = transform
        element.transform = { inherited, _ in transform(&inherited) }
    }
}

/// The modifier that `onPreferenceChange(_:perform:)` applies.
public struct _PreferenceActionModifier<Key: PreferenceKey> {
    var reportsDefaultValue = false
    let action: (Key.Value) -> Void
}

extension _PreferenceActionModifier: WrappingModifier {
    func makeElement(_ inputs: _ViewInputs) -> PreferenceReaderElement<Key> { PreferenceReaderElement() }

    func update(_ element: PreferenceReaderElement<Key>, _ inputs: _ViewInputs) {
        element.reportsDefaultValue = reportsDefaultValue
        element.action = action
    }
}
