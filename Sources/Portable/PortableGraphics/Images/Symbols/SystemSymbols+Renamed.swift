extension SystemSymbols {
    /// The former names of symbols that have had other names since iOS 18, such as `doc` for `document`.
    static let formerNames: [String: String] = {
        var former: [String: String] = [:]
        for name in earlierNames { if let current = currentName(of: name) { former[current] = name } }
        return former
    }()

    /// The former and the current start of names. A start with more words precedes one with fewer.
    private static let renamedStarts = [
        ("doc.text.magnifyingglass", "text.page.badge.magnifyingglass"), ("doc.text", "text.document"),
        ("doc.plaintext", "text.page"), ("doc.richtext", "richtext.page"), ("doc.zipper", "zipper.page"),
        ("doc", "document"),
    ]

    /// Former names without a current one that follows from the start.
    private static let exceptions = ["doc.append", "doc.text.image"]

    private static func currentName(of name: String) -> String? {
        guard !exceptions.contains(where: name.hasPrefix),
            let (former, current) = renamedStarts.first(where: { name == $0.0 || name.hasPrefix($0.0 + ".") })
        else { return nil }
        var rest = name.dropFirst(former.count).split(separator: ".")
        if rest.first == "on", rest.count > 1, rest[1] == "doc" { rest[1] = "document" }
        // A filled document with a badge was `doc.fill.badge`, and is `document.badge.fill`.
        if rest.first == "fill", rest.count > 1 { rest.append(rest.removeFirst()) }
        return ([current[...]] + rest).joined(separator: ".")
    }
}
