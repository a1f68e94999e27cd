import Foundation

extension Bundle {
    /// The text of a key in the language of the person, as `localizedString(forKey:value:table:)` gives it on Apple's
    /// systems: words that depend on numbers come as a format that ``Swift/String/init(localizedFormat:locale:arguments:)``
    /// reads.
    @_spi(Collage)
    public func localizedText(forKey key: String, value: String?, table: String?) -> String {
        LocalizedRules.format(of: key, in: self, table: table)
            ?? localizedString(forKey: key, value: value, table: table)
    }
}

extension String {
    /// A format with its arguments, and the words that go with its numbers where it was looked up by
    /// ``Foundation/Bundle/localizedText(forKey:value:table:)``.
    @_spi(Collage)
    public init(localizedFormat format: String, locale: Locale?, arguments: [any CVarArg]) {
        self =
            LocalizedRules.areNamed(in: format)
            ? LocalizedFormat(format, arguments).formatted(locale: locale)
            : String(format: format, locale: locale, arguments: arguments)
    }
}
