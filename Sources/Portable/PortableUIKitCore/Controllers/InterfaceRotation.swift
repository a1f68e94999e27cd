import Foundation

/// A rotation of the interface, for the older methods of view controllers.
@MainActor
struct InterfaceRotation {
    private let former: UIInterfaceOrientation
    private let new: UIInterfaceOrientation
    private let controllers: [UIViewController]

    /// Returns the orientation of an interface of the given size.
    static func orientation(of size: CGSize) -> UIInterfaceOrientation {
        size.width > size.height ? .landscapeLeft : .portrait
    }

    /// Creates the rotation between two orientations, or returns `nil` if they're the same.
    init?(from former: UIInterfaceOrientation, to new: UIInterfaceOrientation, in root: UIViewController) {
        guard former != new else { return nil }
        self.former = former
        self.new = new
        controllers = Self.listeners(from: root)
    }

    /// Notifies the view controllers before the rotation. A rotation of the device has no duration.
    func begin() {
        for controller in controllers { controller.willRotate(to: new, duration: 0) }
    }

    /// Notifies the view controllers during the rotation.
    func animate() {
        for controller in controllers { controller.willAnimateRotation(to: new, duration: 0) }
    }

    /// Notifies the view controllers after the rotation.
    func end() {
        for controller in controllers { controller.didRotate(from: former) }
    }

    private static func listeners(from controller: UIViewController) -> [UIViewController] {
        let presented = controller.presenting.made.map { listeners(from: $0.presented) } ?? []
        guard controller.shouldAutomaticallyForwardRotationMethods() else { return [controller] + presented }
        return [controller] + controller.children.flatMap(listeners) + presented
    }
}
