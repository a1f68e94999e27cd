/// What hears that the interface file that it comes from has been loaded.
@MainActor
package protocol InterfaceAwakening: AnyObject {
    func awakeFromNib()
}

extension UIResponder: InterfaceAwakening {}
extension UIBarItem: InterfaceAwakening {}
extension UINavigationItem: InterfaceAwakening {}
extension UIGestureRecognizer: InterfaceAwakening {}
extension NSLayoutConstraint: InterfaceAwakening {}
