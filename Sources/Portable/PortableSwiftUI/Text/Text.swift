import Foundation
import PortableUIKit

/// A view that shows one or more lines of text.
public nonisolated struct Text: Equatable, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, bundle: Bundle?)
        case attributed(AttributedString)
        case image(Image)
        case joined(Text, Text)
        case date(Date, DateStyle)
        case interval(DateInterval)
        case timer(TimerText)
        case formatted(FormattedValue)
        case time(FormattedTime)

        static func == (left: Storage, right: Storage) -> Bool {
            switch (left, right) {
            case (.verbatim(let a), .verbatim(let b)): a == b
            case (.key(let a, let tableA, let bundleA), .key(let b, let tableB, let bundleB)):
                a == b && tableA == tableB && bundleA === bundleB
            case (.attributed(let a), .attributed(let b)): a == b
            case (.image(let a), .image(let b)): a == b
            case (.joined(let a, let b), .joined(let c, let d)): a == c && b == d
            case (.date(let a, let styleA), .date(let b, let styleB)): a == b && styleA == styleB
            case (.interval(let a), .interval(let b)): a == b
            case (.timer(let a), .timer(let b)): a == b
            case (.formatted(let a), .formatted(let b)): a == b
            case (.time(let a), .time(let b)): a == b
            default: false
            }
        }
    }

    /// The position of the ellipsis in text that doesn't fit the available space.
    public enum TruncationMode: Hashable, Sendable {
        /// The ellipsis is at the start.
        case head
        /// The ellipsis is at the end.
        case tail
        /// The ellipsis is in the middle.
        case middle
    }

    /// The case of all letters.
    public enum Case: Hashable, Sendable {
        /// All letters are uppercase.
        case uppercase
        /// All letters are lowercase.
        case lowercase
    }

    /// The style of a date.
    public struct DateStyle: Equatable, Sendable {
        enum Kind: Equatable, Sendable { case time, date, relative, offset, timer }
        let kind: Kind

        /// The time of day.
        public static let time = DateStyle(kind: .time)
        /// The date.
        public static let date = DateStyle(kind: .date)
        /// The time relative to now.
        public static let relative = DateStyle(kind: .relative)
        /// The time relative to now, with a sign.
        public static let offset = DateStyle(kind: .offset)
        /// The time relative to now, as a timer.
        public static let timer = DateStyle(kind: .timer)
    }

    let storage: Storage
    var changes: [TextChange] = []

    init(_ storage: Storage) { self.storage = storage }

    /// Creates a text from a string, without localization and Markdown.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Creates a text from a string, without localization and Markdown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// Creates a text from the app's strings table, which can contain Markdown.
    ///
    /// - Parameters:
    ///   - tableName: The name of the table, or `nil` for `Localizable`.
    ///   - bundle: The bundle of the table, or `nil` for the main bundle.
    ///   - comment: A comment for translators.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.key(key, table: tableName, bundle: bundle))
    }

    // A string literal is a localized key, so this initializer isn't preferred.

    /// Creates a text from an attributed string.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// Creates a text from an image.
    public init(_ image: Image) { self.init(.image(image)) }

    /// Creates a text from a value, formatted for the locale of the environment.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedValue(input, format) { AttributedString($0) }))
    }

    /// Creates a text from a value, formatted for the locale of the environment.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.formatted(FormattedValue(input, format) { $0 }))
    }

    /// Creates a text from a value with a formatter.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Creates a text from a value with a formatter.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Creates a text with a date in the format of a formatter. On Linux, `Date` doesn't conform to
    /// `ReferenceConvertible`.
    public init(_ date: Date, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: date) ?? "")
    }

    /// Creates a text from a date. Styles relative to now are updated with the device's clock.
    ///
    /// Differs from SwiftUI: days are the largest unit of the time from now.
    public init(_ date: Date, style: Text.DateStyle) { self.init(.date(date, style)) }

    /// Creates a text from the dates of an interval.
    public init(_ dates: ClosedRange<Date>) {
        self.init(.interval(DateInterval(start: dates.lowerBound, end: dates.upperBound)))
    }

    /// Creates a text from the dates of an interval.
    public init(_ interval: DateInterval) { self.init(.interval(interval)) }

    /// Creates a timer that shows the remaining or the elapsed time of an interval. It's updated with the device's
    /// clock.
    /// - Parameters:
    ///   - timerInterval: The interval of the timer.
    ///   - pauseTime: The time when the timer was paused, or `nil`, the default, for a running timer.
    ///   - countsDown: A Boolean value that indicates whether the remaining time is shown. The default is `true`.
    ///   - showsHours: A Boolean value that indicates whether hours are shown separately from minutes. The default is
    ///     `true`.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .timer(
                TimerText(
                    interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    /// Returns the concatenation of two texts, each with its own style.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

    /// Returns the characters of a text with a uniform style in a locale, or `nil` if it may have several styles.
    func plainString(in locale: Locale) -> String? {
        switch storage {
        case .verbatim(let string): return string
        case .key(let key, let table, let bundle):
            var string = ""
            for part in key.parts(table: table, bundle: bundle) {
                switch part {
                case .words(let words):
                    guard let plain = InlineMarkdown.plainText(of: words) else { return nil }
                    string += plain
                case .argument(.styled), .argument(.image): return nil
                case .argument(let argument): string += argument.string(in: locale)
                }
            }
            return string
        default: return nil
        }
    }

    func changed(_ change: TextChange) -> Text {
        var text = self
        text.changes.append(change)
        return text
    }
}

/// A change to the appearance of a text.
nonisolated enum TextChange: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    case design(Font.Design?)
    case monospacedDigit
    case color(Color?)
    case style(AnyShapeStyle)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Bool, Color?)
    case strikethrough(Bool, Color?)
    case scale(Text.Scale)
    case attribute(AnyTextAttribute)
    case accessibilityLabel(Text)
    case accessibilityHeading

    static func == (left: TextChange, right: TextChange) -> Bool {
        switch (left, right) {
        case (.font(let a), .font(let b)): a == b
        case (.weight(let a), .weight(let b)): a == b
        case (.bold(let a), .bold(let b)), (.italic(let a), .italic(let b)): a == b
        case (.design(let a), .design(let b)): a == b
        case (.monospacedDigit, .monospacedDigit), (.accessibilityHeading, .accessibilityHeading): true
        case (.scale(let a), .scale(let b)): a == b
        case (.attribute(let a), .attribute(let b)): a == b
        case (.accessibilityLabel(let a), .accessibilityLabel(let b)): a == b
        case (.color(let a), .color(let b)): a == b
        case (.kerning(let a), .kerning(let b)), (.tracking(let a), .tracking(let b)): a == b
        case (.baselineOffset(let a), .baselineOffset(let b)): a == b
        case (.underline(let a, let colorA), .underline(let b, let colorB)): a == b && colorA == colorB
        case (.strikethrough(let a, let colorA), .strikethrough(let b, let colorB)): a == b && colorA == colorB
        case (.style(let a), .style(let b)):
            // Values that can only be compared on the main actor count as different elsewhere, because drawing again
            // isn't slow.
            isOnMainActor && a.isSame(as: b)
        default: false
        }
    }
}

extension Text {
    /// Returns the text with a font. If it's `nil`, the font is inherited.
    public nonisolated func font(_ font: Font?) -> Text { changed(.font(font)) }

    /// Returns the text with a font weight. If it's `nil`, the text has the font's own weight.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }

    /// Returns the text with a font design. If it's `nil`, the text has the font's own design.
    public nonisolated func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }

    /// Returns the bold text.
    public nonisolated func bold() -> Text { changed(.bold(true)) }

    /// Returns the text with or without bold characters.
    public nonisolated func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }

    /// Returns the italic text.
    public nonisolated func italic() -> Text { changed(.italic(true)) }

    /// Returns the text with or without italic characters.
    public nonisolated func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }

    /// Returns the monospaced text.
    public nonisolated func monospaced(_ isActive: Bool = true) -> Text {
        changed(.design(isActive ? .monospaced : nil))
    }

    /// Returns the text with monospaced digits.
    public nonisolated func monospacedDigit() -> Text { changed(.monospacedDigit) }

    /// Returns the text with a color. If it's `nil`, the color is inherited.
    public nonisolated func foregroundColor(_ color: Color?) -> Text { changed(.color(color)) }

    /// Returns the text with a style. Differs from SwiftUI: only the first color of a gradient is used.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changed((style as? Color).map { .color($0) } ?? .style(AnyShapeStyle(style)))
    }

    /// Returns the text with kerning, in points.
    public nonisolated func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }

    /// Returns the text with tracking, in points.
    public nonisolated func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }

    /// Returns the text with a baseline offset, in points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        changed(.baselineOffset(baselineOffset))
    }

    /// Returns the text with an underline. If the color is `nil`, the line has the color of the text.
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed(.underline(isActive, color))
    }

    /// Returns the text with a strikethrough. If the color is `nil`, the line has the color of the text.
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed(.strikethrough(isActive, color))
    }
}

extension Text: LeafView {
    @MainActor func makeElement(_ inputs: _ViewInputs) -> TextElement { TextElement() }

    @MainActor func update(_ element: TextElement, _ inputs: _ViewInputs) {
        if let string = plainString(in: inputs.environment.locale), inputs.environment.textCase == nil,
            !hasAccessibilityChanges, !hasCustomAttributes
        {
            let content = PlainText.content(string, changes, inputs.environment)
            guard content.renderer == nil else { return element.show(self, in: inputs.environment) }
            element.set(content)
            if element.extras != nil { element.extras = nil }
        } else {
            element.show(self, in: inputs.environment)
        }
    }
}
