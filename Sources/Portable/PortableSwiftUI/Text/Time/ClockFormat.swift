import Foundation

/// A format of an amount of time as on a clock: "1:23:45", or "23 minutes" if there's only one field.
nonisolated struct ClockFormat: Hashable, Codable, Sendable {
    let showsHours: Bool
    let maxFieldCount: Int
    /// The smallest amount that is shown, in seconds.
    let precision: Double
    /// A Boolean value that indicates whether the first field has two digits.
    let isPadded: Bool
    var locale = Locale.autoupdatingCurrent

    init(showsHours: Bool, maxFieldCount: Int, maxPrecision: Duration, isPadded: Bool) {
        self.showsHours = showsHours
        self.maxFieldCount = max(maxFieldCount, 1)
        precision = max(maxPrecision.inSeconds, 1e-3)
        self.isPadded = isPadded
    }

    /// The number of digits after the seconds.
    private var fractionDigits: Int { precision < 1 ? Int((-log10(precision) - 1e-9).rounded(.up)) : 0 }

    private func showsHours(at seconds: Double) -> Bool { showsHours && seconds >= 3600 }

    /// Returns the units that are shown of an amount, from the largest to the smallest, in seconds.
    private func units(at seconds: Double) -> [Double] {
        var units = showsHours(at: seconds) ? [3600.0] : []
        if maxFieldCount > 1 || !units.isEmpty || seconds >= 60 || precision >= 60 { units.append(60) }
        units.append(1)
        if fractionDigits > 0 { units.append(pow(10, -Double(fractionDigits))) }
        let precise = units.filter { $0 > precision - 1e-9 }
        return precise.isEmpty ? [units[0]] : Array(precise.prefix(maxFieldCount))
    }

    /// Returns the smallest unit that is shown of an amount, in seconds.
    func unit(at seconds: Double) -> Double { units(at: seconds).last ?? 1 }

    /// Returns the amount that is shown: a multiple of the smallest unit.
    func shown(_ seconds: Double) -> Double {
        let unit = unit(at: seconds)
        return (seconds / unit + 1e-6).rounded(.down) * unit
    }

    func text(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds < 1e12 else { return "" }
        let units = units(at: seconds), hasHours = showsHours(at: seconds)
        let shown = shown(seconds)
        let whole = shown.rounded(.down)
        let duration = Duration.seconds(Int(whole)) + .milliseconds(Int(((shown - whole) * 1000).rounded()))
        guard units.count > 1, precision < 60 else {
            let style = Duration.UnitsFormatStyle.units(
                allowed: [.hours, .minutes, .seconds], width: .wide, maximumUnitCount: maxFieldCount)
            return duration.formatted(style.locale(locale))
        }
        return duration.formatted(Duration.TimeFormatStyle(pattern: pattern(units, hasHours: hasHours), locale: locale))
    }

    private func pattern(_ units: [Double], hasHours: Bool) -> Duration.TimeFormatStyle.Pattern {
        let length = isPadded ? 2 : 1, digits = (units.last ?? 1) < 1 ? fractionDigits : 0
        if units.last == 60 { return .hourMinute(padHourToLength: length, roundSeconds: .towardZero) }
        if hasHours {
            return .hourMinuteSecond(
                padHourToLength: length, fractionalSecondsLength: digits, roundFractionalSeconds: .towardZero)
        }
        return .minuteSecond(
            padMinuteToLength: length, fractionalSecondsLength: digits, roundFractionalSeconds: .towardZero)
    }
}

/// A clock that counts from a date, or to a date.
nonisolated struct RunningClock: Hashable, Codable, Sendable {
    let start: Date
    /// The date at which the clock stops. `nil` means never.
    var end: Date?
    var countsDown = false
    var format: ClockFormat

    /// Returns the amount of time on the clock, in seconds.
    private func seconds(at date: Date) -> Double {
        let time = min(max(date, start), end ?? .distantFuture)
        guard countsDown, let end else { return time.timeIntervalSince(start) }
        // Zero is shown at the end.
        return (end.timeIntervalSince(time) / format.precision - 1e-6).rounded(.up) * format.precision
    }

    func text(at date: Date) -> AttributedString { AttributedString(format.text(max(seconds(at: date), 0))) }

    /// Returns the dates between which the clock shows the same text as at a date. `nil` means forever.
    func dates(around date: Date) -> (first: Date?, next: Date?) {
        let seconds = max(seconds(at: date), 0)
        let shown = format.shown(seconds), unit = format.unit(at: seconds)
        guard countsDown, let end else {
            let first = start.addingTimeInterval(shown), next = start.addingTimeInterval(shown + unit)
            return (shown > 0 ? first : nil, end.map { next > $0 } ?? false ? nil : next)
        }
        let first = end.addingTimeInterval(-(shown + unit - format.precision))
        let next = end.addingTimeInterval(-(shown - format.precision))
        return (first > start ? first : nil, next > end ? nil : next)
    }
}
