import Foundation
import PortableUIKit

/// A problem that an audit found.
public struct AuditFinding: Sendable, Hashable, CustomStringConvertible {
    /// The rule that the view violates.
    public let rule: AuditRule
    /// The view or element: its class, its name, and the view controller or cell that contains it.
    public let subject: String
    /// The frame on the screen, in points, or `nil` if the subject isn't on the screen.
    public let frame: CGRect?
    /// A description of the problem, with numbers.
    public let message: String

    /// The finding in one line.
    public var description: String {
        let place =
            frame.map { " at (\($0.minX.short), \($0.minY.short)), \($0.width.short) x \($0.height.short)" } ?? ""
        return "\(rule.title): \(subject)\(place): \(message)"
    }
}

extension CGFloat {
    /// The number with at most one decimal place.
    var short: String {
        let rounded = (self * 10).rounded() / 10
        return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }
}

extension UIView {
    /// A description that helps to find the view: its class, its identifier, label, or text, and its container.
    var auditName: String {
        var name = "\(type(of: self))"
        let called = [accessibilityIdentifier, accessibilityLabel, (self as? UILabel)?.text].lazy
            .compactMap { $0 }.first { !$0.isEmpty }
        if let called { name += " \(called.prefix(60).quoted)" }
        let outer = sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 }
            .first { $0 is UICollectionViewCell || $0 is UITableViewCell }
        if let outer { name += " in \(type(of: outer))" }
        if let controller = sequence(first: next, next: { $0?.next }).lazy.compactMap({ $0 as? UIViewController }).first
        {
            name += " of \(type(of: controller))"
        }
        return name
    }

    /// The frame on the screen.
    var auditFrame: CGRect { convertToScreen(bounds) }
}

extension StringProtocol {
    /// The text in quotation marks, on one line.
    var quoted: String { "\"\(String(self).replacing("\n", with: "⏎"))\"" }
}
