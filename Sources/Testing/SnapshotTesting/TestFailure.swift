import XCTest

#if canImport(Testing)
import Testing
#endif

/// Records a failure with the library that runs the test.
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

    /// Returns the name of the current test in reports.
    static func currentTest(fileID: StaticString, function: String) -> String {
        #if canImport(Testing)
        if let test = Test.current {
            return "\(test.id)".split(separator: "/").prefix { !$0.contains(".swift:") }.joined(separator: "/")
        }
        #endif
        return "\(fileID) \(function)"
    }
}
