import Observation

private enum FocusedObservableKey<T: AnyObject>: FocusedValueKey { typealias Value = T }

extension View {
    /// Provides an optional observable object to other views of the scene while the view, or a view in it, has the
    /// focus.
    ///
    /// Differs from SwiftUI: the object is provided while the view is shown.
    public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedSceneValue(object)
    }

    /// Provides an optional observable object to other views of the scene while the view is shown.
    public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier { $0[FocusedObservableKey<T>.self] = object })
    }
}

extension FocusedValue where Value: AnyObject & Observable {
    /// Creates a property that reads the observable object of a type.
    public init(_ objectType: Value.Type) {
        self.init(key: \FocusedValues.[observable: ObjectIdentifier(objectType)]) {
            $0[FocusedObservableKey<Value>.self]
        }
    }
}

extension FocusedValues {
    /// A placeholder whose key path identifies the type of an observable object.
    fileprivate subscript(observable type: ObjectIdentifier) -> Never? { nil }
}
