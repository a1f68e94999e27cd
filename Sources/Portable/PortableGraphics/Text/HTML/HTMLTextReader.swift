import Foundation

/// Converts HTML to attributed text.
struct HTMLTextReader {
    let baseURL: URL?
    private let result = NSMutableAttributedString()
    private var style = HTMLTextStyle()
    /// The open elements, with the styles around them.
    private var open: [(name: String, outer: HTMLTextStyle)] = []
    /// The numbers of the items of the open lists, or `nil` for lists with bullets.
    private var lists: [Int?] = []
    /// A Boolean value that indicates whether a space must precede the next text.
    private var hasPendingSpace = false

    /// The maximum number of elements in each other. Elements in deeper ones have the style around them.
    private static let maximumDepth = 500

    init(baseURL: URL?) { self.baseURL = baseURL }

    mutating func text(of html: String) -> NSAttributedString {
        for token in HTMLTokens(html) {
            switch token {
            case .text(let text): append(text)
            case .start(let name, let attributes): start(name, attributes)
            case .end(let name): end(name)
            }
        }
        return result
    }

    // MARK: Text

    private mutating func append(_ text: String) {
        if style.preservesWhitespace {
            add(text)
            return
        }
        // A no-break space isn't collapsed.
        func isSpace(_ character: Character) -> Bool { character.isWhitespace && character != "\u{A0}" }
        let words = text.split(whereSeparator: isSpace).joined(separator: " ")
        if let first = text.first, isSpace(first) { hasPendingSpace = true }
        guard !words.isEmpty else { return }
        let needsSpace = hasPendingSpace && result.length > 0 && !result.string.hasSuffix("\n")
        hasPendingSpace = text.last.map(isSpace) ?? false
        add((needsSpace ? " " : "") + words)
    }

    private func add(_ text: String) {
        result.append(NSAttributedString(string: text, attributes: style.attributes))
    }

    /// Begins a new line, unless the text is at the start of one.
    private mutating func breakLine() {
        hasPendingSpace = false
        if result.length > 0, !result.string.hasSuffix("\n") { add("\n") }
    }

    // MARK: Elements

    private mutating func start(_ name: String, _ attributes: [String: String]) {
        if name == "br" || name == "hr" {
            hasPendingSpace = false
            add("\n")
            return
        }
        guard !Self.voids.contains(name), open.count < Self.maximumDepth else { return }
        if Self.blocks.contains(name) { breakLine() }
        open.append((name, style))
        style.apply(name, attributes, baseURL: baseURL)
        switch name {
        case "ul": lists.append(nil)
        case "ol": lists.append(attributes["start"].flatMap { Int($0) } ?? 1)
        case "li": addMarker()
        default: break
        }
    }

    private mutating func addMarker() {
        guard let last = lists.indices.last else { return }
        if let number = lists[last] {
            add("\t\(number).\t")
            lists[last] = number + 1
        } else {
            add("\t•\t")
        }
    }

    private mutating func end(_ name: String) {
        guard let index = open.lastIndex(where: { $0.name == name }) else { return }
        if Self.blocks.contains(name) {
            breakLine()
        }
        if name == "ul" || name == "ol" { _ = lists.popLast() }
        style = open[index].outer
        open.removeSubrange(index...)
    }

    private static let voids: Set<String> = [
        "img", "input", "link", "meta", "area", "base", "col", "embed", "source", "track", "wbr",
    ]
    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table", "tr", "section",
        "article", "header", "footer", "center",
    ]
}
