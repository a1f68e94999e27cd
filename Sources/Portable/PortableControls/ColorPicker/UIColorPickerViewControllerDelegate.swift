import Foundation
import PortableUIKitCore

/// Methods that respond to the user's choice in a color picker. All methods are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user selected a color. The default calls
    /// ``colorPickerViewControllerDidSelectColor(_:)``.
    ///
    /// - Parameters:
    ///   - viewController: The color picker.
    ///   - color: The selected color.
    ///   - continuously: A Boolean value that indicates whether the user is still dragging. A call with `false` follows.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

    /// Tells the delegate that the user selected a color. It isn't called if the delegate implements
    /// ``colorPickerViewController(_:didSelect:continuously:)``.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

    /// Tells the delegate that the user dismissed the color picker. It isn't called if the app dismisses it.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Calls ``colorPickerViewControllerDidSelectColor(_:)``. This is the default implementation.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        colorPickerViewControllerDidSelectColor(viewController)
    }

    /// Does nothing. This is the default implementation.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}

    /// Does nothing. This is the default implementation.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
