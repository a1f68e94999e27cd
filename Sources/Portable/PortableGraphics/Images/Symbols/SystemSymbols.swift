import Synchronization

/// The system symbols by name.
///
/// The names are from SF Symbols. A symbol is a glyph of the Material Design Icons web font, version 1 (Debian's
/// `fonts-materialdesignicons-webfont`), text in the system font, or a composition with a circle, a slash, or a badge.
/// If the font has only the filled or only the outlined variant, that is used for both, and if it has no glyph for a
/// symbol, a similar one is used.
enum SystemSymbols {
    /// Returns the sign of a symbol, or `nil` if no symbol has the name.
    static func sign(named name: String) -> SymbolContent? {
        simpleSign(name) ?? composedSign(name) ?? formerNames[name].flatMap { sign(named: $0) }
    }

    /// Returns the sign of a symbol. Logs each missing name once.
    static func loggedSign(named name: String) -> SymbolContent? {
        if let sign = sign(named: name) { return sign }
        if unknownNames.withLock({ $0.insert(name).inserted }) {
            Diagnostics.log("No symbol named '\(name)' found in system symbol set")
        }
        return nil
    }

    private static let unknownNames = Mutex<Set<String>>([])

    /// The names of all symbols, in no particular order.
    ///
    /// - Complexity: O(*n*).
    static var names: [String] { earlierNames + formerNames.keys }

    /// The names of all symbols in iOS 17.
    static var earlierNames: [String] {
        var names = Array(icons.keys) + texts.keys + sidebars.keys + emptyEnclosures.keys + WeatherSymbol.all.keys
        for (end, starts) in compositionStarts { names += starts.map { "\($0).\(end)" } }
        for text in enclosedTexts {
            for end in ["circle", "circle.fill", "square", "square.fill"] { names.append("\(text).\(end)") }
        }
        return names
    }

    private static func simpleSign(_ name: String) -> SymbolContent? {
        icons[name].map(SymbolContent.icon) ?? texts[name].map(SymbolContent.text)
            ?? sidebars[name].map(SymbolContent.sidebar(isAtRight:))
            ?? WeatherSymbol.all[name].map(SymbolContent.weather)
            ?? emptyEnclosures[name].map { .enclosed(.text(" "), .seal, isFilled: $0) }
    }

    /// The names of empty seals, and a Boolean value that indicates whether they are filled.
    private static let emptyEnclosures = ["seal": false, "seal.fill": true]

    /// The names of sidebar symbols, and a Boolean value that indicates whether the sidebar is on the right.
    private static let sidebars = [
        "sidebar.leading": false, "sidebar.left": false, "sidebar.squares.leading": false,
        "sidebar.squares.left": false, "sidebar.right": true, "sidebar.squares.right": true,
        "sidebar.squares.trailing": true, "sidebar.trailing": true,
    ]

    // MARK: Icons

    private static let icons: [String: Character] = {
        var icons: [String: Character] = [:]
        for line in (iconTable + "\n" + similarIconTable).split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let code = UInt32(words[0], radix: 16), let scalar = Unicode.Scalar(code) else { continue }
            for name in words.dropFirst() { icons[String(name)] = Character(scalar) }
        }
        return icons
    }()

    // MARK: Compositions

    /// A symbol name that is split into its base and the suffix of a composition.
    private struct Composition {
        enum Kind {
            case enclosure(SymbolEnclosure)
            case slash
            case badge(String)
        }

        /// The name of the base symbol.
        let start: String
        /// The suffix, as in the table of compositions.
        let end: String
        let kind: Kind
        let isFilled: Bool

        init?(_ name: String) {
            var words = name.split(separator: ".")
            isFilled = words.last == "fill"
            if isFilled { words.removeLast() }
            guard words.count > 1, let last = words.popLast() else { return nil }
            let fill = isFilled ? ".fill" : ""
            if let enclosure = SymbolEnclosure(rawValue: String(last)) {
                (kind, end) = (.enclosure(enclosure), last + fill)
            } else if last == "slash" {
                (kind, end) = (.slash, last + fill)
            } else if words.count > 1, words.last == "badge" {
                words.removeLast()
                (kind, end) = (.badge(String(last)), "badge." + last + fill)
            } else {
                return nil
            }
            start = words.joined(separator: ".")
        }
    }

    private static let compositionStarts: [String: Set<String>] = {
        var starts: [String: Set<String>] = [:]
        for (ends, table) in compositions {
            let names = table.split { $0 == " " || $0 == "\n" }.map(String.init)
            for end in ends.split(separator: " ") { starts[String(end), default: []].formUnion(names) }
        }
        return starts
    }()

    /// Letters and numbers, which are symbols only when they're enclosed in a circle or a square.
    private static let enclosedTexts = Set(
        "abcdefghijklmnopqrstuvwxyz".map(String.init) + (0...50).map(String.init) + (0...9).map { "0\($0)" })

    private static func composedSign(_ name: String) -> SymbolContent? {
        guard let composition = Composition(name) else { return nil }
        if case .enclosure(let enclosure) = composition.kind, enclosure == .circle || enclosure == .square,
            enclosedTexts.contains(composition.start)
        {
            return .enclosed(.text(composition.start.uppercased()), enclosure, isFilled: composition.isFilled)
        }
        guard compositionStarts[composition.end]?.contains(composition.start) == true else { return nil }
        return sign(of: composition)
    }

    /// Returns a sign with several layers for a symbol that the icon font has as one glyph, or `nil` if the name isn't the
    /// name of a composition.
    static func layeredSign(named name: String) -> SymbolContent? {
        Composition(formerNames[name] ?? name).flatMap(sign)
    }

    private static func sign(of composition: Composition) -> SymbolContent? {
        switch composition.kind {
        case .enclosure(let enclosure):
            // A person in a circle is cropped.
            let start = composition.start.hasSuffix(".crop") ? String(composition.start.dropLast(5)) : composition.start
            // Small filled signs are easier to recognize.
            guard let sign = self.sign(named: start + ".fill") ?? self.sign(named: start) else { return nil }
            return .enclosed(sign, enclosure, isFilled: composition.isFilled)
        case .slash: return part(composition).map(SymbolContent.slashed)
        case .badge(let badge):
            guard let sign = part(composition),
                let badge = self.sign(named: badge + ".circle.fill") ?? self.sign(named: badge)
            else { return nil }
            return .badged(sign, badge: badge)
        }
    }

    /// Returns the base of a composition, filled if the composition is.
    private static func part(_ composition: Composition) -> SymbolContent? {
        (composition.isFilled ? sign(named: composition.start + ".fill") : nil) ?? sign(named: composition.start)
    }
}
