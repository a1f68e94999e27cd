/// A token of Swift source: a word, a string literal, `->`, or another character.
struct SwiftToken: Equatable {
    let text: String
    /// The position in the source, in bytes of UTF-8.
    let range: Range<Int>
    /// A Boolean value that indicates whether nothing but whitespace and comments precedes the token on its line.
    let startsLine: Bool

    /// A Boolean value that indicates whether the token is a name, a keyword, or a number.
    var isWord: Bool {
        text.utf8.first.map { SwiftLexer.isWordByte($0) || $0 == UInt8(ascii: "`") } ?? false
    }
}
