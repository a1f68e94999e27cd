import Testing

extension ExitTest.Result? {
    /// The error output of the process when it ended, with spaces instead of line breaks; empty if it didn't end as
    /// expected.
    var message: String {
        String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
