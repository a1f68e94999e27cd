/// Ends the process with the message of the exception that UIKit would raise. A precondition wouldn't print the message
/// in release builds.
package func raise(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(message, file: file, line: line)
}
