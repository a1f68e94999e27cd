import Foundation

/// A formatter that describes a date relative to another date: "in 2 hours", "yesterday".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// A style of the units.
    public enum UnitsStyle: Int, Sendable {
        /// Whole words, with numbers: "2 months ago".
        case full = 0
        /// Whole words, with numbers in words: "two months ago".
        case spellOut = 1
        /// Short words: "2 mo. ago".
        case short = 2
        /// The shortest words: "2mo ago".
        case abbreviated = 3
    }

    /// A style of the dates.
    public enum DateTimeStyle: Int, Sendable {
        /// Numbers: "1 day ago".
        case numeric = 0
        /// Names if possible: "yesterday".
        case named = 1
    }

    /// The style of the units. The default is `full`.
    open var unitsStyle = UnitsStyle.full
    /// The style of the dates. The default is `numeric`.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The position of the text in a sentence.
    open var formattingContext = Context.unknown
    /// The calendar.
    open var calendar: Calendar! = .current
    /// The locale.
    open var locale: Locale! = .current

    private func style(anchor: Date) -> Date.AnchoredRelativeFormatStyle {
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        return Date.AnchoredRelativeFormatStyle(
            anchor: anchor, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
            locale: locale ?? .current, calendar: calendar ?? .current)
    }

    /// Returns a description of a date relative to another date.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        style(anchor: date).format(referenceDate)
    }

    /// Returns a description of the time in seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Returns a description of a number of units from now.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }

    /// Returns a description of a date relative to now, or `nil` for other values.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}

/// A formatter that joins texts to a list: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language.
    open var locale: Locale! = .current
    /// The formatter of items that aren't strings.
    open var itemFormatter: Formatter?

    /// Returns a list of strings in the current language.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Returns the items as a list.
    open func string(from items: [Any]) -> String? {
        let strings = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        return strings.formatted(.list(type: .and).locale(locale ?? .current))
    }

    /// Returns the items of an array as a list, or `nil` for other values.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
