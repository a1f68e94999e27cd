import Foundation

private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
}

private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .current }
}

private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
}

extension EnvironmentValues {
    /// The language and region in which dates and numbers are written; the device's unless a view says otherwise.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar by which dates are written; the device's unless a view says otherwise.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone in which dates are written; the device's unless a view says otherwise.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
