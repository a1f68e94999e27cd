#sourceLocation(file: "/App/Constraint.swift", line: 1)
@_spi(Collage) import UIKit

extension NSLayoutConstraint {
    var summary: String {
        guard let item = firstItem else { return _className(type(of: self)) }
        return "<" + _className(type(of: item)) + ">"
    }
}

extension UITableViewCell {
    class var identifier: String { _className(self) }
}
