import Foundation

/// Something about a project that is wrong, or that can't be had: what, where, and how to mend it.
///
/// Those that leave nothing to build are thrown; others are gathered in ``XcodeProject/problems``, and the part that they
/// name is left out.
package struct ProjectProblem: Error, Sendable, Hashable, CustomStringConvertible {
    /// The path of the file that it stands in.
    package let file: String
    /// The line, counted from 1; nil where the format has none, as binary property lists.
    package let line: Int?
    /// What is wrong, without a period at its end.
    package let problem: String
    /// What to do about it, as an order without a period at its end.
    package let remedy: String

    package init(file: String, line: Int?, problem: String, remedy: String) {
        self.file = file
        self.line = line
        self.problem = problem
        self.remedy = remedy
    }

    /// As compilers print it, so that editors find the place.
    package var description: String {
        "\(file)\(line.map { ":\($0)" } ?? ""): error: \(problem). \(remedy)."
    }
}
