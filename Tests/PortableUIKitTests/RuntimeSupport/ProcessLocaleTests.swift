import Foundation
import Testing

@testable import RuntimeSupport

struct ProcessLocaleTests {
    @Test func `the standard locale is American English, with a currency, a region, and its formats`() async {
        await #expect(processExitsWith: .success) {
            ProcessLocale.setStandard()
            precondition(Locale.current.identifier == "en_US")
            precondition(Locale.autoupdatingCurrent.region?.identifier == "US")
            precondition(Locale.current.currency?.identifier == "USD" && Locale.current.currencySymbol == "$")
            precondition(Calendar.current.firstWeekday == 1)
            let currency = NumberFormatter()
            currency.numberStyle = .currency
            precondition(currency.string(from: 12.5) == "$12.50")
            let date = Date(timeIntervalSince1970: 1_700_000_000)
            precondition(date.formatted(.dateTime.year().month().day()) == "Nov 14, 2023")
        }
    }

    @Test func `another locale replaces the standard one, in formatters, calendars, and format styles`() async {
        await #expect(processExitsWith: .success) {
            precondition(ProcessLocale.set("de-DE"))
            ProcessLocale.setStandard()
            precondition(Locale.current.identifier == "de_DE" && Locale.current.currency?.identifier == "EUR")
            precondition(1234.5.formatted() == "1.234,5")
            precondition(Calendar.current.firstWeekday == 2)
            let formatter = DateFormatter()
            formatter.dateStyle = .medium
            precondition(formatter.string(from: Date(timeIntervalSince1970: 1_700_000_000)) == "14.11.2023")
        }
    }

    @Test func `locales with an identifier aren't changed`() async {
        await #expect(processExitsWith: .success) {
            let fixed = Locale(identifier: "en_001")
            ProcessLocale.set("fr_FR")
            precondition(fixed.identifier == "en_001" && Locale(identifier: "en_001").identifier == "en_001")
            precondition(Locale(identifier: "fr_FR").identifier == "fr_FR")
        }
    }
}
