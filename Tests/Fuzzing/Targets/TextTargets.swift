import Foundation
import PortableUIKit

@_spi(Collage) @testable import PortablePredicates
@_spi(Collage) @testable import PortableQuartz
@testable import PortableSwiftUI
@testable import XcodeProjects

extension FuzzTarget {
    private static let tables = FuzzFolder("string-tables")
    /// The number of tables that were read, because the process keeps the table of each bundle.
    private static var tableCount = 0

    /// String catalogs, and the texts of their converted tables.
    static let stringCatalogs = FuzzTarget("string-catalogs") { input in
        let catalog = try StringCatalog(input)
        for data in catalog.plurals.values { try readTexts(of: data) }
    }

    /// Property lists of texts that depend on numbers (`.stringsdict`).
    static let stringTables = FuzzTarget("string-tables") { input in
        try readTexts(of: input)
    }

    /// Formats each text of a table with arguments of several types.
    private static func readTexts(of data: Data) throws {
        guard let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            return
        }
        tableCount += 1
        let folder = "\(tableCount % 64).bundle"
        try tables.write(data, to: folder + "/Localizable.stringsdict")
        defer { try? FileManager.default.removeItem(at: tables.url.appending(path: folder)) }
        let rules = list.values.compactMap { entry in
            (entry as? [String: Any]).flatMap { LocalizedRule($0, language: "en") }
        }
        let values: [any CVarArg] = [3, NSString("text"), 2.5, 0, UInt64.max]
        for rule in rules.prefix(16) {
            _ = LocalizedFormat(rule.format, values).formatted(locale: nil)
            for variable in rule.variables.values {
                for language in ["en", "ru", "ar"] {
                    let text = variable.text(for: PluralNumber(21), language: language)
                    _ = LocalizedFormat(text, values).formatted(locale: nil)
                }
            }
        }
        guard let bundle = Bundle(path: tables.url.appending(path: folder).path) else { return }
        for key in list.keys.prefix(4) {
            let format = bundle.localizedText(forKey: key, value: nil, table: nil)
            _ = LocalizedFormat(format, values).formatted(locale: nil)
        }
    }

    /// Formats of predicates, with arguments, evaluated for an object unless that raises an exception by design.
    static let predicates = FuzzTarget("predicates") { input in
        let format = String(decoding: input, as: UTF8.self)
        var parser = try PredicateParser(format, arguments: [5, "text", ["a", "b"], 2.5, "name"] as [Any])
        let predicate = NSPredicate(condition: try parser.condition())
        guard try PredicateToken.tokens(of: format).allSatisfy(isEvaluated) else { return }
        let object: [String: Any] = ["name": "Ada", "age": 36, "tags": ["a", "b"]]
        _ = predicate.evaluate(with: object, substitutionVariables: ["NAME": "Ada", "x": 3])
    }

    /// Returns whether a token can be evaluated: its variable has a value, and its keys don't belong to a text.
    private static func isEvaluated(_ token: PredicateToken) -> Bool {
        switch token {
        case .variable(let name): return ["NAME", "x"].contains(name)
        case .suffix: return false
        case .word(let word):
            // A pattern is given to Foundation, whose time for it can be exponential.
            if word.uppercased() == "MATCHES" { return false }
            let keys = word.split(separator: ".").drop { $0.lowercased() == "self" }
            return keys.count < 2
                || ["tags.@count", "tags.@sum.self", "tags.@max.self"].contains(keys.joined(separator: "."))
        default: return true
        }
    }

    /// Inline styles of Markdown.
    static let markdown = FuzzTarget("markdown") { input in
        let text = String(decoding: input, as: UTF8.self)
        _ = InlineMarkdown.runs(of: text)
        _ = InlineMarkdown.runs(of: text, arguments: ["https://example.com", "*a*"])
    }

    /// HTML that becomes attributed text.
    static let html = FuzzTarget("html") { input in
        _ = try NSAttributedString(
            data: input, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    }
}
