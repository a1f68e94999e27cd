import Foundation

/// A method that interface files and selectors identify by name. Without the Objective-C runtime, Swift can't find it
/// by its name.
///
/// See ``InterfaceConnectable/interfaceActions``.
public struct InterfaceAction: Sendable {
    /// The selector with the name and the method.
    package let selector: Selector
    /// A closure that creates the destination of a segue, or `nil` if the method isn't a segue action.
    package var make: (@MainActor @Sendable (_ target: AnyObject, SegueDestination) -> AnyObject?)?

    /// Creates an action for a method without parameters, for example `InterfaceAction("refresh",
    /// MyController.refresh)`.
    public init<Target: AnyObject, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Result
    ) {
        selector = Selector(name, of: Target.self) { target, _, _ in _ = method(target)() }
    }

    /// Creates an action for a method with the sender, for example `InterfaceAction("tapped:", MyController.tapped)`.
    public init<Target: AnyObject, Sender, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Result
    ) {
        selector = Selector(name, of: Target.self) { target, sender, _ in
            _ = method(target)(Selector.cast(sender, for: name))
        }
    }

    /// Creates an action for a method with the sender and the event, for example `InterfaceAction("tapped:with:",
    /// MyController.tapped)`.
    public init<Target: AnyObject, Sender, Event, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        selector = Selector(name, of: Target.self) { target, sender, event in
            let second = (event as? AdditionalArguments).map(\.second) ?? event
            _ = method(target)(Selector.cast(sender, for: name), Selector.cast(second, for: name))
        }
    }

    /// Creates an action for a method without parameters in a class that isn't isolated to the main actor.
    @_disfavoredOverload
    @_spi(Collage)
    public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping @Sendable (Target) -> () -> Result) {
        selector = Selector(name, method)
    }

    /// Creates an action for a method with the sender in a class that isn't isolated to the main actor.
    @_disfavoredOverload
    @_spi(Collage)
    public init<Target: AnyObject, Sender, Result>(
        _ name: String, _ method: @escaping @Sendable (Target) -> (Sender) -> Result
    ) {
        selector = Selector(name, method)
    }

    /// Creates a segue action.
    package init(
        _ name: String, make: @escaping @MainActor @Sendable (_ target: AnyObject, SegueDestination) -> AnyObject?
    ) {
        selector = Selector(name)
        self.make = make
    }

    /// Returns the method with the given name from the list of the object's class.
    @MainActor
    package static func named(_ name: String, of object: AnyObject) -> Selector? {
        guard let type = type(of: object) as? any InterfaceConnectable.Type else { return nil }
        return type.interfaceActions.last { $0.selector.name == name }?.selector
    }
}

/// The arguments of a segue action.
package struct SegueDestination {
    package let coder: NSCoder
    package let sender: Any?
    package let identifier: String?

    package init(coder: NSCoder, sender: Any?, identifier: String?) {
        self.coder = coder
        self.sender = sender
        self.identifier = identifier
    }
}
