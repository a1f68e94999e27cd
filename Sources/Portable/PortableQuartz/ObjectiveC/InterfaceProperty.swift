/// A property that interface files set by name, with its key path.
///
/// See ``InterfaceConnectable/interfaceProperties``.
public struct InterfaceProperty {
    /// The name of the property in files. Nested properties have periods, as in `layer.cornerRadius`.
    package let name: String
    package let valueType: Any.Type
    /// A Boolean value that indicates whether the property can be set.
    package let isSettable: Bool
    /// A closure that sets the property of an object, or returns `false` if the value has the wrong type.
    package let set: @MainActor (_ value: Any?, _ object: AnyObject) -> Bool
    /// A closure that returns the property's value in an object, or `nil` if the object isn't an instance of the
    /// property's class.
    package let get: @MainActor (_ object: AnyObject) -> Any?
    /// A closure that returns a Boolean value that indicates whether an object is an instance of the property's class.
    package let belongs: @MainActor (_ object: AnyObject) -> Bool

    /// Creates a property of a class.
    ///
    /// - Parameters:
    ///   - name: The name of the property in files.
    ///   - property: The key path. Outlets are optional, and outlet collections are arrays.
    @MainActor
    public init<Root: AnyObject, Value>(_ name: String, _ property: ReferenceWritableKeyPath<Root, Value>) {
        self.name = name
        valueType = Value.self
        isSettable = true
        set = { value, object in
            guard let object = object as? Root, let value = InterfaceProperty.convert(value as Any, to: Value.self)
            else { return false }
            object[keyPath: property] = value
            return true
        }
        get = { ($0 as? Root).map { $0[keyPath: property] as Any } }
        belongs = { $0 is Root }
    }

    /// Creates a property of a class that can be observed by name but not set.
    ///
    /// - Parameters:
    ///   - name: The name of the property for observers.
    ///   - property: The key path. The class calls `_didChangeProperty(of:)` after each change.
    @_spi(Collage)
    @MainActor
    public init<Root: AnyObject, Value>(_ name: String, observing property: KeyPath<Root, Value>) {
        self.name = name
        valueType = Value.self
        isSettable = false
        set = { _, _ in false }
        get = { ($0 as? Root).map { $0[keyPath: property] as Any } }
        belongs = { $0 is Root }
    }

    /// Converts a value to the given type. Numbers are converted to the type's kind of number.
    package static func convert<Value>(_ value: Any, to type: Value.Type) -> Value? {
        if let value = value as? Value { return value }
        guard let number = value as? Double else { return nil }
        let forms: [Any] = [CGFloat(number), Float(number)] + (Int(exactly: number).map { [$0 as Any] } ?? [])
        return forms.lazy.compactMap { $0 as? Value }.first
    }
}
