import Foundation

extension UIView {
    /// The view and everything in it, a line each, indented by depth: for reviewable snapshots and the console.
    /// - Complexity: O(views in this one).
    package var recursiveDescription: String {
        var lines: [String] = []
        appendDescription(to: &lines, depth: 0)
        return lines.joined(separator: "\n")
    }

    private func appendDescription(to lines: inout [String], depth: Int) {
        lines.append(String(repeating: "   | ", count: depth) + description)
        for subview in subviews { subview.appendDescription(to: &lines, depth: depth + 1) }
    }

    /// A rectangle as UIKit prints it: `(x y; width height)`.
    nonisolated static func text(_ rect: CGRect) -> String {
        "(\(text(rect.minX)) \(text(rect.minY)); \(text(rect.width)) \(text(rect.height)))"
    }

    /// A length with at most three decimals.
    nonisolated static func text(_ length: CGFloat) -> String {
        let rounded = (Double(length) * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
