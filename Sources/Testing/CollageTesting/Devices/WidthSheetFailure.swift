import Foundation

/// An error for a screen that violates the rules of a ``WidthSheet``.
public struct WidthSheetFailure: Error, CustomStringConvertible, Sendable {
    /// A problem at one width.
    public struct Problem: Sendable, Hashable {
        /// The violated rule.
        public let rule: WidthSheet.Rule
        /// The width of the window, in points.
        public let width: CGFloat
        /// The view or element.
        public let subject: String
        /// A description of the problem, with numbers.
        public let message: String
    }

    /// The problems in the order of the widths.
    public let problems: [Problem]
    let files: [(name: String, content: [UInt8])]

    init(_ problems: [Problem], _ files: [(name: String, content: [UInt8])]) {
        self.problems = problems
        self.files = files
    }

    /// The problems of each view at its first width, with the other widths.
    public var description: String {
        var lines: [String] = []
        var subjects: [String] = []
        var groups: [String: [Problem]] = [:]
        for problem in problems {
            let key = "\(problem.rule.rawValue) \(problem.subject)"
            if groups[key] == nil { subjects.append(key) }
            groups[key, default: []].append(problem)
        }
        for key in subjects {
            guard let group = groups[key], let first = group.first else { continue }
            let more =
                group.count == 1
                ? "" : ", and at \(group.count - 1) more widths up to \(group[group.count - 1].width.short)"
            lines.append("  \(first.rule.rawValue) at \(first.width.short)\(more): \(first.subject) \(first.message)")
        }
        return (["The screen doesn't fit all widths:"] + lines).joined(separator: "\n")
    }
}

extension WidthSheetFailure: FailureWithFiles {}
