/// Why a snapshot test failed.
public struct SnapshotFailure: Error, CustomStringConvertible, Sendable {
    /// What differs, with the files to look at, or what couldn't be done and how to mend it.
    public let description: String

    /// Files that show it: name and content, for the test's attachments.
    let files: [(name: String, content: [UInt8])]

    init(_ description: String, files: [(name: String, content: [UInt8])] = []) {
        self.description = description
        self.files = files
    }
}
