import Foundation

extension InterfaceAction {
    /// Creates an action for a method marked `@IBSegueAction`, which creates the destination of a segue. The method
    /// passes its coder to `super.init(coder:)`. If it returns `nil`, the storyboard creates the controller.
    public init<Target: AnyObject>(
        _ name: String,
        making method: @escaping @MainActor @Sendable (Target) -> @MainActor (NSCoder) -> UIViewController?
    ) {
        self.init(name, of: Target.self) { method($0)($1.coder) }
    }

    /// Creates an action for a method that creates the destination of a segue. Its parameters are the coder and the
    /// sender.
    public init<Target: AnyObject>(
        _ name: String,
        making method: @escaping @MainActor @Sendable (Target) -> @MainActor (NSCoder, Any?) -> UIViewController?
    ) {
        self.init(name, of: Target.self) { method($0)($1.coder, $1.sender) }
    }

    /// Creates an action for a method that creates the destination of a segue. Its parameters are the coder, the
    /// sender, and the segue's identifier.
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
