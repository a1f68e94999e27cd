import Foundation

/// A method that interface files and selectors name, which Swift can't find by its name without Objective-C.
///
/// See ``InterfaceConnectable/interfaceActions``.
public struct InterfaceAction: Sendable {
    /// The name with the method.
    package let selector: Selector
    /// Makes the controller that a segue leads to; nil for what isn't a segue action.
    var make: (@MainActor @Sendable (_ target: AnyObject, SegueDestination) -> UIViewController?)?

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

    /// A method that makes the controller that a segue leads to, which is marked `@IBSegueAction`, from the coder that
    /// it hands to `super.init(coder:)`; nil lets the storyboard make it.
    public init<Target: AnyObject>(
        _ name: String,
        making method: @escaping @MainActor @Sendable (Target) -> @MainActor (NSCoder) -> UIViewController?
    ) {
        self.init(name, of: Target.self) { method($0)($1.coder) }
    }

    /// A method that makes the controller that a segue leads to, with what the segue was sent by.
    public init<Target: AnyObject>(
        _ name: String,
        making method: @escaping @MainActor @Sendable (Target) -> @MainActor (NSCoder, Any?) -> UIViewController?
    ) {
        self.init(name, of: Target.self) { method($0)($1.coder, $1.sender) }
    }

    /// A method that makes the controller that a segue leads to, with what the segue was sent by and its identifier.
    public init<Target: AnyObject>(
        _ name: String,
        making method:
            @escaping @MainActor @Sendable (Target) -> @MainActor (NSCoder, Any?, String?) -> UIViewController?
    ) {
        self.init(name, of: Target.self) { method($0)($1.coder, $1.sender, $1.identifier) }
    }

    private init<Target: AnyObject>(
        _ name: String, of type: Target.Type,
        make: @escaping @MainActor @Sendable (Target, SegueDestination) -> UIViewController?
    ) {
        selector = Selector(name)
        self.make = { target, destination in (target as? Target).flatMap { make($0, destination) } }
    }
}

/// What a segue action is told of the controller that it makes.
struct SegueDestination {
    let coder: NSCoder
    let sender: Any?
    let identifier: String?
}
