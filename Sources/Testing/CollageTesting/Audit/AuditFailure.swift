import Foundation

/// A screen on which an audit has found something wrong.
public struct AuditFailure: Error, CustomStringConvertible, Sendable {
    /// The findings, from top to bottom.
    public let findings: [AuditFinding]
    /// All of it, a line each, with the picture that shows where.
    public let description: String
    let files: [(name: String, content: [UInt8])]
    /// The picture that shows where, if one could be drawn.
    let picture: URL

    /// An image that marks the position of each finding.
    struct Picture {
        var file: URL
        /// A PNG file; nil if none could be drawn.
        var content: [UInt8]?
        /// Why it wasn't written.
        var trouble: String?
    }

    init(_ findings: [AuditFinding], in picture: Picture) {
        self.findings = findings
        self.picture = picture.file
        let count = findings.count == 1 ? "one thing" : "\(findings.count) things"
        var lines = ["The audit found \(count) wrong:"]
        lines += findings.enumerated().map { "  \($0.offset + 1). \($0.element)" }
        if let trouble = picture.trouble {
            lines.append("\(picture.file.path), which would show where, can't be written: \(trouble).")
        } else if picture.content != nil {
            lines.append("\(picture.file.path) shows where.")
        }
        description = lines.joined(separator: "\n")
        files = picture.content.map { [(picture.file.lastPathComponent, $0)] } ?? []
    }
}

extension AuditFailure: FailureWithFiles {}
