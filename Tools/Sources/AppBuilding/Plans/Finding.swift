import SourceRewriting
import XcodeProjects

/// An unsupported feature of an app, or a problem that prevents building it, with its location and a way to fix it.
package struct Finding: Sendable, Hashable, CustomStringConvertible {
    package enum Severity: String, Sendable, Hashable {
        /// The app can't be built, or a missing feature affects it.
        case error
        /// The app builds and runs without the feature.
        case warning
    }

    package enum Origin: String, Sendable, Hashable {
        /// Collage found an unsupported feature, or a problem of the project.
        case collage
        /// The compiler rejected a rewritten source.
        case compiler
    }

    package let severity: Severity
    package var origin = Origin.collage
    /// The path of the file, or an empty string for the whole app.
    package let file: String
    package let line: Int?
    package let column: Int?
    package let message: String

    package init(_ severity: Severity, file: String, line: Int? = nil, column: Int? = nil, _ message: String) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }

    init(_ problem: ProjectProblem, severity: Severity = .error) {
        self.init(severity, file: problem.file, line: problem.line, "\(problem.problem). \(problem.remedy).")
    }

    init(_ problem: Problem, severity: Severity) {
        self.init(severity, file: problem.file.path, line: problem.line, column: problem.column, problem.message)
    }

    /// The finding in the format of compilers, so that editors find the location.
    package var description: String {
        let place = ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
        return (file.isEmpty ? "" : place + ": ") + "\(severity): \(message)"
    }
}

/// The reason why an app can't be built.
package struct BuildFailure: Error, Sendable, CustomStringConvertible {
    package let findings: [Finding]

    package init(_ findings: [Finding]) { self.findings = findings }

    package init(_ message: String, file: String = "") { self.init([Finding(.error, file: file, message)]) }

    package var description: String { findings.map(\.description).joined(separator: "\n") }
}
