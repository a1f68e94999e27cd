import Foundation

/// A turn of the interface, as the older methods of controllers tell it.
@MainActor
struct InterfaceTurn {
    private let former: UIInterfaceOrientation
    private let new: UIInterfaceOrientation
    private let controllers: [UIViewController]

    /// How an interface of a size stands.
    static func orientation(of size: CGSize) -> UIInterfaceOrientation {
        size.width > size.height ? .landscapeLeft : .portrait
    }

    /// The turn from one orientation to another; nil if they are the same.
    init?(from former: UIInterfaceOrientation, to new: UIInterfaceOrientation, in root: UIViewController) {
        guard former != new else { return nil }
        self.former = former
        self.new = new
        controllers = Self.listeners(from: root)
    }

    /// Tells the controllers before the turn; turns of devices take no time here.
    func begin() {
        for controller in controllers { controller.willRotate(to: new, duration: 0) }
    }

    /// Tells them while it is made.
    func animate() {
        for controller in controllers { controller.willAnimateRotation(to: new, duration: 0) }
    }

    /// Tells them after it.
    func end() {
        for controller in controllers { controller.didRotate(from: former) }
    }

    private static func listeners(from controller: UIViewController) -> [UIViewController] {
        let presented = controller.presenting.made.map { listeners(from: $0.presented) } ?? []
        guard controller.shouldAutomaticallyForwardRotationMethods() else { return [controller] + presented }
        return [controller] + controller.children.flatMap(listeners) + presented
    }
}
