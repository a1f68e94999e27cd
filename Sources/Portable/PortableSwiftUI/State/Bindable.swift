import Observation

/// A property wrapper that creates bindings to the properties of an observable object.
///
/// ```swift
/// @Observable final class Draft {
///     var name = ""
///     var minutes = 30
/// }
///
/// struct DraftEditor: View {
///     @Bindable var draft: Draft
///
///     var body: some View {
///         TextField("Name", text: $draft.name)
///         Stepper("\(draft.minutes) minutes", value: $draft.minutes)
///     }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Unavailable, because a value that isn't observable can't have bindings. Because this initializer is declared,
    /// the memberwise initializers of views accept the object instead of a `Bindable`.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { fatalError("The wrapped value must be an object that conforms to Observable.") }

    /// Creates a copy of the wrapper.
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }

    /// The wrapper itself.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
    /// Creates a wrapper for an object.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a wrapper for an object.
    public init(_ wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Bindable where Value: AnyObject {
    /// Returns a binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: ObjectLocation(wrappedValue, keyPath, isObservable: true))
    }
}
