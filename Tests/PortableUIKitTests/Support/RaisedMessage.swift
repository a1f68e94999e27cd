import Testing

extension ExitTest.Result? {
    /// What the process said when it ended, with line breaks as blanks; empty if it didn't end as it should.
    var message: String {
        String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
