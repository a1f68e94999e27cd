import Foundation

/// An error or an unsupported feature in a project: its description, its location, and a way to fix it.
///
/// Problems that prevent building are thrown. Others are collected in ``XcodeProject/problems``, and the part of the
/// project that causes them is ignored.
package struct ProjectProblem: Error, Sendable, Hashable, CustomStringConvertible {
    /// The path of the file with the problem.
    package let file: String
    /// The line, starting at 1, or `nil` for formats without lines, such as binary property lists.
    package let line: Int?
    /// The description of the problem, without a period at its end.
    package let problem: String
    /// The fix in the imperative, without a period at its end.
    package let remedy: String
    /// The name of the only target that the problem affects, or `nil` if it affects the project.
    package let target: String?

    package init(file: String, line: Int?, problem: String, remedy: String, target: String? = nil) {
        self.file = file
        self.line = line
        self.problem = problem
        self.remedy = remedy
        self.target = target
    }

    /// The problem in the format of compilers, so that editors find the location.
    package var description: String {
        "\(file)\(line.map { ":\($0)" } ?? ""): error: \(problem). \(remedy)."
    }

    /// The end of the path of the project that CocoaPods generates.
    static let podsProject = "Pods/Pods.xcodeproj"

    /// A Boolean value that indicates whether only the project that CocoaPods generates is missing.
    package var isOfPods: Bool { problem.hasSuffix(Self.podsProject) }
}
