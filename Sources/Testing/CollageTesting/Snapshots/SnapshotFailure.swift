/// The error of a failed snapshot test.
public struct SnapshotFailure: Error, CustomStringConvertible, Sendable {
    /// The difference with the files to review, or the operation that failed and how to fix it.
    public let description: String

    /// The names and contents of files that show the failure, for the test's attachments.
    let files: [(name: String, content: [UInt8])]

    /// The outcome in reports.
    let outcome: ReportEntry.Outcome
    /// The images in reports.
    let pictures: ReportPage.ComparisonImages

    init(
        _ description: String, outcome: ReportEntry.Outcome = .different,
        files: [(name: String, content: [UInt8])] = [],
        pictures: ReportPage.ComparisonImages = ReportPage.ComparisonImages()
    ) {
        self.description = description
        self.outcome = outcome
        self.files = files
        self.pictures = pictures
    }
}
