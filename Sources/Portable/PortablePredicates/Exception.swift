/// Ends the process with the message of the exception that Foundation would raise here.
func raise(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(message, file: file, line: line)
}
