import Foundation

// The properties of locales, which Foundation on Linux declares for its own use.
extension NSLocale {
    private var value: Locale { self as Locale }

    /// The identifier of the locale, such as "en_US".
    public var localeIdentifier: String { value.identifier }

    /// A locale that has the user's current settings.
    public class var autoupdatingCurrent: Locale { .autoupdatingCurrent }

    /// The code of the language, such as "en".
    public var languageCode: String { value.language.languageCode?.identifier ?? "" }

    /// The code of the country or region, such as "US", or `nil` if the locale has none.
    public var countryCode: String? { value.region?.identifier }

    /// The code of the region, such as "US", or `nil` if the locale has none.
    public var regionCode: String? { value.region?.identifier }

    /// The code of the script, such as "Hant", or `nil` if the identifier has none.
    public var scriptCode: String? {
        Locale.Components(identifier: value.identifier).languageComponents.script?.identifier
    }

    /// The code of the variant, such as "POSIX", or `nil` if the locale has none.
    public var variantCode: String? { value.variant?.identifier }

    /// A Boolean value that indicates whether the locale uses the metric system.
    public var usesMetricSystem: Bool { value.measurementSystem != .us }

    /// The text between the integer and the fraction of a number.
    public var decimalSeparator: String { value.decimalSeparator ?? "" }

    /// The text between groups of digits.
    public var groupingSeparator: String { value.groupingSeparator ?? "" }

    /// The symbol of the currency, such as "$".
    public var currencySymbol: String { value.currencySymbol ?? "" }

    /// The code of the currency, such as "USD", or `nil` if the locale has none.
    public var currencyCode: String? { value.currency?.identifier }

    /// Returns the name of a locale in the language of this locale, or an empty string if there's no name.
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        value.localizedString(forIdentifier: localeIdentifier) ?? ""
    }

    /// Returns the name of a language, or `nil` if there's no name.
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        value.localizedString(forLanguageCode: languageCode)
    }

    /// Returns the name of a country or region, or `nil` if there's no name.
    public func localizedString(forCountryCode countryCode: String) -> String? {
        value.localizedString(forRegionCode: countryCode)
    }

    /// Returns the name of a region, or `nil` if there's no name.
    public func localizedString(forRegionCode regionCode: String) -> String? {
        value.localizedString(forRegionCode: regionCode)
    }

    /// Returns the name of a script, or `nil` if there's no name.
    public func localizedString(forScriptCode scriptCode: String) -> String? {
        value.localizedString(forScriptCode: scriptCode)
    }

    /// Returns the name of a currency, or `nil` if there's no name.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        value.localizedString(forCurrencyCode: currencyCode)
    }
}
