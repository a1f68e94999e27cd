import Foundation

extension String {
    /// The text of a key in the language of a bundle, with the key's values in it; the key itself if there is none.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: Where the tables are; nil for the app's own.
    ///   - locale: How numbers are written.
    ///   - comment: For translators.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = (bundle ?? .main).localizedText(forKey: keyAndValue.key, value: nil, table: table)
        self = keyAndValue.text(in: format, locale: locale)
    }

    /// The text of a key in the language of a bundle; a value of the app's own language if there is none.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text in the language of the app's developers, and the values in it.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: Where the tables are; nil for the app's own.
    ///   - locale: How numbers are written.
    ///   - comment: For translators.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = (bundle ?? .main).localizedText(
            forKey: "\(key)", value: defaultValue.key, table: table)
        self = defaultValue.text(in: format, locale: locale)
    }
}
