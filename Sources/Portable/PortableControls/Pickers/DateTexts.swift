import Foundation

/// Writes dates and their parts as a locale does.
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

    /// A date with the parts that a template names, in the locale's order.
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

    /// The names of the months; they stand alone.
    var months: [String] { formatter("names") { _ in }.standaloneMonthSymbols }

    /// Short names of the days of the week, from the first of the locale's week.
    var weekdays: [String] {
        let names = formatter("names") { _ in }.shortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        guard names.indices.contains(first) else { return names }
        return Array(names[first...] + names[..<first])
    }

    /// The names of the halves of a day.
    var periods: [String] {
        let names = formatter("names") { _ in }
        return [names.amSymbol, names.pmSymbol]
    }

    /// Whether hours are counted to 12.
    var countsHoursToTwelve: Bool {
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
    }

    /// Day, month and year in the order in which the locale writes them.
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

    /// A number as the locale writes it.
    func number(_ value: Int, digits: Int = 1) -> String {
        let numbers = numberFormatter
        numbers.minimumIntegerDigits = digits
        return numbers.string(from: NSNumber(value: value)) ?? "\(value)"
    }
}
