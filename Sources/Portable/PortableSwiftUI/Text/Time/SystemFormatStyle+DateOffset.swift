import Foundation

extension SystemFormatStyle {
    /// A format of the time between two dates: "3 minutes, 42 seconds".
    ///
    /// The fields are numbers with colons if they are minutes and seconds, or hours, minutes, and seconds, and if all of
    /// them can be shown.
    ///
    /// Differs from SwiftUI: the words are English.
    public struct DateOffset: DiscreteFormatStyle, Sendable {
        private let anchor: Date
        private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        private let maxFieldCount: Int
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        private var calendar = Calendar.autoupdatingCurrent
        private var locale = Locale.autoupdatingCurrent

        /// Creates a format of the time since a date.
        ///
        /// - Parameters:
        ///   - anchor: The date.
        ///   - allowedFields: The units that can be shown.
        ///   - maxFieldCount: The maximum number of units.
        ///   - sign: The sign. The default is a minus sign for earlier dates, and no sign for others.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
                .year, .month, .week, .day, .hour, .minute, .second,
            ],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            self.sign = sign
        }

        /// Returns the text of the time between the anchor and a date.
        public func format(_ value: Date) -> AttributedString {
            let isEarlier = value < anchor
            let text = isClock ? clockText(abs(value.timeIntervalSince(anchor))) : units(from: value)
            return AttributedString(signText(isEarlier: isEarlier) + text)
        }

        private func signText(isEarlier: Bool) -> String {
            if sign == .never { return "" }
            if isEarlier { return "-" }
            return sign == .always() || sign == .always(includingZero: false) ? "+" : ""
        }

        private var isClock: Bool {
            allowedFields == [.minute, .second] && maxFieldCount >= 2
                || allowedFields == [.hour, .minute, .second] && maxFieldCount >= 3
        }

        private func clockText(_ seconds: Double) -> String {
            var format = ClockFormat(
                showsHours: allowedFields.contains(.hour), maxFieldCount: 3, maxPrecision: .seconds(1), isPadded: false)
            format.locale = locale
            return format.text(seconds)
        }

        private func units(from value: Date) -> String {
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = .full
            formatter.calendar = calendar
            formatter.allowedUnits = allowedFields.reduce(into: []) { $0.formUnion($1.unit) }
            formatter.maximumUnitCount = max(maxFieldCount, 1)
            return formatter.string(from: min(anchor, value), to: max(anchor, value)) ?? ""
        }

        /// The smallest unit, in seconds.
        private var step: Double { allowedFields.map(\.seconds).min() ?? 1 }

        /// Returns a date before the given date at which the text can change.
        public func discreteInput(before input: Date) -> Date? {
            let step = step
            return anchor.addingTimeInterval((input.timeIntervalSince(anchor) / step).rounded(.down) * step).previous
        }

        /// Returns a date after the given date at which the text can change.
        public func discreteInput(after input: Date) -> Date? {
            let step = step
            return anchor.addingTimeInterval((input.timeIntervalSince(anchor) / step + 1).rounded(.down) * step)
        }

        /// Returns the format with a calendar.
        public func calendar(_ calendar: Calendar) -> DateOffset {
            var copy = self
            copy.calendar = calendar
            return copy
        }

        /// Returns the format for a locale.
        public func locale(_ locale: Locale) -> DateOffset {
            var copy = self
            copy.locale = locale
            return copy
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// Returns a format of the time since a date.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> SystemFormatStyle.DateOffset {
        SystemFormatStyle.DateOffset(
            to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension Date.ComponentsFormatStyle.Field {
    fileprivate nonisolated var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        default: .second
        }
    }

    /// The length of the unit in seconds. Days can be shorter, so it's an hour for longer units.
    fileprivate nonisolated var seconds: Double {
        switch self {
        case .second: 1
        case .minute: 60
        default: 3600
        }
    }
}
