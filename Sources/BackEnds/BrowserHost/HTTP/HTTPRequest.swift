/// A request with its body.
package struct HTTPRequest: Sendable, Hashable {
    /// The longest body, in bytes: a script of commands.
    package static let maximumBodyLength = 64 << 10

    package var method: String
    /// The path and what follows a question mark, as sent.
    package var target: String
    /// Names in lower case; values of one name joined with a comma and a space.
    package var headers: [String: String]
    package var body: [UInt8]

    package init(method: String, target: String, headers: [String: String], body: [UInt8] = []) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
    }

    /// The target up to a question mark.
    package var path: String {
        target.split(separator: "?", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    }

    /// Whether a header that is a list of words holds one of them, whatever its case.
    package func header(_ name: String, contains word: String) -> Bool {
        (headers[name] ?? "").split { $0 == "," || $0 == " " || $0 == "\t" }.contains { $0.lowercased() == word }
    }
}
