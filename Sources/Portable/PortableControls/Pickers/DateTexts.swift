import Foundation

/// A formatter of dates and their components for a locale.
@MainActor
final class DateTexts {
    let calendar: Calendar
    private let locale: Locale
    private var formatters: [String: DateFormatter] = [:]
    private lazy var numberFormatter: NumberFormatter = {
        let numbers = NumberFormatter()
        numbers.locale = locale
        numbers.usesGroupingSeparator = false
        return numbers
    }()

    init(_ calendar: Calendar) {
        self.calendar = calendar
        locale = calendar.locale ?? .current
    }

    private func formatter(_ key: String, _ setUp: (DateFormatter) -> Void) -> DateFormatter {
        if let known = formatters[key] { return known }
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        setUp(formatter)
        formatters[key] = formatter
        return formatter
    }

    /// Returns a date with the components of a template, in the locale's order.
    func text(_ date: Date, template: String) -> String {
        formatter(template) { $0.setLocalizedDateFormatFromTemplate(template) }.string(from: date)
    }

    func day(_ date: Date) -> String {
        formatter("day") {
            $0.dateStyle = .medium
            $0.timeStyle = .none
        }.string(from: date)
    }

    func time(_ date: Date) -> String {
        formatter("time") {
            $0.dateStyle = .none
            $0.timeStyle = .short
        }.string(from: date)
    }

    /// The standalone names of the months.
    var months: [String] { formatter("names") { _ in }.standaloneMonthSymbols }

    /// The short names of the weekdays, starting with the first day of the locale's week.
    var weekdays: [String] {
        let names = formatter("names") { _ in }.shortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        guard names.indices.contains(first) else { return names }
        return Array(names[first...] + names[..<first])
    }

    /// The names of the day periods, AM and PM.
    var periods: [String] {
        let names = formatter("names") { _ in }
        return [names.amSymbol, names.pmSymbol]
    }

    /// A Boolean value that indicates whether the locale uses 12-hour time.
    var countsHoursToTwelve: Bool {
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
    }

    /// The day, month, and year in the locale's order.
    var dateOrder: [Character] {
        let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "d MMMM y"
        var isQuoted = false
        var order: [Character] = []
        for letter in format {
            if letter == "'" { isQuoted.toggle() }
            let unit: Character = letter == "L" ? "M" : letter
            if !isQuoted, "dMy".contains(unit), !order.contains(unit) { order.append(unit) }
        }
        return order.count == 3 ? order : ["d", "M", "y"]
    }

    /// Returns a number in the locale's format.
    func number(_ value: Int, digits: Int = 1) -> String {
        let numbers = numberFormatter
        numbers.minimumIntegerDigits = digits
        return numbers.string(from: NSNumber(value: value)) ?? "\(value)"
    }
}
