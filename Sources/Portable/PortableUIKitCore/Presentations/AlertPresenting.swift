import Foundation

/// A controller that is an alert or an action sheet, which the system presents in a particular way.
@MainActor
package protocol AlertPresenting: UIViewController {
    /// A Boolean value that indicates whether the controller is an action sheet rather than an alert.
    var isActionSheet: Bool { get }

    /// The frame of all cards in the controller's view.
    var cardFrame: CGRect { get }

    /// The size of an action sheet in a popover.
    var sizeInPopover: CGSize { get }

    /// Dismisses the alert and performs its cancel action.
    /// - Returns: `true` if the alert has a cancel action.
    func performCancelAction() -> Bool
}
