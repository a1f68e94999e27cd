import Foundation

/// Text of a `.stringsdict` file with words that depend on numbers.
struct LocalizedRule {
    /// A part of the text that depends on a number.
    struct Variable {
        let forms: [PluralCategory: String]

        /// Returns the words for a number. Text for zero applies to 0 in all languages.
        func text(for number: PluralNumber, language: String) -> String {
            if number.n == 0, let text = forms[.zero] { return text }
            return forms[PluralCategory(number, language: language)] ?? forms[.other] ?? ""
        }
    }

    /// The text with `%#@name@` for each of its variables.
    let format: String
    let variables: [String: Variable]
    /// The language as the name of its folder.
    let language: String

    /// Creates a rule, or returns `nil` if the entry isn't one.
    ///
    /// - Parameter entry: The property list of a key.
    init?(_ entry: [String: Any], language: String) {
        self.language = language
        if let format = entry["NSStringLocalizedFormatKey"] as? String {
            self.format = format
            variables = entry.compactMapValues { ($0 as? [String: Any]).flatMap(Variable.init) }
        } else if let text = Self.text(forDevice: entry["NSStringDeviceSpecificRuleType"])
            ?? Self.widestText(entry["NSStringVariableWidthRuleType"])
        {
            format = text
            variables = [:]
        } else {
            return nil
        }
    }

    private static func text(forDevice rule: Any?) -> String? {
        guard let texts = rule as? [String: String] else { return nil }
        return texts["iphone"] ?? texts["other"]
    }

    /// Returns the widest variant of the text, because the width isn't limited.
    private static func widestText(_ rule: Any?) -> String? {
        guard let texts = rule as? [String: String] else { return nil }
        return texts.max { (Double($0.key) ?? 0) < (Double($1.key) ?? 0) }?.value
    }
}

extension LocalizedRule.Variable {
    fileprivate init?(_ entry: [String: Any]) {
        guard entry["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" else { return nil }
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases { forms[category] = entry[category.rawValue] as? String }
        self.forms = forms
    }
}
