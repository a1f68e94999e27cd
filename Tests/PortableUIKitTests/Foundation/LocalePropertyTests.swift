import Foundation
import Testing

@testable import PortableUIKit

struct LocalePropertyTests {
    @Test func `a locale has the codes of its identifier`() {
        let locale = NSLocale(localeIdentifier: "zh_Hant_TW")
        #expect(locale.localeIdentifier == "zh_Hant_TW")
        #expect(locale.languageCode == "zh" && locale.scriptCode == "Hant")
        #expect(locale.countryCode == "TW" && locale.regionCode == "TW" && locale.variantCode == nil)
        #expect(NSLocale(localeIdentifier: "en_US").scriptCode == nil)
        #expect(!NSLocale.autoupdatingCurrent.identifier.isEmpty)
    }

    @Test func `a locale has the formats of its region`() {
        let locale = NSLocale(localeIdentifier: "de_DE")
        #expect(locale.decimalSeparator == "," && locale.groupingSeparator == "." && locale.usesMetricSystem)
        #expect(locale.currencyCode == "EUR" && locale.currencySymbol == "€")
        #expect(!NSLocale(localeIdentifier: "en_US").usesMetricSystem)
    }

    @Test func `a locale has names in its language`() {
        let locale = NSLocale(localeIdentifier: "de_DE")
        #expect(locale.localizedString(forCountryCode: "FR") == "Frankreich")
        #expect(locale.localizedString(forRegionCode: "FR") == "Frankreich")
        #expect(locale.localizedString(forLanguageCode: "fr") == "Französisch")
        #expect(locale.localizedString(forScriptCode: "Cyrl") == "Kyrillisch")
        #expect(locale.localizedString(forCurrencyCode: "USD") == "US-Dollar")
        #expect(locale.localizedString(forLocaleIdentifier: "fr_FR") == "Französisch (Frankreich)")
    }
}
