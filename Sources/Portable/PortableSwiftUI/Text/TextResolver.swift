import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

/// Makes of a text, in an environment, what is laid out.
struct TextResolver {
    /// How characters look, before fonts are found.
    struct Style {
        var font: Font
        var weight: Font.Weight?
        var isBold = false
        var isItalic = false
        var design: Font.Design?
        var hasMonospacedDigits = false
        var color: DisplayList.Color
        var letterSpacing = 0.0
        var baselineOffset = 0.0
        var underline: DisplayList.Color??
        var strikethrough: DisplayList.Color??
        var background: DisplayList.Color?
    }

    private let environment: EnvironmentValues
    private var text = ""
    private var runs: [StyledText.Run] = []
    private let paragraph: ParagraphStyle

    init(_ environment: EnvironmentValues) {
        self.environment = environment
        paragraph = environment.paragraphStyle
    }

    mutating func content(of text: Text) -> TextElement.Content {
        TextElement.Content(text: styledText(of: text), environment: environment)
    }

    mutating func styledText(of text: Text) -> StyledText {
        var base = Style(font: environment.font ?? .body, color: environment.foreground(0).color)
        for change in environment.textChanges { apply(change, to: &base) }
        add(text, base)
        if runs.isEmpty { append("", base) }
        return StyledText(text: self.text, runs: runs)
    }

    // MARK: Collecting

    private mutating func add(_ text: Text, _ outer: Style) {
        var style = outer
        for change in text.changes { apply(change, to: &style) }
        switch text.storage {
        case .verbatim(let string): append(string, style)
        case .joined(let first, let second):
            add(first, style)
            add(second, style)
        case .attributed(let string): add(string, style)
        case .image(let image): append(image, style)
        case .date(let date, let dateStyle): append(DateText.text(date, dateStyle, environment), style)
        case .interval(let interval): append(DateText.text(interval), style)
        case .key(let key, let table, let bundle):
            for part in key.parts(table: table, bundle: bundle) {
                switch part {
                case .words(let words): addMarkdown(words, style)
                case .argument(.text(let string)): append(string, style)
                case .argument(.styled(let text)): add(text, style)
                case .argument(.image(let image)): append(image, style)
                }
            }
        }
    }

    private mutating func addMarkdown(_ words: String, _ outer: Style) {
        for run in InlineMarkdown.runs(of: words) {
            var style = outer
            if run.style.isBold { style.isBold = true }
            if run.style.isItalic { style.isItalic = true }
            if run.style.isCode { style.design = .monospaced }
            if run.style.isStruckOut { style.strikethrough = .some(nil) }
            if run.style.link != nil { style.color = environment.tintColor.color(in: environment) }
            append(run.text, style)
        }
    }

    private mutating func add(_ string: AttributedString, _ outer: Style) {
        for run in string.runs {
            var style = outer
            let attributes = run.attributes
            if let font = attributes.swiftUI.font { style.font = font }
            if let color = attributes.swiftUI.foregroundColor { style.color = color.color(in: environment) }
            if let color = attributes.swiftUI.backgroundColor { style.background = color.color(in: environment) }
            if let spacing = attributes.swiftUI.tracking ?? attributes.swiftUI.kern {
                style.letterSpacing = Double(spacing)
            }
            if let offset = attributes.swiftUI.baselineOffset { style.baselineOffset = Double(offset) }
            if let line = attributes.swiftUI.underlineStyle { style.underline = line.color?.color(in: environment) }
            if let line = attributes.swiftUI.strikethroughStyle {
                style.strikethrough = line.color?.color(in: environment)
            }
            if attributes.link != nil, attributes.swiftUI.foregroundColor == nil {
                style.color = environment.tintColor.color(in: environment)
            }
            append(String(string[run.range].characters), style)
        }
    }

    private mutating func append(_ string: String, _ style: Style) {
        var string = string
        switch environment.textCase {
        case .uppercase: string = string.uppercased()
        case .lowercase: string = string.lowercased()
        case nil: break
        }
        guard !string.isEmpty || runs.isEmpty else { return }
        // A run without text only gives an empty text its height.
        if runs.count == 1, runs[0].utf8Count == 0 { runs = [] }
        text += string
        runs.append(
            StyledText.Run(utf8Count: string.utf8.count, style: textStyle(style), paragraph: paragraph))
    }

    private mutating func append(_ image: Image, _ style: Style) {
        var environment = environment
        environment.font = font(style)
        guard let resolved = image.resolvedImage(in: environment) else { return }
        let size = resolved.size
        let offset = resolved.baselineOffsetFromBottom ?? 0
        let content = resolved.content(for: environment.traitCollection)
        var attached = textStyle(style)
        attached.attachment = TextRun.Attachment(
            image: content.picture, tint: resolved.isTemplate ? style.color : nil,
            rect: Rect(
                x: 0, y: Double(offset - size.height), width: Double(size.width), height: Double(size.height)))
        let mark = "\u{FFFC}"
        if runs.count == 1, runs[0].utf8Count == 0 { runs = [] }
        text += mark
        runs.append(StyledText.Run(utf8Count: mark.utf8.count, style: attached, paragraph: paragraph))
    }

    // MARK: Styles

    private func apply(_ change: TextChange, to style: inout Style) {
        switch change {
        case .font(let font): if let font { style.font = font }
        case .weight(let weight): style.weight = weight
        case .bold(let isBold): style.isBold = isBold
        case .italic(let isItalic): style.isItalic = isItalic
        case .design(let design): style.design = design
        case .monospacedDigit: style.hasMonospacedDigits = true
        case .color(let color): style.color = color?.color(in: environment) ?? environment.foreground(0).color
        case .style(let shapeStyle): style.color = shapeStyle._resolved(environment, level: 0).color
        case .kerning(let length), .tracking(let length): style.letterSpacing = length.isFinite ? Double(length) : 0
        case .baselineOffset(let length): style.baselineOffset = length.isFinite ? Double(length) : 0
        case .underline(let isOn, let color):
            style.underline = isOn ? .some(color?.color(in: environment)) : .none
        case .strikethrough(let isOn, let color):
            style.strikethrough = isOn ? .some(color?.color(in: environment)) : .none
        }
    }

    private func font(_ style: Style) -> Font {
        var font = style.font
        if let design = style.design { font = font.changed(.design(design)) }
        if let weight = style.weight { font = font.weight(weight) }
        if style.isBold { font = font.bold() }
        if style.isItalic { font = font.italic() }
        if style.hasMonospacedDigits { font = font.monospacedDigit() }
        return font
    }

    private func textStyle(_ style: Style) -> TextStyle {
        var result = TextStyle(font: font(style).uiFont(in: environment), color: style.color)
        result.letterSpacing = style.letterSpacing
        result.baselineOffset = style.baselineOffset
        result.backgroundColor = style.background
        if let color = style.underline { result.underlineColor = color ?? style.color }
        if let color = style.strikethrough { result.strikethroughColor = color ?? style.color }
        return result
    }
}

/// Dates in words.
enum DateText {
    static func text(_ date: Date, _ style: Text.DateStyle, _ environment: EnvironmentValues) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .none
        formatter.timeStyle = .none
        switch style.kind {
        case .time:
            formatter.timeStyle = .short
            return formatter.string(from: date)
        case .date:
            formatter.dateStyle = .long
            return formatter.string(from: date)
        case .relative: return length(abs(date.timeIntervalSinceNow))
        case .offset:
            let seconds = date.timeIntervalSinceNow
            return (seconds < 0 ? "-" : "+") + length(abs(seconds))
        case .timer:
            let seconds = Int(abs(date.timeIntervalSinceNow))
            let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
            let tail = String(format: "%02d", seconds % 60)
            return hours > 0 ? "\(hours):" + String(format: "%02d:", minutes) + tail : "\(minutes):" + tail
        }
    }

    static func text(_ interval: DateInterval) -> String {
        let formatter = DateIntervalFormatter()
        formatter.dateStyle = .long
        formatter.timeStyle = .none
        return formatter.string(from: interval) ?? ""
    }

    /// The two largest units: "2 hr, 5 min".
    private static func length(_ interval: TimeInterval) -> String {
        let seconds = Int(interval)
        let units = [
            (seconds / 86400, "day"), (seconds / 3600 % 24, "hr"), (seconds / 60 % 60, "min"), (seconds % 60, "sec"),
        ]
        guard let first = units.firstIndex(where: { $0.0 > 0 }) else { return "0 sec" }
        return units[first...].prefix(2).filter { $0.0 > 0 }.map { count, unit in
            "\(count) \(unit)\(unit == "day" && count > 1 ? "s" : "")"
        }.joined(separator: ", ")
    }
}
