import Foundation

extension SystemFormatStyle {
    /// A format that describes a date relative to another date: "in 5 minutes", "tomorrow", or "June 2019".
    ///
    /// Differs from SwiftUI: distant dates have the weekday, the month, and the day in the same year, and the largest
    /// fields otherwise.
    public struct DateReference: DiscreteFormatStyle, Sendable {
        private let date: Date
        private let allowedFields: Set<Date.RelativeFormatStyle.Field>
        private let maxFieldCount: Int
        private let thresholdField: Date.RelativeFormatStyle.Field
        private var calendar = Calendar.autoupdatingCurrent
        private var locale = Locale.autoupdatingCurrent

        /// Creates a format of a date.
        ///
        /// - Parameters:
        ///   - date: The date.
        ///   - allowedFields: The units of relative descriptions. They include the threshold.
        ///   - maxFieldCount: The maximum number of fields of absolute descriptions.
        ///   - thresholdField: The largest unit of relative descriptions. Dates that are further away have an absolute
        ///     description.
        public init(
            to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            self.date = date
            self.allowedFields = allowedFields.union([thresholdField])
            self.maxFieldCount = maxFieldCount
            self.thresholdField = thresholdField
        }

        /// Returns the description of the date relative to the given date.
        public func format(_ value: Date) -> AttributedString {
            AttributedString(isRelative(value) ? relative.format(value) : absolute(from: value))
        }

        private var relative: Date.AnchoredRelativeFormatStyle {
            Date.AnchoredRelativeFormatStyle(
                anchor: date, allowedFields: allowedFields, presentation: .named, unitsStyle: .wide, locale: locale,
                calendar: calendar, capitalizationContext: .unknown)
        }

        /// The dates on which the description is relative. `nil` means all dates.
        private var relativeRange: Range<Date>? {
            guard let component = thresholdField.nextComponent,
                let first = calendar.date(byAdding: component, value: -1, to: date),
                let last = calendar.date(byAdding: component, value: 1, to: date)
            else { return nil }
            return first..<last
        }

        private func absolute(from value: Date) -> String {
            var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            let count = max(maxFieldCount, 1)
            if calendar.isDate(date, equalTo: value, toGranularity: .year) {
                style = style.month(.wide)
                if count > 1 { style = style.weekday(.wide).day() }
                if count > 2 { style = style.hour() }
                if count > 3 { style = style.minute() }
            } else {
                style = style.year()
                if count > 1 { style = style.month(.wide) }
                if count > 2 { style = style.day() }
                if count > 3 { style = style.hour() }
            }
            return style.format(date)
        }

        /// The dates on which the kind of the description changes.
        private var changes: [Date] {
            let year = calendar.dateInterval(of: .year, for: date).map { [$0.start, $0.end] } ?? []
            return year + (relativeRange.map { [$0.lowerBound, $0.upperBound] } ?? [])
        }

        /// Returns a date before the given date at which the text can change, or `nil` if there's none.
        public func discreteInput(before input: Date) -> Date? {
            let change = changes.filter { $0 <= input }.max()?.previous
            return [change, isRelative(input) ? relative.discreteInput(before: input) : nil].compactMap(\.self).max()
        }

        /// Returns a date after the given date at which the text can change, or `nil` if there's none.
        public func discreteInput(after input: Date) -> Date? {
            let change = changes.filter { $0 > input }.min()
            return [change, isRelative(input) ? relative.discreteInput(after: input) : nil].compactMap(\.self).min()
        }

        private func isRelative(_ input: Date) -> Bool { relativeRange.map { $0.contains(input) } ?? true }

        /// Returns the format with a calendar.
        public func calendar(_ calendar: Calendar) -> DateReference {
            var copy = self
            copy.calendar = calendar
            return copy
        }

        /// Returns the format for a locale.
        public func locale(_ locale: Locale) -> DateReference {
            var copy = self
            copy.locale = locale
            return copy
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// Returns a format that describes a date relative to another date.
    public static func reference(
        to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> SystemFormatStyle.DateReference {
        SystemFormatStyle.DateReference(
            to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}

extension Date.ComponentsFormatStyle.Field {
    /// The next larger unit, or `nil` for years.
    fileprivate nonisolated var nextComponent: Calendar.Component? {
        switch self {
        case .year: nil
        case .month: .year
        case .week, .day: .month
        case .hour: .day
        case .minute: .hour
        default: .minute
        }
    }
}
