import Foundation

/// A formatter of amounts of time: "1:05:09", "1 hour, 5 minutes".
///
/// Differs from Foundation: the words are English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// A style of the units.
    public enum UnitsStyle: Int, Sendable {
        /// Numbers with colons: "1:05:09".
        case positional = 0
        /// Letters: "1h 5m 9s".
        case abbreviated = 1
        /// Short words: "1 hr, 5 min, 9 sec".
        case short = 2
        /// Whole words: "1 hour, 5 minutes, 9 seconds".
        case full = 3
        /// Whole words with numbers in words: "one hour, five minutes, nine seconds".
        case spellOut = 4
        /// Short words without commas: "1hr 5min 9sec".
        case brief = 5
    }

    /// The behavior for units whose value is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates a behavior from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The default for the style: leading zeros are dropped from positional texts, and all zeros from others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Zeros before the first unit with a value are dropped.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Zeros between units with values are dropped.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Zeros after the last unit with a value are dropped.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All zeros are dropped.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Numbers have two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    private struct Options {
        var unitsStyle: UnitsStyle = UnitsStyle.positional
        var allowedUnits: NSCalendar.Unit = []
        var zeroFormattingBehavior: ZeroFormattingBehavior = ZeroFormattingBehavior.default
        var maximumUnitCount: Int = 0
        var includesApproximationPhrase: Bool = false
        var includesTimeRemainingPhrase: Bool = false
        var collapsesLargestUnit: Bool = false
        var allowsFractionalUnits: Bool = false
    }

    private var options = Options()
    /// The calendar.
    open var calendar: Calendar? = .current
    /// The position of the text in a sentence.
    open var formattingContext = Context.unknown

    /// The style of the units. The default is `positional`.
    open var unitsStyle: UnitsStyle {
        get { options.unitsStyle }
        set { options.unitsStyle = newValue }
    }

    /// The units that can appear in texts. The default is an empty set, which is treated as hours, minutes, and
    /// seconds.
    open var allowedUnits: NSCalendar.Unit {
        get { options.allowedUnits }
        set { options.allowedUnits = newValue }
    }

    /// The behavior for units whose value is zero.
    open var zeroFormattingBehavior: ZeroFormattingBehavior {
        get { options.zeroFormattingBehavior }
        set { options.zeroFormattingBehavior = newValue }
    }

    /// The maximum number of units in a text. The default is 0, which means no limit.
    open var maximumUnitCount: Int {
        get { options.maximumUnitCount }
        set { options.maximumUnitCount = newValue }
    }

    /// A Boolean value that indicates whether texts begin with "About". The default is `false`.
    open var includesApproximationPhrase: Bool {
        get { options.includesApproximationPhrase }
        set { options.includesApproximationPhrase = newValue }
    }

    /// A Boolean value that indicates whether texts end with "remaining". The default is `false`.
    open var includesTimeRemainingPhrase: Bool {
        get { options.includesTimeRemainingPhrase }
        set { options.includesTimeRemainingPhrase = newValue }
    }

    /// A Boolean value that indicates whether the largest unit is combined with the next smaller one. It has no effect.
    open var collapsesLargestUnit: Bool {
        get { options.collapsesLargestUnit }
        set { options.collapsesLargestUnit = newValue }
    }

    /// A Boolean value that indicates whether the smallest unit can have a fraction. It has no effect.
    open var allowsFractionalUnits: Bool {
        get { options.allowsFractionalUnits }
        set { options.allowsFractionalUnits = newValue }
    }

    private struct Amount {
        let unit: TimeUnit
        let value: Int
    }

    private var units: [TimeUnit] {
        let units = TimeUnit.allCases.filter { allowedUnits.contains($0.calendarUnit) }
        return units.isEmpty ? [.hour, .minute, .second] : units
    }

    /// Returns the text for an amount of time in seconds.
    open func string(from ti: TimeInterval) -> String? {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// Returns the text for the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(
            from: (calendar ?? .current).dateComponents(Set(units.map(\.component)), from: startDate, to: endDate))
    }

    /// Returns the text for date components.
    open func string(from components: DateComponents) -> String? {
        let isNegative = units.contains { $0.value(of: components) < 0 }
        var amounts = kept(units.map { Amount(unit: $0, value: abs($0.value(of: components))) })
        if maximumUnitCount > 0 { amounts = Array(amounts.prefix(maximumUnitCount)) }
        let text = (isNegative ? "-" : "") + joined(amounts)
        let remaining = includesTimeRemainingPhrase ? text + " remaining" : text
        return includesApproximationPhrase ? "About " + remaining : remaining
    }

    /// Returns the amounts without dropped zeros. At least one amount remains.
    private func kept(_ amounts: [Amount]) -> [Amount] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior.insert(unitsStyle == .positional ? .dropLeading : .dropAll) }
        var kept = amounts
        if behavior.contains(.dropLeading) {
            // A positional text shows at least minutes.
            let least = unitsStyle == .positional ? min(2, amounts.count) : 1
            while kept.count > least, kept[0].value == 0 { kept.removeFirst() }
        }
        if behavior.contains(.dropTrailing), unitsStyle != .positional {
            while kept.count > 1, kept[kept.count - 1].value == 0 { kept.removeLast() }
        }
        if behavior.contains(.dropMiddle), unitsStyle != .positional, kept.count > 2 {
            kept = [kept[0]] + kept.dropFirst().dropLast().filter { $0.value != 0 } + [kept[kept.count - 1]]
        }
        return kept
    }

    private func joined(_ amounts: [Amount]) -> String {
        let pads = zeroFormattingBehavior.contains(.pad)
        func number(_ value: Int, _ isPadded: Bool) -> String { isPadded && value < 10 ? "0\(value)" : "\(value)" }
        switch unitsStyle {
        case .positional:
            return amounts.enumerated().map { number($1.value, $0 > 0 || pads) }.joined(separator: ":")
        case .abbreviated:
            return amounts.map { number($0.value, pads) + $0.unit.letter }.joined(separator: " ")
        case .brief:
            return amounts.map { number($0.value, pads) + $0.unit.shortWord($0.value) }.joined(separator: " ")
        case .short:
            return amounts.map { "\(number($0.value, pads)) \($0.unit.shortWord($0.value))" }.joined(separator: ", ")
        case .full:
            return amounts.map { "\(number($0.value, pads)) \($0.unit.word($0.value))" }.joined(separator: ", ")
        case .spellOut:
            let spelling = NumberFormatter()
            spelling.numberStyle = .spellOut
            return amounts.map { amount in
                let words = spelling.string(from: NSNumber(value: amount.value)) ?? "\(amount.value)"
                return "\(words) \(amount.unit.word(amount.value))"
            }.joined(separator: ", ")
        }
    }

    /// Returns the text for date components, or `nil` for other values.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// Returns the text for date components in a style.
    open class func localizedString(
        from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }
}

/// A unit of time, from the largest to the smallest.
private enum TimeUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var calendarUnit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    func value(of components: DateComponents) -> Int { components.value(for: component) ?? 0 }

    private var name: String {
        switch self {
        case .year: "year"
        case .month: "month"
        case .week: "week"
        case .day: "day"
        case .hour: "hour"
        case .minute: "minute"
        case .second: "second"
        }
    }

    func word(_ count: Int) -> String { count == 1 ? name : name + "s" }

    var letter: String {
        switch self {
        case .month: "mo"
        default: String(name.prefix(1))
        }
    }

    func shortWord(_ count: Int) -> String {
        switch self {
        case .year: count == 1 ? "yr" : "yrs"
        case .month: count == 1 ? "mth" : "mths"
        case .week: count == 1 ? "wk" : "wks"
        case .day: word(count)
        case .hour: "hr"
        case .minute: "min"
        case .second: "sec"
        }
    }
}
