import Foundation

/// The value of a property of an object that is only known as `AnyObject`, as Objective-C would find it by its name; nil
/// without an object. The property is one that the object's class has in its
/// ``InterfaceConnectable/interfaceProperties``, or one of UIKit's that interface files set. Raises if the object has no
/// such property, or its value is of another type.
///
/// Sources that Collage's tool has rewritten call it.
@_spi(Collage)
@preconcurrency @MainActor
public func _property<Value>(_ name: String, of object: AnyObject?) -> Value? {
    guard let object else { return nil }
    // Objective-C's names of what is true or false begin without “is”.
    let plain = name.hasPrefix("is") ? name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) : name
    guard let property = [name, plain].lazy.compactMap({ InterfaceKeys.property(named: $0, of: object) }).first,
        let value = property.get(object)
    else { raise("-[\(type(of: object)) \(name)]: unrecognized selector sent to instance") }
    if let value = value as? Value { return value }
    // What is a type of its own in Swift is a plain number to Objective-C.
    if let raw = (value as? any RawRepresentable)?.rawValue as? Value { return raw }
    raise("-[\(type(of: object)) \(name)]: the value isn't a \(Value.self)")
}
