import Foundation

/// The tags and the text of an HTML document, in order.
struct HTMLTokens: Sequence, IteratorProtocol {
    enum Token: Equatable {
        case text(String)
        case start(name: String, attributes: [String: String])
        case end(name: String)
    }

    private var rest: Substring

    init(_ html: String) { rest = html[...] }

    mutating func next() -> Token? {
        while let first = rest.first {
            guard first == "<" else {
                let text = rest.prefix { $0 != "<" }
                rest = rest[text.endIndex...]
                return .text(HTMLTokens.decodingEntities(String(text)))
            }
            if rest.hasPrefix("<!--") {
                rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            guard let end = rest.firstIndex(of: ">") else {
                defer { rest = "" }
                return .text(String(rest))
            }
            let tag = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
            guard let token = HTMLTokens.token(tag) else { continue }
            if case .start(let name, _) = token, ["style", "script", "head", "title"].contains(name) {
                skipContent(of: name)
                continue
            }
            return token
        }
        return nil
    }

    /// Skips an element that isn't text.
    private mutating func skipContent(of name: String) {
        guard let end = rest.range(of: "</\(name)", options: .caseInsensitive) else { return }
        rest = rest[end.upperBound...]
        rest = rest.firstIndex(of: ">").map { rest[rest.index(after: $0)...] } ?? ""
    }

    /// Returns the token of a tag, or `nil` for declarations.
    private static func token(_ tag: Substring) -> Token? {
        guard let first = tag.first, first != "!", first != "?" else { return nil }
        if first == "/" {
            return .end(name: tag.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines).lowercased())
        }
        let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
        return .start(name: name.lowercased(), attributes: attributes(tag[name.endIndex...]))
    }

    private static func attributes(_ text: Substring) -> [String: String] {
        var attributes: [String: String] = [:]
        for match in text.matches(of: /([A-Za-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/) {
            let value = match.2 ?? match.3 ?? match.4 ?? ""
            attributes[match.1.lowercased()] = decodingEntities(String(value))
        }
        return attributes
    }

    // MARK: Entities

    /// Returns text in which entities, such as `&amp;`, are replaced.
    static func decodingEntities(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        return text.replacing(/&(#[xX]?[0-9A-Fa-f]+|[A-Za-z]+[0-9]*);/) { match in
            character(String(match.1)).map(String.init) ?? String(match.0)
        }
    }

    private static func character(_ entity: String) -> Character? {
        guard entity.hasPrefix("#") else { return entities[entity] }
        let digits = entity.dropFirst()
        let code = digits.first?.lowercased() == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map(Character.init)
    }

    private static let entities: [String: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“",
        "rdquo": "”", "bdquo": "„", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "euro": "€", "pound": "£",
        "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷",
        "frac12": "½", "frac14": "¼", "frac34": "¾", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "hearts": "♥",
        "aacute": "á", "agrave": "à", "acirc": "â", "atilde": "ã", "auml": "ä", "aring": "å", "aelig": "æ",
        "ccedil": "ç", "eacute": "é", "egrave": "è", "ecirc": "ê", "euml": "ë", "iacute": "í", "icirc": "î",
        "iuml": "ï", "ntilde": "ñ", "oacute": "ó", "ocirc": "ô", "otilde": "õ", "ouml": "ö", "oslash": "ø",
        "szlig": "ß", "uacute": "ú", "ugrave": "ù", "ucirc": "û", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
        "Eacute": "É", "Agrave": "À", "Ccedil": "Ç",
    ]
}
