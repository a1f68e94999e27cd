/// A property wrapper that reads a value from the focused view or the scene.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private let key: AnyKeyPath
    private var source: FocusedValueSource?

    /// Creates a property that reads the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        key = keyPath
        read = { $0[keyPath: keyPath] }
    }

    /// Creates a property with a closure that reads the value. The key identifies the closure.
    init(key: AnyKeyPath, read: @escaping (FocusedValues) -> Value?) {
        self.key = key
        self.read = read
    }

    /// The value, or `nil` if no view provides one.
    public var wrappedValue: Value? {
        guard isOnMainActor, let source else { return nil }
        return read(source.currentValues)
    }

    /// Links the property to its storage in the node of the view.
    @MainActor public static func _link(_ property: inout FocusedValue, _ context: inout _LinkContext) {
        property.source = context.node.inputs.environment.focusedValueSource
    }
}

extension FocusedValue: CustomComparable {
    func isSame(as other: FocusedValue) -> Bool { key == other.key }
}

/// A property wrapper that reads and writes a binding from the focused view or the scene.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private var value: FocusedValue<Binding<Value>>

    /// Creates a property for the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        value = FocusedValue(keyPath)
    }

    /// The value of the binding, or `nil` if no view provides one.
    public var wrappedValue: Value? {
        get { value.wrappedValue?.wrappedValue }
        nonmutating set {
            if let newValue { value.wrappedValue?.wrappedValue = newValue }
        }
    }

    /// A binding to the value, which is `nil` if no view provides one.
    public var projectedValue: Binding<Value?> {
        let property = self
        return Binding {
            property.wrappedValue
        } set: {
            property.wrappedValue = $0
        }
    }
}

extension View {
    /// Provides a value to other views of the scene while the view, or a view in it, has the focus.
    ///
    /// Differs from SwiftUI: the value is provided while the view is shown.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        focusedSceneValue(keyPath, value)
    }

    /// Provides an optional value to other views of the scene while the view, or a view in it, has the focus.
    ///
    /// Differs from SwiftUI: the value is provided while the view is shown.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        focusedSceneValue(keyPath, value)
    }

    /// Provides a value to other views of the scene while the view is shown.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        modifier(FocusedValueModifier { $0[keyPath: keyPath] = value })
    }

    /// Provides an optional value to other views of the scene while the view is shown.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        modifier(FocusedValueModifier { $0[keyPath: keyPath] = value })
    }
}

nonisolated struct FocusedValueModifier: WrappingModifier {
    let change: (inout FocusedValues) -> Void

    @MainActor func makeElement(_ inputs: _ViewInputs) -> FocusedValueElement { FocusedValueElement() }

    @MainActor func update(_ element: FocusedValueElement, _ inputs: _ViewInputs) {
        element.update(change, inputs.environment.focusedValueSource)
    }
}

/// Provides a value for as long as it's in a graph.
final class FocusedValueElement: UnaryElement {
    private var change: ((inout FocusedValues) -> Void)?
    private var source: FocusedValueSource?
    private var notifications = (flush: 0, count: 0)

    func update(_ change: @escaping (inout FocusedValues) -> Void, _ source: FocusedValueSource?) {
        self.change = change
        self.source = source
        provide(change)
    }

    override func didJoin() { provide(change) }

    override func willLeave() { source?.set(nil, by: self) }

    /// Views are updated after the bodies of this frame have been evaluated.
    private func provide(_ change: ((inout FocusedValues) -> Void)?) {
        graph?.afterLayout { [weak self] in
            if let self, graph != nil { source?.set(change, by: self, notifies: countNotification()) }
        }
    }

    /// Returns whether a change notifies the views that read the value. A view provides a new closure each time it's
    /// evaluated, so a view that also reads the value would be evaluated endlessly.
    private func countNotification() -> Bool {
        guard let graph else { return false }
        if notifications.flush != graph.statistics.flushes { notifications = (graph.statistics.flushes, 0) }
        notifications.count += 1
        return notifications.count < 3
    }
}
