import Foundation

extension String {
    /// Creates a string from the text for a key in the language of a bundle, with the key's values inserted. If there's
    /// no text, the key is used.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key and its values.
    ///   - table: The name of the table, or `nil` for `Localizable`.
    ///   - bundle: The bundle with the tables, or `nil` for the main bundle.
    ///   - locale: The locale for formatting numbers.
    ///   - comment: A comment for translators.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = (bundle ?? .main).localizedText(forKey: keyAndValue.key, value: nil, table: table)
        self = keyAndValue.text(in: format, locale: locale)
    }

    /// Creates a string from the text for a key in the language of a bundle. If there's no text, the default value is
    /// used.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text in the development language, with its values.
    ///   - table: The name of the table, or `nil` for `Localizable`.
    ///   - bundle: The bundle with the tables, or `nil` for the main bundle.
    ///   - locale: The locale for formatting numbers.
    ///   - comment: A comment for translators.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = (bundle ?? .main).localizedText(
            forKey: "\(key)", value: defaultValue.key, table: table)
        self = defaultValue.text(in: format, locale: locale)
    }
}
