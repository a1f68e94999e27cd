import Foundation

extension UIView {
    /// A description of the view and its descendants, with one indented line for each, for snapshots and the console.
    /// - Complexity: O(*n*) in the number of descendants.
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
