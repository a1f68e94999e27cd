extension View {
    /// Sets a preference to a value that is computed from an anchor of the view.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(_AnchorWritingModifier<A, K>(source: value) { $0 = transform($1) })
    }

    /// Transforms a preference of the view's descendants with an anchor of the view.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(_AnchorWritingModifier<A, K>(source: value, transform: transform))
    }

    /// Shows views in front of this one that are created from a preference of its descendants.
    public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(PreferenceDisplay<Key, T>(isBehind: false, alignment: .center, transform: transform))
    }

    /// Shows views in front of this one that are created from a preference of its descendants.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceDisplay<K, V>(isBehind: false, alignment: alignment, transform: transform))
    }

    /// Shows views behind this one that are created from a preference of its descendants.
    public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(PreferenceDisplay<Key, T>(isBehind: true, alignment: .center, transform: transform))
    }

    /// Shows views behind this one that are created from a preference of its descendants.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceDisplay<K, V>(isBehind: true, alignment: alignment, transform: transform))
    }
}

/// The modifier that `anchorPreference` applies.
public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey> {
    let source: Anchor<AnchorValue>.Source
    let transform: (inout Key.Value, Anchor<AnchorValue>) -> Void
}

extension _AnchorWritingModifier: WrappingModifier {
    func makeElement(_ inputs: _ViewInputs) -> PreferenceElement<Key> { PreferenceElement(hasAnchor: true) }

    func update(_ element: PreferenceElement<Key>, _ inputs: _ViewInputs) {
        let (source, transform) = (source, transform)
        element.transform = { transform(&$0, source.anchor(of: $1)) }
    }
}

/// A view with content that's created from a preference of its descendants. The preference is read after layout, and
/// the content is laid out in the same frame.
struct PreferenceDisplay<Key: PreferenceKey, Display: View> {
    let isBehind: Bool
    let alignment: Alignment
    let transform: (Key.Value) -> Display
    /// The preference value, or `nil` before the first layout.
    @State private var value: Key.Value?

    init(isBehind: Bool, alignment: Alignment, transform: @escaping (Key.Value) -> Display) {
        self.isBehind = isBehind
        self.alignment = alignment
        self.transform = transform
    }
}

extension PreferenceDisplay: ViewModifier {
    func body(content: Content) -> some View {
        let observed = content.modifier(_PreferenceActionModifier<Key>(reportsDefaultValue: true) { value = $0 })
        if isBehind {
            observed.background(alignment: alignment) { value.map(transform) }
        } else {
            observed.overlay(alignment: alignment) { value.map(transform) }
        }
    }
}
