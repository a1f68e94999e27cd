import Foundation
import PortableUIKit

extension TestHost {
    /// Returns the problems on the screen in its current state.
    /// - Parameter rules: The rules to check.
    /// - Complexity: O(*n*) in the number of views in the windows, and quadratic in the number of strings.
    public func findings(_ rules: Set<AuditRule> = .all) -> [AuditFinding] {
        settle()
        return ScreenAudit.findings(on: self, rules: rules)
    }

    /// Audits the screen in its current state, and fails if it violates one of the rules.
    ///
    /// With Cairo, an image marks the findings. It's attached to the test and stored in the folder `audits` of
    /// `.build/collage-report`, or of the folder that `COLLAGE_REPORT` specifies. It's removed when the test passes.
    ///
    /// ```swift
    /// try host.audit()
    /// try host.audit(.all.subtracting([.touchTarget]))
    /// try host.audit { $0.subject.contains("Legal") }
    /// ```
    /// - Parameters:
    ///   - rules: The rules to check.
    ///   - isKnown: A closure that returns `true` for findings to ignore.
    /// - Throws: ``AuditFailure``, which lists every view and its position. With Swift Testing, the failure is recorded
    ///   as an issue at the line of the call instead, and the test continues.
    public func audit(
        _ rules: Set<AuditRule> = .all, fileID: String = #fileID, file: StaticString = #filePath, line: Int = #line,
        column: Int = #column, function: String = #function,
        ignoring isKnown: (AuditFinding) -> Bool = { _ in false }
    ) throws {
        let call = SnapshotCall(fileID: fileID, file: file, line: line, column: column, function: function)
        let test = URL(fileURLWithPath: "\(file)").deletingPathExtension().lastPathComponent
        // The name of the test, not of the calling function, which several tests may share.
        let name = "\(test).\(SnapshotName.name(ofFunction: call.testFunction)).\(line)"
        try call.report {
            let place = AuditIdentity(test: call.testName, name: name, file: "\(file)", line: line)
            try audit(rules, at: place, noting: .shared, ignoring: isKnown)
        }
    }

    /// Audits the screen, writes the result into a report, and throws the failure unless the environment requests to
    /// report failures only.
    func audit(
        _ rules: Set<AuditRule>, at place: AuditIdentity, noting report: RunReport,
        ignoring isKnown: (AuditFinding) -> Bool
    ) throws {
        let policy = try DifferencePolicy.current
        do {
            try audit(rules, named: place.name, in: report.folder, ignoring: isKnown)
        } catch let failure as AuditFailure {
            let entry = ReportEntry(
                test: place.test, name: place.name, kind: ReportEntry.audit, outcome: .flawed,
                message: failure.description, file: place.file, line: place.line, reference: failure.picture.path,
                device: setUp, frames: window.recursiveDescription)
            report.record(entry, pictures: ReportPage.ComparisonImages(audit: failure.files.first?.content))
            if policy == .fail { throw failure }
        }
    }

    /// Audits the screen, and throws a failure with an image of the given name in a folder.
    func audit(
        _ rules: Set<AuditRule>, named name: String, in folder: URL, ignoring isKnown: (AuditFinding) -> Bool
    ) throws {
        let findings = findings(rules).filter { !isKnown($0) }
        let file = folder.appendingPathComponent("audits").appendingPathComponent(
            "\(SnapshotName(name).fileName).png")
        guard !findings.isEmpty else {
            try? FileManager.default.removeItem(at: file)
            return
        }
        throw AuditFailure(findings, in: draw(findings, to: file))
    }

    /// Draws the findings, if the build has a renderer.
    private func draw(_ findings: [AuditFinding], to file: URL) -> AuditFailure.AnnotatedImage {
        var picture = AuditFailure.AnnotatedImage(file: file)
        do {
            let content = try AuditImage.png(of: self, findings)
            picture.content = content
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(content).write(to: file, options: .atomic)
        } catch {
            picture.writeError = error.fileOperationReason
        }
        return picture
    }
}

/// The identity of an audit in reports.
struct AuditIdentity {
    var test: String
    /// The name of the image file.
    var name: String
    var file: String
    var line: Int
}

/// The folder for the results of a test run.
enum ReportFolder {
    static var current: URL {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["COLLAGE_REPORT"], !path.isEmpty { return URL(fileURLWithPath: path) }
        return URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            .appendingPathComponent(".build/collage-report")
    }
}
