/// The cardinal plural rules of Unicode's CLDR for languages that apps are translated to.
enum PluralRules {
    typealias Rule = @Sendable (PluralNumber) -> PluralCategory

    /// Returns the rule of a language with a lowercase code.
    static func rule(of language: String) -> Rule { rules[language] ?? wholeOne }

    private static let rules: [String: Rule] = {
        var rules: [String: Rule] = [:]
        for (languages, rule) in table {
            for language in languages.split(separator: " ") { rules[String(language)] = rule }
        }
        return rules
    }()

    private static let table: [(String, Rule)] = [
        ("ja zh ko vi th id ms in lo my km yue jv su to wo", { _ in .other }),
        ("en de nl sv fi et gl fy ia io ast yi sw ur", wholeOne),
        ("it ca pt-pt sc scn vec", { $0.i == 1 && $0.v == 0 ? .one : millions($0) }),
        ("es", { $0.n == 1 ? .one : millions($0) }),
        ("fr pt", { $0.i <= 1 ? .one : millions($0) }),
        ("hu tr el bg nb nn no eu ka kk az uz mn ml ta te sq af eo ne mr or ky", { $0.n == 1 ? .one : .other }),
        ("da", { $0.n == 1 || ($0.v != 0 && $0.i <= 1) ? .one : .other }),
        ("hi bn fa gu kn am as zu", { $0.i == 0 || $0.n == 1 ? .one : .other }),
        ("fil tl", { filipino($0) }),
        ("pl", { polish($0) }),
        ("ru uk be", { eastSlavic($0) }),
        ("hr sr bs sh", { southSlavic($0) }),
        ("cs sk", { $0.v != 0 ? .many : $0.i == 1 ? .one : (2...4).contains($0.i) ? .few : .other }),
        ("sl", { slovenian($0) }),
        ("lt", { lithuanian($0) }),
        ("lv", { latvian($0) }),
        ("ro mo", { romanian($0) }),
        ("ar", { arabic($0) }),
        ("he iw", { hebrew($0) }),
        ("ga", { irish($0) }),
        ("cy", { welsh($0) }),
    ]

    /// The rule that uses `one` for 1 without a fraction.
    private static let wholeOne: Rule = { $0.i == 1 && $0.v == 0 ? .one : .other }

    /// Returns `many` for multiples of a million, as in Romance languages ("a million of cars"), and otherwise `other`.
    private static func millions(_ number: PluralNumber) -> PluralCategory {
        number.v == 0 && number.i != 0 && number.i % 1_000_000 == 0 ? .many : .other
    }

    private static func filipino(_ number: PluralNumber) -> PluralCategory {
        let last = number.v == 0 ? number.i % 10 : number.f % 10
        return (number.v == 0 && (1...3).contains(number.i)) || ![4, 6, 9].contains(last) ? .one : .other
    }

    private static func polish(_ number: PluralNumber) -> PluralCategory {
        guard number.v == 0 else { return .other }
        if number.i == 1 { return .one }
        return number.endsWith(2...4, of: 10) && !number.endsWith(12...14, of: 100) ? .few : .many
    }

    private static func eastSlavic(_ number: PluralNumber) -> PluralCategory {
        guard number.v == 0 else { return .other }
        if number.endsWith(1...1, of: 10), !number.endsWith(11...11, of: 100) { return .one }
        return number.endsWith(2...4, of: 10) && !number.endsWith(12...14, of: 100) ? .few : .many
    }

    private static func southSlavic(_ number: PluralNumber) -> PluralCategory {
        // The last digits of the fraction determine the category, or the last digits of the integer if there's no
        // fraction.
        let digits = number.v == 0 ? number.i : number.f
        if digits % 10 == 1, digits % 100 != 11 { return .one }
        return (2...4).contains(digits % 10) && !(12...14).contains(digits % 100) ? .few : .other
    }

    private static func slovenian(_ number: PluralNumber) -> PluralCategory {
        guard number.v == 0 else { return .few }
        switch number.i % 100 {
        case 1: return .one
        case 2: return .two
        case 3, 4: return .few
        default: return .other
        }
    }

    private static func lithuanian(_ number: PluralNumber) -> PluralCategory {
        guard number.v == 0 else { return .many }
        if (11...19).contains(number.i % 100) { return .other }
        switch number.i % 10 {
        case 0: return .other
        case 1: return .one
        default: return .few
        }
    }

    private static func latvian(_ number: PluralNumber) -> PluralCategory {
        let digits = number.v == 0 ? number.i : number.f
        let isTeen = (11...19).contains(digits % 100)
        if number.v == 0 ? digits % 10 == 0 || isTeen : number.v == 2 && isTeen { return .zero }
        if digits % 10 == 1, number.v == 0 || number.v != 2 || digits % 100 != 11 { return .one }
        return .other
    }

    private static func romanian(_ number: PluralNumber) -> PluralCategory {
        guard number.v == 0 else { return .few }
        if number.i == 1 { return .one }
        return number.i == 0 || (1...19).contains(number.i % 100) ? .few : .other
    }

    private static func arabic(_ number: PluralNumber) -> PluralCategory {
        guard number.v == 0 else { return .other }
        switch (number.i, number.i % 100) {
        case (0, _): return .zero
        case (1, _): return .one
        case (2, _): return .two
        case (_, 3...10): return .few
        case (_, 11...99): return .many
        default: return .other
        }
    }

    private static func hebrew(_ number: PluralNumber) -> PluralCategory {
        if number.v != 0 { return number.i == 0 ? .one : .other }
        return number.i == 1 ? .one : number.i == 2 ? .two : .other
    }

    private static func irish(_ number: PluralNumber) -> PluralCategory {
        guard number.v == 0 else { return .other }
        switch number.i {
        case 1: return .one
        case 2: return .two
        case 3...6: return .few
        case 7...10: return .many
        default: return .other
        }
    }

    private static func welsh(_ number: PluralNumber) -> PluralCategory {
        guard number.v == 0 else { return .other }
        switch number.i {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        case 3: return .few
        case 6: return .many
        default: return .other
        }
    }
}
