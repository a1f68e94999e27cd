#sourceLocation(file: "/App/Constraint.swift", line: 1)
import UIKit

extension NSLayoutConstraint {
    var summary: String {
        guard let item = firstItem else { return NSStringFromClass(type(of: self)) }
        return "<" + NSStringFromClass(type(of: item)) + ">"
    }
}
