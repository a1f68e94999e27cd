import UIKit

extension NSLayoutConstraint {
    var summary: String {
        guard let item = firstItem else { return type(of: self).description() }
        return "<" + type(of: item).description() + ">"
    }
}

extension UITableViewCell {
    class var identifier: String { NSStringFromClass(self) }
}
