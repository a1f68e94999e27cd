import Foundation

/// An error for a screen that violates the rules of an audit.
public struct AuditFailure: Error, CustomStringConvertible, Sendable {
    /// The findings, from top to bottom.
    public let findings: [AuditFinding]
    /// The findings, one per line, and the path of the image that marks them.
    public let description: String
    let files: [(name: String, content: [UInt8])]
    /// The image that marks the findings, if it could be drawn.
    let picture: URL

    /// An image that marks the position of each finding.
    struct AnnotatedImage {
        var file: URL
        /// A PNG file, or `nil` if it couldn't be drawn.
        var content: [UInt8]?
        /// The reason why the file couldn't be written.
        var writeError: String?
    }

    init(_ findings: [AuditFinding], in picture: AnnotatedImage) {
        self.findings = findings
        self.picture = picture.file
        let count = findings.count == 1 ? "one thing" : "\(findings.count) things"
        var lines = ["The audit found \(count) wrong:"]
        lines += findings.enumerated().map { "  \($0.offset + 1). \($0.element)" }
        if let writeError = picture.writeError {
            lines.append("\(picture.file.path), which would show where, can't be written: \(writeError).")
        } else if picture.content != nil {
            lines.append("\(picture.file.path) shows where.")
        }
        description = lines.joined(separator: "\n")
        files = picture.content.map { [(picture.file.lastPathComponent, $0)] } ?? []
    }
}

extension AuditFailure: FailureWithFiles {}
