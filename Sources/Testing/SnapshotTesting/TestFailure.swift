import XCTest

#if canImport(Testing)
import Testing
#endif

/// What fails a test, whichever library runs it.
enum TestFailure {
    static func report(
        _ message: String, fileID: StaticString, file: StaticString, line: UInt, column: UInt
    ) {
        #if canImport(Testing)
        if Test.current != nil {
            Issue.record(
                Comment(rawValue: message),
                sourceLocation: SourceLocation(
                    fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column)))
            return
        }
        #endif
        XCTFail(message, file: file, line: line)
    }

    /// The test that runs, as people know it.
    static func currentTest(fileID: StaticString, function: String) -> String {
        #if canImport(Testing)
        if let test = Test.current {
            return "\(test.id)".split(separator: "/").prefix { !$0.contains(".swift:") }.joined(separator: "/")
        }
        #endif
        return "\(fileID) \(function)"
    }
}
