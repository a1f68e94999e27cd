/// An HTTP request with its body.
package struct HTTPRequest: Sendable, Hashable {
    /// The maximum length of a body, in bytes. The longest body is a script.
    package static let maximumBodyLength = 64 << 10

    package var method: String
    /// The path and the query.
    package var target: String
    /// The headers. Names are lowercase. Multiple values are joined with a comma and a space.
    package var headers: [String: String]
    package var body: [UInt8]

    package init(method: String, target: String, headers: [String: String], body: [UInt8] = []) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
    }

    /// The path without the query.
    package var path: String {
        target.split(separator: "?", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    }

    /// Returns whether a header that is a list contains a word, ignoring case.
    package func header(_ name: String, contains word: String) -> Bool {
        (headers[name] ?? "").split { $0 == "," || $0 == " " || $0 == "\t" }.contains { $0.lowercased() == word }
    }
}
