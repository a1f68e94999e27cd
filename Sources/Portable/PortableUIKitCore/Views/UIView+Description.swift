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
}
