#if canImport(Testing)
import Testing
#endif

/// Attaches the files of a failure to the current test.
///
/// `swift test --attachments-path FOLDER` writes them. XCTest supports attachments only on Apple platforms.
enum FailureAttachments {
    #if canImport(Testing)
    static func record(_ error: any Error, at place: SourceLocation) {
        for file in (error as? any FailureWithFiles)?.files ?? [] {
            Attachment.record(file.content, named: file.name, sourceLocation: place)
        }
    }
    #endif

    /// Attaches the files if Swift Testing runs the test.
    static func record(_ error: any Error, fileID: String, file: String, line: Int, column: Int) {
        #if canImport(Testing)
        guard Test.current != nil else { return }
        record(error, at: SourceLocation(fileID: fileID, filePath: file, line: line, column: column))
        #endif
    }
}

/// An error with files to review.
protocol FailureWithFiles: Error {
    /// The names and contents of the files.
    var files: [(name: String, content: [UInt8])] { get }
}

extension SnapshotFailure: FailureWithFiles {}
