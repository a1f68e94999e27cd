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

    init(_ data: Data) throws {
        let content = try JSONDecoder().decode(Content.self, from: data)
        var texts: [String: [String: String]] = [:]
        var rules: [String: [String: [String: Any]]] = [:]
        for (key, entry) in content.strings {
            for (language, localization) in entry.localizations ?? [:] {
                if let unit = localization.stringUnit {
                    texts[language, default: [:]][key] = unit.value
                } else if let forms = localization.variations?.plural {
                    rules[language, default: [:]][key] = Self.rule(forms.mapValues { $0.stringUnit?.value ?? "" })
                } else if let device = localization.variations?.device {
                    let unit = (device["iphone"] ?? device["other"])?.stringUnit
                    texts[language, default: [:]][key] = unit?.value
                }
            }
        }
        strings = try texts.mapValues { try Self.plist($0) }
        plurals = try rules.mapValues { try Self.plist($0) }
    }

    /// A text whose form depends on one number.
    private static func rule(_ forms: [String: String]) -> [String: Any] {
        var value: [String: Any] = forms
        value["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
        value["NSStringFormatValueTypeKey"] = "lld"
        return ["NSStringLocalizedFormatKey": "%#@value@", "value": value]
    }

    private static func plist(_ value: Any) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
    }

    private struct Content: Decodable {
        struct Entry: Decodable { var localizations: [String: Localization]? }

        struct Localization: Decodable {
            var stringUnit: Unit?
            var variations: Variations?
        }

        struct Variations: Decodable {
            var plural: [String: Form]?
            var device: [String: Form]?
        }

        struct Form: Decodable { var stringUnit: Unit? }
        struct Unit: Decodable { var value: String }

        var strings: [String: Entry]
    }
}
