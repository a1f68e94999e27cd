import Foundation

/// The state of the hinge of a foldable device.
///
/// Differs from UIKit: no device is foldable, so there's no hinge.
@preconcurrency @MainActor
open class UIHinge: NSObject {
    /// The states of a hinge.
    public enum Status: Int, Sendable {
        /// The state is unknown.
        case unknown = 0
        /// The device is closed.
        case closed = 1
        /// The device is partially open.
        case partiallyOpen = 2
        /// The device is fully open.
        case fullyOpen = 3
    }

    package override init() {
        super.init()
    }

    /// The angle of the hinge, in radians.
    open var angle: CGFloat { 0 }

    /// The state of the hinge.
    open var status: Status { .unknown }
}

/// An interaction that reports changes of a device's hinge.
///
/// Differs from UIKit: its handler is never called, because no device is foldable.
@preconcurrency @MainActor
open class UIHingeInteraction: NSObject, UIInteraction {
    /// A change to the state of a hinge.
    @preconcurrency @MainActor
    open class Update: NSObject {
        package override init() {
            super.init()
        }

        /// The hinge, or `nil` if the view isn't on a device with a hinge.
        open var hinge: UIHinge? { nil }
    }

    private let updateHandler: (UIHingeInteraction, UIHingeInteraction.Update) -> Void
    private weak var attachedView: UIView?

    /// Creates an interaction with a closure that's called with each change.
    public init(updateHandler: @escaping (UIHingeInteraction, UIHingeInteraction.Update) -> Void) {
        self.updateHandler = updateHandler
        super.init()
    }

    /// A Boolean value that indicates whether changes are reported. The default is `true`.
    open var isEnabled = true

    /// The view that has the interaction, or `nil`.
    open var view: UIView? { attachedView }

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Stores the view.
    open func didMove(to view: UIView?) {
        attachedView = view
    }
}
