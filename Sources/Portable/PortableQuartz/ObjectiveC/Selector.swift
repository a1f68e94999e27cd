/// The name of a method, for target-action.
///
/// Two selectors are equal if their names are.
///
/// Differs from UIKit: there is no Objective-C runtime that would find a method by its name. A selector that
/// `#selector` made (rewritten by Collage's build tool) carries the method; one that was made from a string alone finds
/// the methods that a class has in ``InterfaceConnectable/interfaceActions``, and raises as an unrecognized selector
/// does if there is none.
public struct Selector: Sendable {
    /// Calls the method on a target; false if the target has no such method.
    package typealias Method = @MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ event: Any?) -> Bool

    package let name: String
    /// Whether an object has the method; nil if only the name is known.
    private let recognizes: (@MainActor @Sendable (_ target: AnyObject) -> Bool)?
    private let method: Method?

    /// The selector called `name`, for example `"tapped:"`.
    public init(_ name: String) {
        self.name = name
        recognizes = nil
        method = nil
    }

    /// A selector that calls a method without parameters.
    @_spi(Collage)
    public init<Target: AnyObject, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Result
    ) {
        self.init(name, of: Target.self) { target, _, _ in _ = method(target)() }
    }

    /// A selector that calls a method with the sender.
    @_spi(Collage)
    public init<Target: AnyObject, Sender, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(name, of: Target.self) { target, sender, _ in
            _ = method(target)(Selector.cast(sender, for: name))
        }
    }

    /// A selector that calls a method with the sender and the event.
    @_spi(Collage)
    public init<Target: AnyObject, Sender, Event, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        self.init(name, of: Target.self) { target, sender, event in
            let second = (event as? FurtherArguments).map(\.second) ?? event
            _ = method(target)(Selector.cast(sender, for: name), Selector.cast(second, for: name))
        }
    }

    /// A selector that calls a method with three parameters.
    @_spi(Collage)
    public init<Target: AnyObject, First, Second, Third, Result>(
        _ name: String,
        _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (First, Second, Third) -> Result
    ) {
        self.init(name, of: Target.self) { target, first, rest in
            let rest = rest as? FurtherArguments ?? FurtherArguments(second: rest, third: nil)
            _ = method(target)(
                Selector.cast(first, for: name), Selector.cast(rest.second, for: name),
                Selector.cast(rest.third, for: name))
        }
    }

    /// A selector that calls a method without parameters of a class outside the main actor.
    @_disfavoredOverload
    @_spi(Collage)
    public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping @Sendable (Target) -> () -> Result) {
        self.init(name, of: Target.self) { target, _, _ in _ = method(target)() }
    }

    /// A selector that calls a method with the sender of a class outside the main actor.
    @_disfavoredOverload
    @_spi(Collage)
    public init<Target: AnyObject, Sender, Result>(
        _ name: String, _ method: @escaping @Sendable (Target) -> (Sender) -> Result
    ) {
        self.init(name, of: Target.self) { target, sender, _ in
            _ = method(target)(Selector.cast(sender, for: name))
        }
    }

    private init<Target: AnyObject>(
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

    /// Whether `target` has the method. If only the name is known, it has if its class says so in its
    /// `interfaceActions`.
    @MainActor
    package func isImplemented(by target: AnyObject) -> Bool {
        recognizes?(target) ?? (InterfaceAction.named(name, of: target) != nil)
    }

    /// Calls the method on `target`; raises if the target has no such method. Beside the sender it gets the event, or
    /// what else the message is about.
    @MainActor
    package func send(to target: AnyObject, sender: Any?, event: Any? = nil) {
        let method =
            method ?? InterfaceAction.named(name, of: target)?.method
            ?? (target as? any MessageReceiver)?.standardMethod(named: name)?.method
        guard let method, method(target, sender, event) else {
            raise("-[\(type(of: target)) \(name)]: unrecognized selector sent to instance")
        }
    }

    private static func cast<Value>(_ value: Any?, for name: String) -> Value {
        guard let value = value as? Value else {
            raise("\(name) expects \(Value.self), but was sent \(value.map { "\(type(of: $0))" } ?? "nil")")
        }
        return value
    }
}

/// What a message is about beside its first argument, if it has three.
package struct FurtherArguments {
    package let second: Any?
    package let third: Any?

    package init(second: Any?, third: Any?) {
        self.second = second
        self.third = third
    }
}

extension Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The selector called `value`.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Whether both have the same name.
    public static func == (left: Selector, right: Selector) -> Bool {
        left.name == right.name
    }

    /// Feeds the name to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }

    /// The name.
    public var description: String { name }
}

/// The type that a value is declared with, for a method of whatever an expression stands for. The expression isn't
/// evaluated, and may be an outlet that isn't connected yet.
@_spi(Collage)
public func _declaredType<Value>(of value: @autoclosure () -> Value?) -> Value.Type {
    Value.self
}

/// The selector called `aSelectorName`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

/// The name of `aSelector`.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.name
}
