import Foundation

/// A parser of the visual format language: `V:|-[a(>=20@750)]-8-[b(==a)]-|`.
@MainActor
struct VisualFormat {
    /// A view or the superview, with the predicates of its length.
    struct Element {
        var item: UIView
        var isSuperview: Bool
        var lengths: [Predicate]
    }

    /// `(relation) value @ priority`.
    struct Predicate {
        enum Value {
            case number(CGFloat)
            case view(UIView)
        }
        var relation: NSLayoutConstraint.Relation
        var value: Value
        var priority: UILayoutPriority
    }

    /// The spacing between two elements.
    enum Connection {
        case flush
        case standard
        case predicates([Predicate])
    }

    private(set) var isVertical = false
    private(set) var elements: [Element] = []
    /// The connections, one fewer than the elements.
    private(set) var connections: [Connection] = []

    private let format: String
    private let characters: [Character]
    private var position = 0
    private let metrics: [String: Any]
    private let views: [String: UIView]

    init(_ format: String, metrics: [String: Any], views: [String: Any]) {
        self.format = format
        characters = Array(format)
        self.metrics = metrics
        self.views = views.compactMapValues { $0 as? UIView }
        parse()
    }

    // MARK: Parsing

    private mutating func parse() {
        if consume("H:") {} else if consume("V:") { isVertical = true }
        if consume("|") {
            appendSuperview()
            parseConnection()
        }
        while position < characters.count {
            if consume("|") {
                appendSuperview()
                guard position == characters.count else { fail("Expected the end of the format") }
                return
            }
            parseView()
            if position < characters.count { parseConnection() }
        }
        if connections.count >= elements.count { fail("Expected a view") }
    }

    private mutating func appendSuperview() {
        let named = views.sorted { $0.key < $1.key }.compactMap(\.value.superview)
        guard
            let superview = elements.first(where: { !$0.isSuperview })?.item.superview ?? namedSuperview ?? named.first
        else { fail("Unable to interpret '|' character, because the related view doesn't have a superview") }
        elements.append(Element(item: superview, isSuperview: true, lengths: []))
    }

    /// The superview of the format's first view, for a format that begins with `|`.
    private var namedSuperview: UIView? {
        guard let open = characters.firstIndex(of: "[") else { return nil }
        let name = characters[(open + 1)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return views[String(name)]?.superview
    }

    private mutating func parseConnection() {
        guard consume("-") else {
            connections.append(.flush)
            return
        }
        if peek == "[" || peek == "|" {
            connections.append(.standard)
            return
        }
        let predicates = consume("(") ? parsePredicates() : [parseSimplePredicate()]
        expect("-")
        connections.append(.predicates(predicates))
    }

    private mutating func parseView() {
        expect("[")
        let name = parseName()
        guard let view = views[name] else { fail("\(name) is not a key in the views dictionary") }
        let lengths = consume("(") ? parsePredicates() : []
        expect("]")
        elements.append(Element(item: view, isSuperview: false, lengths: lengths))
    }

    /// Parses predicates, from the opening to the closing parenthesis.
    private mutating func parsePredicates() -> [Predicate] {
        var predicates: [Predicate] = []
        repeat {
            var relation = NSLayoutConstraint.Relation.equal
            if consume("==") {
            } else if consume(">=") {
                relation = .greaterThanOrEqual
            } else if consume("<=") {
                relation = .lessThanOrEqual
            }
            predicates.append(parsePredicate(relation))
        } while consume(",")
        expect(")")
        return predicates
    }

    private mutating func parseSimplePredicate() -> Predicate {
        parsePredicate(.equal)
    }

    private mutating func parsePredicate(_ relation: NSLayoutConstraint.Relation) -> Predicate {
        let value: Predicate.Value
        if let number = parseNumber() {
            value = .number(number)
        } else {
            let name = parseName()
            if let number = metric(name) {
                value = .number(number)
            } else if let view = views[name] {
                value = .view(view)
            } else {
                fail("\(name) is not a key in the metrics or views dictionary")
            }
        }
        var priority = UILayoutPriority.required
        if consume("@") {
            guard let number = parseNumber() ?? metric(parseName()) else { fail("Expected a priority") }
            priority = UILayoutPriority(Float(number))
        }
        return Predicate(relation: relation, value: value, priority: priority)
    }

    private func metric(_ name: String) -> CGFloat? {
        switch metrics[name] {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    private mutating func parseNumber() -> CGFloat? {
        var end = position
        if end < characters.count, characters[end] == "-" { end += 1 }
        let digits = characters[end...].prefix { $0.isNumber || $0 == "." }
        guard !digits.isEmpty, let number = Double(String(characters[position..<end]) + String(digits)) else {
            return nil
        }
        position = end + digits.count
        return CGFloat(number)
    }

    private mutating func parseName() -> String {
        let name = characters[position...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !name.isEmpty else { fail("Expected a name") }
        position += name.count
        return String(name)
    }

    // MARK: Characters

    private var peek: Character? { position < characters.count ? characters[position] : nil }

    private mutating func consume(_ text: String) -> Bool {
        guard characters[position...].starts(with: text) else { return false }
        position += text.count
        return true
    }

    private mutating func expect(_ text: String) {
        if !consume(text) { fail("Expected a '\(text)'") }
    }

    private func fail(_ problem: String) -> Never {
        raise(
            "Unable to parse constraint format: \n\(problem). \n\(format) \n"
                + String(repeating: " ", count: position) + "^")
    }
}
