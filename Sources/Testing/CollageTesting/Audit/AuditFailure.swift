/// A screen on which an audit has found something wrong.
public struct AuditFailure: Error, CustomStringConvertible, Sendable {
    /// What was found, from top to bottom.
    public let findings: [AuditFinding]
    /// All of it, a line each, with the picture that shows where.
    public let description: String
    let files: [(name: String, content: [UInt8])]

    init(_ findings: [AuditFinding], name: String, picture: [UInt8]?, file: String?, trouble: String?) {
        self.findings = findings
        let count = findings.count == 1 ? "one thing" : "\(findings.count) things"
        var lines = ["The audit found \(count) wrong:"]
        lines += findings.enumerated().map { "  \($0.offset + 1). \($0.element)" }
        if let file { lines.append("\(file) shows where.") }
        if let trouble { lines.append(trouble) }
        description = lines.joined(separator: "\n")
        files = picture.map { [(name, $0)] } ?? []
    }
}

extension AuditFailure: FailureWithFiles {}
