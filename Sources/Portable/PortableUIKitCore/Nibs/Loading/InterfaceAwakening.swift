/// An object that's notified after its interface file has been loaded.
@MainActor
package protocol InterfaceAwakening: AnyObject {
    func awakeFromNib()
}

extension UIResponder: InterfaceAwakening {}
extension UIBarItem: InterfaceAwakening {}
extension UINavigationItem: InterfaceAwakening {}
extension UIGestureRecognizer: InterfaceAwakening {}
extension NSLayoutConstraint: InterfaceAwakening {}
