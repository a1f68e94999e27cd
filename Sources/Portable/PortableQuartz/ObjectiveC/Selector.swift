/// The name of a method, for example for the target-action mechanism.
///
/// Two selectors are equal if their names are equal.
///
/// Differs from UIKit: there's no Objective-C runtime that finds a method by its name. A selector from `#selector`,
/// which Collage's build tool rewrites, contains the method. A selector from a string finds the methods in
/// ``InterfaceConnectable/interfaceActions`` of a class. If there's no such method, it raises an exception for an
/// unrecognized selector.
public struct Selector: Sendable {
    /// A closure that calls the method on a target, or returns `false` if the target has no such method.
    package typealias Method = @MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ event: Any?) -> Bool

    package let name: String
    /// A closure that returns a Boolean value that indicates whether an object has the method. It's `nil` if only the
    /// name is known.
    private let recognizes: (@MainActor @Sendable (_ target: AnyObject) -> Bool)?
    private let method: Method?

    /// Creates a selector with the given name, for example `"tapped:"`.
    public init(_ name: String) {
        self.name = name
        recognizes = nil
        method = nil
    }

    /// Creates a selector for a method without parameters.
    @_spi(Collage)
    public init<Target: AnyObject, Result>(
        _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor () -> Result
    ) {
        self.init(name, of: Target.self) { target, _, _ in _ = method(target)() }
    }

    /// Creates a selector for a method with the sender.
    @_spi(Collage)
    public init<Target: AnyObject, Sender, Result>(
        _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(name, of: Target.self) { target, sender, _ in
            _ = method(target)(Selector.cast(sender, for: name))
        }
    }

    /// Creates a selector for a method with the sender and the event.
    @_spi(Collage)
    public init<Target: AnyObject, Sender, Event, Result>(
        _ name: String, _ method: @escaping @Sendable (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        self.init(name, of: Target.self) { target, sender, event in
            let second = (event as? AdditionalArguments).map(\.second) ?? event
            _ = method(target)(Selector.cast(sender, for: name), Selector.cast(second, for: name))
        }
    }

    /// Creates a selector for a method with three parameters.
    @_spi(Collage)
    public init<Target: AnyObject, First, Second, Third, Result>(
        _ name: String,
        _ method: @escaping @Sendable (Target) -> @MainActor (First, Second, Third) -> Result
    ) {
        self.init(name, of: Target.self) { target, first, rest in
            let rest = rest as? AdditionalArguments ?? AdditionalArguments(second: rest, third: nil)
            _ = method(target)(
                Selector.cast(first, for: name), Selector.cast(rest.second, for: name),
                Selector.cast(rest.third, for: name))
        }
    }

    /// Creates a selector for a method without parameters in a class that isn't isolated to the main actor.
    @_disfavoredOverload
    @_spi(Collage)
    public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping @Sendable (Target) -> () -> Result) {
        self.init(name, of: Target.self) { target, _, _ in _ = method(target)() }
    }

    /// Creates a selector for a method with the sender in a class that isn't isolated to the main actor.
    @_disfavoredOverload
    @_spi(Collage)
    public init<Target: AnyObject, Sender, Result>(
        _ name: String, _ method: @escaping @Sendable (Target) -> (Sender) -> Result
    ) {
        self.init(name, of: Target.self) { target, sender, _ in
            _ = method(target)(Selector.cast(sender, for: name))
        }
    }

    /// Creates a selector for a class method without parameters.
    @_spi(Collage)
    public init<Result>(_ name: String, _ method: @escaping @MainActor @Sendable () -> Result) {
        self.init(name, ofClass: { _ in _ = method() })
    }

    /// Creates a selector for a class method with the sender.
    @_disfavoredOverload
    @_spi(Collage)
    public init<Sender, Result>(_ name: String, _ method: @escaping @MainActor @Sendable (Sender) -> Result) {
        self.init(name, ofClass: { _ = method(Selector.cast($0, for: name)) })
    }

    private init(_ name: String, ofClass call: @escaping @MainActor @Sendable (_ sender: Any?) -> Void) {
        self.name = name
        recognizes = { $0 is ClassTarget }
        method = { target, sender, _ in
            guard target is ClassTarget else { return false }
            call(sender)
            return true
        }
    }

    init<Target: AnyObject>(
        _ name: String, of type: Target.Type, call: @escaping @MainActor @Sendable (Target, Any?, Any?) -> Void
    ) {
        self.name = name
        recognizes = { $0 is Target }
        method = { target, sender, event in
            guard let target = target as? Target else { return false }
            call(target, sender, event)
            return true
        }
    }

    /// Returns a Boolean value that indicates whether `target` has the method. If only the name is known, the class
    /// must list the method in its `interfaceActions`.
    @MainActor
    package func isImplemented(by target: AnyObject) -> Bool {
        recognizes?(target) ?? (InterfaceAction.named(name, of: target) != nil)
    }

    /// Calls the method on `target` with the sender, and the event or further arguments. It raises an exception if the
    /// target has no such method.
    @MainActor
    package func send(to target: AnyObject, sender: Any?, event: Any? = nil) {
        let method =
            method ?? InterfaceAction.named(name, of: target)?.method
            ?? (target as? any MessageReceiver)?.standardMethod(named: name)?.method
        guard let method, method(target, sender, event) else {
            raise("-[\(type(of: target)) \(name)]: unrecognized selector sent to instance")
        }
    }

    static func cast<Value>(_ value: Any?, for name: String) -> Value {
        // A Boolean parameter receives the address of the object, as in `#selector(UIView.endEditing(_:))` for a gesture.
        guard let value = value as? Value ?? (value != nil) as? Value else {
            raise("\(name) expects \(Value.self), but was sent \(value.map { "\(type(of: $0))" } ?? "nil")")
        }
        return value
    }
}

/// The arguments of a message after the first one, if it has three.
package struct AdditionalArguments {
    package let second: Any?
    package let third: Any?

    package init(second: Any?, third: Any?) {
        self.second = second
        self.third = third
    }
}

extension Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// Creates a selector with the given name.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Returns a Boolean value that indicates whether two selectors have the same name.
    public static func == (left: Selector, right: Selector) -> Bool {
        left.name == right.name
    }

    /// Hashes the selector by feeding its name into the given hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }

    /// The name of the selector.
    public var description: String { name }
}

/// Returns the declared type of a value, so that a method of the type can be found. The expression isn't evaluated, so
/// it can be an outlet that isn't connected yet.
@_spi(Collage)
public func _declaredType<Value>(of value: @autoclosure () -> Value?) -> Value.Type {
    Value.self
}

/// Returns a selector with the given name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

/// Returns the name of `aSelector`.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.name
}
