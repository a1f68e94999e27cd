import Foundation

/// A value with the format that converts it to text.
nonisolated struct FormattedValue: Equatable, Sendable {
    // The value is immutable after it's passed in.
    private struct Content: @unchecked Sendable {
        let input: Any
        let format: AnyHashable
        let isEqual: (Any) -> Bool
        let text: (Locale) -> AttributedString
    }

    private let content: Content

    init<F: FormatStyle>(_ input: F.FormatInput, _ format: F, _ text: @escaping (F.FormatOutput) -> AttributedString)
    where F.FormatInput: Equatable {
        content = Content(
            input: input, format: AnyHashable(format), isEqual: { $0 as? F.FormatInput == input },
            text: { text(format.locale($0).format(input)) })
    }

    /// Returns the text of the value for a locale.
    func text(_ locale: Locale) -> AttributedString { content.text(locale) }

    static func == (left: FormattedValue, right: FormattedValue) -> Bool {
        left.content.format == right.content.format && left.content.isEqual(right.content.input)
    }
}
