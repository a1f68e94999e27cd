/// A property of one of the app's views that the system changes for a time, for example during a transition. At the
/// end, it has the app's value: the one before the change, or one that the app has set meanwhile.
@MainActor
package struct TemporaryChange<Value: Equatable> {
    private let view: UIView
    private let property: ReferenceWritableKeyPath<UIView, Value>
    private var latest: Value
    private var original: Value

    package init(of property: ReferenceWritableKeyPath<UIView, Value>, in view: UIView) {
        self.view = view
        self.property = property
        latest = view[keyPath: property]
        original = latest
    }

    /// Sets the property to a value that's derived from the app's.
    package mutating func change(_ value: (Value) -> Value) {
        updateOriginal()
        let new = value(original)
        if view[keyPath: property] != new { view[keyPath: property] = new }
        // A view can round the value of a property, such as its opacity.
        latest = view[keyPath: property]
    }

    /// Restores the app's value.
    package mutating func end() {
        change { $0 }
    }

    /// Adopts a value that the app has set since the latest change.
    private mutating func updateOriginal() {
        let current = view[keyPath: property]
        if current != latest { original = current }
    }
}
