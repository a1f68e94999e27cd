#sourceLocation(file: "/App/UIView+Inspectable.swift", line: 1)
import UIKit

extension UIView {
                   var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}

extension ProfileViewController {
              func block(_ sender: Any) {}
}

#sourceLocation()
final class InterfaceExtensions__: InterfaceConnectable {
    static var interfaceProperties: [InterfaceProperty] { [
        InterfaceProperty("cornerRadius", \UIView.cornerRadius),
    ] }
}
