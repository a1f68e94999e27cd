/// A method that interface files and selectors name, which Swift can't find by its name without Objective-C.
///
/// See ``InterfaceConnectable/interfaceActions``.
public struct InterfaceAction: Sendable {
    /// The name with the method.
    package let selector: Selector

    /// A method without parameters, for example `InterfaceAction("refresh", MyController.refresh)`.
    public init<Target: AnyObject>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void
    ) {
        selector = Selector(name, method)
    }

    /// A method with the sender, for example `InterfaceAction("tapped:", MyController.tapped)`.
    public init<Target: AnyObject, Sender>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender) -> Void
    ) {
        selector = Selector(name, method)
    }

    /// A method with the sender and the event, for example `InterfaceAction("tapped:with:", MyController.tapped)`.
    public init<Target: AnyObject, Sender, Event>(
        _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Sender, Event) -> Void
    ) {
        selector = Selector(name, method)
    }
}
