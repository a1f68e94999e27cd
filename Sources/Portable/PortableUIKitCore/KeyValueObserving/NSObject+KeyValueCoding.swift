import Foundation
import PortableQuartz

// In an extension of the protocol, so that classes with their own methods of these names, such as `CALayer` and
// `NSDictionary`, hide them. An extension of `NSObject` would make their calls ambiguous.
extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Returns the value of a property by its name.
    ///
    /// Objective-C finds every property of its classes. Here, these are the properties that interface files can set, the
    /// outlets of the class, and stored properties. User defaults return the value of a key, and arrays the values of their
    /// elements.
    ///
    /// Differs from UIKit: an unknown name doesn't raise an exception. It's logged, and the value is `nil`.
    /// - Complexity: O(*n*) in the number of the object's properties.
    public func value(forKey key: String) -> Any? {
        if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
        if let dictionary = self as? NSDictionary { return dictionary.object(forKey: key) }
        if let array = self as? NSArray { return array.map { KeyPathStep.value(of: $0, atKeyPath: key) ?? NSNull() } }
        if let value = NamedValues.of(self).read(key) { return value.value }
        Diagnostics.log("[<\(type(of: self))> valueForUndefinedKey:]: there is no property \(key) here.")
        return nil
    }

    /// Returns the value at the end of a path of property names, separated by periods.
    ///
    /// Differs from UIKit: see ``value(forKey:)``. Operators for collections, such as `@sum`, aren't available.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let value = NamedValues.of(self).read(keyPath) { return value.value }
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return value(forKey: keyPath) }
        return KeyPathStep.value(of: value(forKey: parts[0]), atKeyPath: parts[1])
    }

    /// Sets a property by its name. Mutable dictionaries and user defaults set the value of a key.
    ///
    /// Differs from UIKit: see ``value(forKey:)``. Stored properties that aren't outlets or inspectable can't be set.
    /// An unknown name or a value of another type doesn't raise an exception. It's logged, and nothing changes.
    public func setValue(_ value: Any?, forKey key: String) {
        if let dictionary = self as? NSMutableDictionary {
            let key = NSString(string: key)
            if let value { dictionary.setObject(value, forKey: key) } else { dictionary.removeObject(forKey: key) }
        } else if let defaults = self as? UserDefaults {
            defaults.set(value, forKey: key)
        } else {
            setValue(value, forKeyPath: key)
        }
    }

    /// Sets the property at the end of a path of property names, separated by periods.
    ///
    /// Differs from UIKit: see ``setValue(_:forKey:)``.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if self is NSMutableDictionary, !keyPath.contains(".") { return setValue(value, forKey: keyPath) }
        switch NamedValues.of(self).write(value, keyPath) {
        case .done: return
        case .wrongType(let expected):
            return Diagnostics.log(
                "[<\(type(of: self))> setValue:forKey:]: \(keyPath) is \(expected), so \(value ?? "nil") can't be set.")
        case .unknownName: break
        }
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        if parts.count == 2 {
            let owner = self.value(forKey: parts[0])
            if let changed = KeyPathStep.dictionary(owner, setting: value, atKeyPath: parts[1]) {
                return setValue(changed, forKey: parts[0])
            }
            if let object = owner as? NSObject { return object.setValue(value, forKeyPath: parts[1]) }
        }
        Diagnostics.log(
            "[<\(type(of: self))> setValue:forUndefinedKey:]: no property \(keyPath) can be set by its name here. Set it in "
                + "code, or mark it with @IBInspectable.")
    }
}

/// The part of a key path after a value that can be a dictionary.
private enum KeyPathStep {
    static func value(of owner: Any?, atKeyPath keyPath: String) -> Any? {
        guard let dictionary = owner as? [String: Any] else { return (owner as? NSObject)?.value(forKeyPath: keyPath) }
        if let value = dictionary[keyPath] { return value }
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        return parts.count == 2 ? value(of: dictionary[parts[0]], atKeyPath: parts[1]) : nil
    }

    /// Returns a Swift dictionary with a changed value, or `nil` if the owner isn't one.
    static func dictionary(_ owner: Any?, setting value: Any?, atKeyPath keyPath: String) -> [String: Any]? {
        guard !(owner is NSDictionary), var dictionary = owner as? [String: Any] else { return nil }
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        if parts.count == 1 {
            dictionary[keyPath] = value
        } else if let inner = Self.dictionary(dictionary[parts[0]], setting: value, atKeyPath: parts[1]) {
            dictionary[parts[0]] = inner
        } else {
            (dictionary[parts[0]] as? NSObject)?.setValue(value, forKeyPath: parts[1])
        }
        return dictionary
    }
}

/// Access to the properties of an object by their names. In Objective-C, this works on any thread. UIKit's properties
/// belong to the main actor, so other threads can only access stored properties.
private struct NamedValues: @unchecked Sendable {
    /// A property that was found. Its value can be `nil`.
    struct FoundProperty: @unchecked Sendable {
        let value: Any?
    }

    let object: NSObject

    static func of(_ object: NSObject) -> NamedValues { NamedValues(object: object) }

    func read(_ name: String) -> FoundProperty? {
        if Diagnostics.isOnMainQueue {
            let found = MainActor.assumeIsolated {
                InterfaceKeys.property(named: name, of: object).map { FoundProperty(value: $0.get(object)) }
            }
            if let found { return found }
        }
        for mirror in sequence(first: Mirror(reflecting: object), next: \.superclassMirror) {
            guard let value = mirror.children.first(where: { $0.label == name })?.value else { continue }
            // This prevents an optional within an optional.
            let optional = Mirror(reflecting: value)
            return FoundProperty(value: optional.displayStyle == .optional ? optional.children.first?.value : value)
        }
        return nil
    }

    func write(_ value: Any?, _ name: String) -> InterfaceKeys.Outcome {
        guard Diagnostics.isOnMainQueue else { return .unknownName }
        let found = FoundProperty(value: value)
        return MainActor.assumeIsolated { InterfaceKeys.set(found.value, forKey: name, of: object) }
    }
}
