import Foundation

/// A value that a text field shows and parses.
nonisolated struct FieldValue {
    /// Returns the text of the field for a locale.
    let text: (Locale) -> String
    /// A closure that parses the text of the field. Text that can't be parsed is ignored.
    let read: (String, Locale) -> Void

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
        text = { format.locale($0).format(value.wrappedValue) }
        read = { text, locale in
            if let new = try? format.locale(locale).parseStrategy.parse(text) { value.wrappedValue = new }
        }
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
        text = { locale in value.wrappedValue.map { format.locale(locale).format($0) } ?? "" }
        read = { text, locale in
            if text.isEmpty {
                value.wrappedValue = nil
            } else if let new = try? format.locale(locale).parseStrategy.parse(text) {
                value.wrappedValue = new
            }
        }
    }

    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        text = { _ in formatter.string(for: value.wrappedValue) ?? "" }
        read = { text, _ in
            if let new = formatter.value(of: text, V.self) { value.wrappedValue = new }
        }
    }
}

extension Formatter {
    /// Returns the value that a number or date formatter parses. Other formatters require the Objective-C runtime.
    fileprivate func value<V>(of text: String, _ type: V.Type) -> V? {
        if let formatter = self as? NumberFormatter {
            guard let number = formatter.number(from: text) else { return nil }
            let forms: [Any] = [number.intValue, number.doubleValue, number.floatValue, number.decimalValue, number]
            return number as? V ?? forms.lazy.compactMap { $0 as? V }.first
        }
        return (self as? DateFormatter)?.date(from: text) as? V
    }
}

/// A text field that keeps its text until editing ends, and then parses it.
struct ValueInput: View {
    let value: FieldValue
    let title: FieldTitle
    var editing: EditingActions?
    @Environment(\.locale) private var locale
    /// The text that is being edited, or `nil` while the field shows the value.
    @State private var draft: String?

    var body: some View {
        let (value, locale) = (value, locale)
        TextInput(
            text: Binding(get: { draft ?? value.text(locale) }, set: { draft = $0 }), title: title,
            committed: {
                guard let draft else { return }
                value.read(draft, locale)
                self.draft = nil
            }, editing: editing)
    }
}
