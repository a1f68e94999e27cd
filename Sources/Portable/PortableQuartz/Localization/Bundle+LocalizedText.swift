import Foundation

extension Bundle {
    /// Returns the localized text for a key, as `localizedString(forKey:value:table:)` does on Apple platforms. Text
    /// with words that depend on numbers is returned as a format for
    /// ``Swift/String/init(localizedFormat:locale:arguments:)``.
    @_spi(Collage)
    public func localizedText(forKey key: String, value: String?, table: String?) -> String {
        LocalizedRules.format(of: key, in: self, table: table)
            ?? localizedString(forKey: key, value: value, table: table)
    }
}

extension String {
    /// Creates a string from a format and its arguments. If the format was returned by
    /// ``Foundation/Bundle/localizedText(forKey:value:table:)``, the words depend on the numbers in the arguments.
    @_spi(Collage)
    public init(localizedFormat format: String, locale: Locale?, arguments: [any CVarArg]) {
        self =
            LocalizedRules.areNamed(in: format)
            ? LocalizedFormat(format, arguments).formatted(locale: locale)
            : String(format: format, locale: locale, arguments: arguments)
    }
}
