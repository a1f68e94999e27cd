/// A property that interface files set by its name, with a key path to it.
///
/// See ``InterfaceConnectable/interfaceProperties``.
public struct InterfaceProperty {
    /// The name that files have for the property; with dots for properties of properties, as in `layer.cornerRadius`.
    package let name: String
    package let valueType: Any.Type
    /// Whether the property can be set at all.
    package let isSettable: Bool
    /// Sets the property of an object; false if the value is of another type.
    package let set: @MainActor (_ value: Any?, _ object: AnyObject) -> Bool
    /// The value of an object; nil if the object isn't of the property's class.
    package let get: @MainActor (_ object: AnyObject) -> Any?
    /// Whether an object is of the property's class.
    package let belongs: @MainActor (_ object: AnyObject) -> Bool

    /// A property of a class.
    ///
    /// - Parameters:
    ///   - name: The name that files have for it.
    ///   - property: The property; outlets are optional, outlet collections arrays.
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

    /// A property of a class that can be observed by its name, and not be set.
    ///
    /// - Parameters:
    ///   - name: The name that observers have for it.
    ///   - property: The property. The class calls `_didChangeProperty(of:)` when it has changed.
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

    /// A value as one of a type: numbers become what kind of number is wanted.
    package static func convert<Value>(_ value: Any, to type: Value.Type) -> Value? {
        if let value = value as? Value { return value }
        guard let number = value as? Double else { return nil }
        let forms: [Any] = [CGFloat(number), Float(number)] + (Int(exactly: number).map { [$0 as Any] } ?? [])
        return forms.lazy.compactMap { $0 as? Value }.first
    }
}
