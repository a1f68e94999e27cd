/// A request with its body.
package struct HTTPRequest: Sendable, Hashable {
    package var method: String
    /// The path and what follows a question mark, as sent.
    package var target: String
    /// Names in lower case; values of one name joined with a comma and a space.
    package var headers: [String: String]
    /// Whether the client wants the connection kept for another request.
    package var keepsAlive: Bool
    package var body: [UInt8]

    package init(
        method: String, target: String, headers: [String: String], keepsAlive: Bool, body: [UInt8] = []
    ) {
        self.method = method
        self.target = target
        self.headers = headers
        self.keepsAlive = keepsAlive
        self.body = body
    }

    /// The target up to a question mark.
    package var path: String {
        target.split(separator: "?", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    }

    /// Whether a header that is a list of words holds one of them, whatever its case.
    package func header(_ name: String, contains word: String) -> Bool {
        (headers[name] ?? "").split(separator: ",").contains { $0.trimmed.lowercased() == word }
    }
}

extension Substring {
    /// Without spaces and tabs at the ends.
    var trimmed: Substring {
        var result = self
        while let first = result.first, first == " " || first == "\t" { result.removeFirst() }
        while let last = result.last, last == " " || last == "\t" { result.removeLast() }
        return result
    }
}
