import Foundation

/// A method that interface files and selectors name, which Swift can't find by its name without Objective-C.
///
/// See ``InterfaceConnectable/interfaceActions``.
public struct InterfaceAction: Sendable {
    /// The name with the method.
    package let selector: Selector
    /// Makes the controller that a segue leads to; nil for what isn't a segue action.
    package var make: (@MainActor @Sendable (_ target: AnyObject, SegueDestination) -> AnyObject?)?

    /// A method without parameters, for example `InterfaceAction("refresh", MyController.refresh)`.
    public init<Target: AnyObject, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Result
    ) {
        selector = Selector(name, method)
    }

    /// A method with the sender, for example `InterfaceAction("tapped:", MyController.tapped)`.
    public init<Target: AnyObject, Sender, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Result
    ) {
        selector = Selector(name, method)
    }

    /// A method with the sender and the event, for example `InterfaceAction("tapped:with:", MyController.tapped)`.
    public init<Target: AnyObject, Sender, Event, Result>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        selector = Selector(name, method)
    }

    /// A method without parameters of a class outside the main actor.
    @_disfavoredOverload
    @_spi(Collage)
    public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping @Sendable (Target) -> () -> Result) {
        selector = Selector(name, method)
    }

    /// A method with the sender of a class outside the main actor.
    @_disfavoredOverload
    @_spi(Collage)
    public init<Target: AnyObject, Sender, Result>(
        _ name: String, _ method: @escaping @Sendable (Target) -> (Sender) -> Result
    ) {
        selector = Selector(name, method)
    }

    /// A method that makes what a segue leads to.
    package init(
        _ name: String, make: @escaping @MainActor @Sendable (_ target: AnyObject, SegueDestination) -> AnyObject?
    ) {
        selector = Selector(name)
        self.make = make
    }

    /// The method of an object that a name stands for, among those that the object's class lists.
    @MainActor
    package static func named(_ name: String, of object: AnyObject) -> Selector? {
        guard let type = type(of: object) as? any InterfaceConnectable.Type else { return nil }
        return type.interfaceActions.last { $0.selector.name == name }?.selector
    }
}

/// What a segue action is told of the controller that it makes.
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
