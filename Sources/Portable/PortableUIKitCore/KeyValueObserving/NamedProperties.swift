import Foundation

/// Returns the value of the property with the given name, as for an `AnyObject` in Objective-C, or `nil` if the object
/// is `nil`.
///
/// The property must be in the ``InterfaceConnectable/interfaceProperties`` of the object's class, or be one of UIKit's
/// that interface files set. Raises an exception if the object has no such property or if its value has another type.
///
/// Sources that Collage's tool has rewritten call this function.
@_spi(Collage)
@preconcurrency @MainActor
public func _property<Value>(_ name: String, of object: AnyObject?) -> Value? {
    guard let object else { return nil }
    // In Objective-C, the names of Boolean properties have no prefix “is”.
    let plain = name.hasPrefix("is") ? name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) : name
    guard let property = [name, plain].lazy.compactMap({ InterfaceKeys.property(named: $0, of: object) }).first,
        let value = property.get(object)
    else { raise("-[\(type(of: object)) \(name)]: unrecognized selector sent to instance") }
    if let value = value as? Value { return value }
    // A separate type in Swift is a plain number in Objective-C.
    if let raw = (value as? any RawRepresentable)?.rawValue as? Value { return raw }
    raise("-[\(type(of: object)) \(name)]: the value isn't a \(Value.self)")
}
