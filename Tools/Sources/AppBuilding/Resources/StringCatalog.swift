import Foundation

/// The texts of an app in all its languages, as Xcode has kept them since 15: `.xcstrings`. `Bundle` reads the older
/// formats, so they are made of it.
struct StringCatalog {
    /// `.strings` by language.
    private(set) var strings: [String: Data] = [:]
    /// `.stringsdict` by language.
    private(set) var plurals: [String: Data] = [:]

    init(contentsOf file: URL) throws(BuildFailure) {
        do {
            try self.init(Data(contentsOf: file))
        } catch let error as DecodingError {
            throw BuildFailure("the string catalog can't be read: \(error)", file: file.path)
        } catch {
            throw BuildFailure(
                "the string catalog can't be read: \(error.localizedDescription)", file: file.path)
        }
    }

    /// What isn't read, with the key and the language that have it; sorted.
    private(set) var problems: [String] = []

    init(_ data: Data) throws {
        let content = try JSONDecoder().decode(Content.self, from: data)
        var texts: [String: [String: String]] = [:]
        var rules: [String: [String: [String: Any]]] = [:]
        for (key, entry) in content.strings {
            for (language, localization) in entry.localizations ?? [:] {
                func miss(_ what: String) { problems.append("\(what) of \"\(key)\" in \(language)") }
                // One of several devices is a localization of its own.
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
                    miss("a variation that is neither a plural nor for a device")
                }
            }
        }
        problems.sort()
        strings = try texts.mapValues { try Self.plist($0) }
        plurals = try rules.mapValues { try Self.plist($0) }
    }

    /// The texts for numbers; nil if there are none, or one lacks its text.
    private static func plural(_ variations: Variations?) -> [String: String]? {
        guard let forms = variations?.plural, !forms.isEmpty, forms["other"] != nil else { return nil }
        let texts = forms.compactMapValues { $0.stringUnit?.value }
        return texts.count == forms.count ? texts : nil
    }

    /// A text whose form depends on one number.
    private static func value(_ forms: [String: String], type: String) -> [String: Any] {
        var value: [String: Any] = forms
        value["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
        value["NSStringFormatValueTypeKey"] = type
        return value
    }

    /// How the number of a plural is written in its texts: as a whole number, if none of them has it.
    private static func numberType(in forms: [String: String]) -> String {
        let types = forms.sorted { $0.key < $1.key }.compactMap {
            $0.value.firstMatch(of: /%(?:\d+\$)?((?:ll|l)?[diu])/)
        }
        return types.first.map { String($0.1) } ?? "lld"
    }

    /// `%#@birds@` with the number that belongs to it, where the catalog says which.
    private static func format(_ text: String, _ substitutions: [String: Substitution]) -> String {
        substitutions.reduce(text) { text, entry in
            guard let number = entry.value.argNum else { return text }
            return text.replacingOccurrences(of: "%#@\(entry.key)@", with: "%\(number)$#@\(entry.key)@")
        }
    }

    /// A text with the number itself in the place of `%arg`.
    private static func argument(_ text: String, _ substitution: Substitution) -> String {
        text.replacingOccurrences(of: "%arg", with: "%" + (substitution.formatSpecifier ?? "lld"))
    }

    private static func plist(_ value: Any) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
    }

    private struct Content: Decodable {
        struct Entry: Decodable { var localizations: [String: Localization]? }

        struct Localization: Decodable {
            var stringUnit: Unit?
            var variations: Variations?
            var substitutions: [String: Substitution]?
        }

        var strings: [String: Entry]
    }

    private struct Variations: Decodable {
        var plural: [String: Form]?
        var device: [String: Form]?
    }

    /// A text, or variations of one: plurals may stand in those for a device.
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
