import Foundation

extension InterfaceAction {
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
        self.init(name, make: { target, destination in (target as? Target).flatMap { make($0, destination) } })
    }
}
