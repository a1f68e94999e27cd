import Foundation

/// The result of a check, as text for people and as JSON for other programs.
package struct CheckReport {
    private let name: String?
    private let project: String
    private let findings: [Finding]
    private let hasCheckedTypes: Bool

    /// - Parameter project: The path that was checked.
    package init(_ check: AppCheck, of plan: AppPlan, project: String) {
        self.init(
            name: plan.name, project: project, findings: check.findings, hasCheckedTypes: check.hasCheckedTypes)
    }

    /// Creates the report of a project that can't be read.
    package init(_ failure: BuildFailure, project: String) {
        self.init(name: nil, project: project, findings: failure.findings, hasCheckedTypes: false)
    }

    init(name: String?, project: String, findings: [Finding], hasCheckedTypes: Bool) {
        self.name = name
        self.project = project
        self.findings = findings
        self.hasCheckedTypes = hasCheckedTypes
    }

    /// A Boolean value that indicates whether the app needs an unsupported feature.
    package var hasErrors: Bool { count(.error) > 0 }

    private func count(_ severity: Finding.Severity) -> Int { findings.count { $0.severity == severity } }

    private var fileCount: Int { Set(findings.map(\.file).filter { !$0.isEmpty }).count }

    // MARK: Text

    /// The findings, one on each line, and their number.
    package var text: String { (findings.map(\.description) + [summary]).joined(separator: "\n") }

    private var summary: String {
        let counts = [("error", count(.error)), ("warning", count(.warning))].filter { $0.1 > 0 }
            .map { Self.number($0.1, of: $0.0) }.joined(separator: " and ")
        let result = findings.isEmpty ? "no problems found" : "\(counts) in \(Self.number(fileCount, of: "file"))"
        let subject = name ?? project
        guard name != nil, !hasCheckedTypes else { return "\(subject): \(result)." }
        return "\(subject): \(result). Only constructs were checked, because Collage isn't built. "
            + "After `collage build`, the compiler checks the sources, too."
    }

    private static func number(_ count: Int, of noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    // MARK: JSON

    /// The report as JSON. `Documentation/Apps.md` describes its fields.
    package var json: String {
        let contents = Contents(
            version: 1, name: name, project: project,
            checked: name == nil ? [] : ["constructs"] + (hasCheckedTypes ? ["types"] : []),
            errors: count(.error), warnings: count(.warning), files: fileCount,
            findings: findings.map { finding in
                Contents.Entry(
                    severity: finding.severity.rawValue, origin: finding.origin.rawValue,
                    file: finding.file.isEmpty ? nil : finding.file, line: finding.line, column: finding.column,
                    message: finding.message)
            })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Texts and numbers can always be encoded.
        return String(decoding: (try? encoder.encode(contents)) ?? Data(), as: UTF8.self)
    }

    private struct Contents: Encodable {
        struct Entry: Encodable {
            let severity, origin: String
            let file: String?
            let line, column: Int?
            let message: String
        }

        let version: Int
        let name: String?
        let project: String
        let checked: [String]
        let errors, warnings, files: Int
        let findings: [Entry]
    }
}
