import Foundation

/// A string catalog (`.xcstrings`), which contains texts in all languages. It's converted to the older formats that
/// `Bundle` supports.
package struct StringCatalog {
    /// The `.strings` files by language.
    package private(set) var strings: [String: Data] = [:]
    /// The `.stringsdict` files by language.
    package private(set) var plurals: [String: Data] = [:]

    /// The texts in the language of the sources, by key, for the keys that Xcode generates symbols for: the manually managed
    /// ones. A key without a text is its own text.
    package private(set) var managedTexts: [String: String] = [:]

    /// Descriptions of unsupported texts with their keys and languages, sorted.
    package private(set) var problems: [String] = []

    package init(_ data: Data) throws {
        let content = try JSONDecoder().decode(Content.self, from: data)
        var texts: [String: [String: String]] = [:]
        var rules: [String: [String: [String: Any]]] = [:]
        for (key, entry) in content.strings {
            if entry.extractionState == "manual" {
                managedTexts[key] = Self.sourceText(of: entry, in: content.sourceLanguage) ?? key
            }
            for (language, localization) in entry.localizations ?? [:] {
                func miss(_ what: String) { problems.append("\(what) of \"\(key)\" in \(language)") }
                // A device variation has the same structure as a localization.
                var form = Form(
                    stringUnit: localization.stringUnit, variations: localization.variations)
                if let device = form.variations?.device {
                    guard let chosen = device["iphone"] ?? device["other"] else {
                        miss("the text for an iPhone")
                        continue
                    }
                    form = chosen
                }
                let substitutions = localization.substitutions ?? [:]
                if let unit = form.stringUnit, !substitutions.isEmpty {
                    var rule: [String: Any] = ["NSStringLocalizedFormatKey": Self.format(unit.value, substitutions)]
                    for (name, substitution) in substitutions {
                        guard let forms = Self.plural(substitution.variations) else {
                            miss("the plural of the substitution \(name)")
                            continue
                        }
                        rule[name] = Self.value(
                            forms.mapValues { Self.argument($0, substitution) },
                            type: substitution.formatSpecifier ?? "lld")
                    }
                    rules[language, default: [:]][key] = rule
                } else if let unit = form.stringUnit {
                    texts[language, default: [:]][key] = unit.value
                } else if let forms = Self.plural(form.variations) {
                    let value = Self.value(forms, type: Self.numberType(in: forms))
                    rules[language, default: [:]][key] = ["NSStringLocalizedFormatKey": "%#@value@", "value": value]
                } else {
                    miss("a variation that is neither for a plural nor for a device")
                }
            }
        }
        problems.sort()
        strings = try texts.mapValues { try Self.plist($0) }
        plurals = try rules.mapValues { try Self.plist($0) }
    }

    /// Returns a text of an entry in the language of the sources, with `%arg` replaced, or `nil` if there's no text.
    private static func sourceText(of entry: Content.Entry, in language: String?) -> String? {
        guard let localization = entry.localizations?[language ?? "en"] else { return nil }
        let form = Form(stringUnit: localization.stringUnit, variations: localization.variations)
        let text = form.stringUnit?.value ?? plural(form.variations)?["other"]
        return localization.substitutions?.reduce(text) { text, entry in
            text?.replacingOccurrences(of: "%#@\(entry.key)@", with: "%" + (entry.value.formatSpecifier ?? "lld"))
        } ?? text
    }

    /// Returns the plural forms, or `nil` without plural forms, or if one has no text.
    private static func plural(_ variations: Variations?) -> [String: String]? {
        guard let forms = variations?.plural, !forms.isEmpty, forms["other"] != nil else { return nil }
        let texts = forms.compactMapValues { $0.stringUnit?.value }
        return texts.count == forms.count ? texts : nil
    }

    /// Returns the property list of a text that depends on a number.
    private static func value(_ forms: [String: String], type: String) -> [String: Any] {
        var value: [String: Any] = forms
        value["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
        value["NSStringFormatValueTypeKey"] = type
        return value
    }

    /// Returns the format specifier of a plural's number. If none of its texts contains the number, it's an integer.
    private static func numberType(in forms: [String: String]) -> String {
        let types = forms.sorted { $0.key < $1.key }.compactMap {
            $0.value.firstMatch(of: /%(?:\d+\$)?((?:ll|l)?[diu])/)
        }
        return types.first.map { String($0.1) } ?? "lld"
    }

    /// Returns the format with the argument positions that the catalog specifies, as in `%1$#@birds@`.
    private static func format(_ text: String, _ substitutions: [String: Substitution]) -> String {
        substitutions.reduce(text) { text, entry in
            guard let number = entry.value.argNum else { return text }
            return text.replacingOccurrences(of: "%#@\(entry.key)@", with: "%\(number)$#@\(entry.key)@")
        }
    }

    /// Returns a text in which `%arg` is replaced with the format specifier.
    private static func argument(_ text: String, _ substitution: Substitution) -> String {
        text.replacingOccurrences(of: "%arg", with: "%" + (substitution.formatSpecifier ?? "lld"))
    }

    private static func plist(_ value: Any) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
    }

    private struct Content: Decodable {
        struct Entry: Decodable {
            var localizations: [String: Localization]?
            var extractionState: String?
        }

        struct Localization: Decodable {
            var stringUnit: Unit?
            var variations: Variations?
            var substitutions: [String: Substitution]?
        }

        var sourceLanguage: String?
        var strings: [String: Entry]
    }

    private struct Variations: Decodable {
        var plural: [String: Form]?
        var device: [String: Form]?
    }

    /// A text or its variations. Variations for devices can contain plurals.
    private struct Form: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
    }

    private struct Unit: Decodable { var value: String }

    /// A part of a text that depends on one of its numbers.
    private struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }
}
