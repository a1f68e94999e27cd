/// Why a snapshot test failed.
public struct SnapshotFailure: Error, CustomStringConvertible, Sendable {
    /// What differs, with the files to look at, or what couldn't be done and how to mend it.
    public let description: String

    /// Files that show it: name and content, for the test's attachments.
    let files: [(name: String, content: [UInt8])]

    /// What reports call it.
    let outcome: ReportEntry.Outcome
    /// What reports show of it.
    let pictures: ReportPage.Pictures

    init(
        _ description: String, outcome: ReportEntry.Outcome = .different,
        files: [(name: String, content: [UInt8])] = [], pictures: ReportPage.Pictures = ReportPage.Pictures()
    ) {
        self.description = description
        self.outcome = outcome
        self.files = files
        self.pictures = pictures
    }
}
