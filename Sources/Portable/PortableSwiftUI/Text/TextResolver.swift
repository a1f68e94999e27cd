import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

/// Resolves a text in an environment into styled text for layout.
struct TextResolver {
    /// The style of characters before fonts are resolved.
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
        var link: URL?
        var scale: CGFloat = 1
        var attributes: [AnyTextAttribute] = []
    }

    private let environment: EnvironmentValues
    private var text = ""
    private var runs: [StyledText.Run] = []
    private let paragraph: ParagraphStyle
    private let now: Date
    /// The links in the text.
    private(set) var links: [TextLink] = []
    /// The custom attributes of parts of the text.
    private var attributes: [TextAttributeRange] = []
    /// The time in seconds until the text changes, or `nil` if it doesn't change.
    private(set) var lifetime: Double?

    /// - Parameter now: The current date, for dates relative to now.
    init(_ environment: EnvironmentValues, now: Date = Date()) {
        self.environment = environment
        self.now = now
        paragraph = environment.paragraphStyle
    }

    mutating func content(of text: Text) -> TextElement.Content {
        var content = TextElement.Content(text: styledText(of: text), environment: environment)
        content.attributes = attributes
        return content
    }

    mutating func styledText(of text: Text) -> StyledText {
        var base = Style(font: environment.font ?? .body, color: environment.foreground(0).color)
        for change in environment.textChanges { apply(change, to: &base) }
        add(text, base)
        if runs.isEmpty { append("", base) }
        return StyledText(text: self.text, runs: runs)
    }

    // MARK: Collecting

    /// Records that a part of the text changes after a time.
    private mutating func expect(_ time: Double?) {
        if let time { lifetime = min(lifetime ?? .infinity, time) }
    }

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
        case .date(let date, let dateStyle):
            expect(DateText.lifetime(date, dateStyle, now))
            append(DateText.text(date, dateStyle, environment, now), style)
        case .interval(let interval): append(DateText.text(interval, environment), style)
        case .timer(let timer):
            expect(timer.lifetime(at: now))
            append(timer.text(at: now), style)
        case .formatted(let value): add(value.text(environment.locale), style)
        case .time(let value):
            expect(value.lifetime(at: now))
            add(value.text(environment.locale, at: now), style)
        case .key(let key, let table, let bundle):
            addMarkdown(key.parts(table: table, bundle: bundle), style)
        }
    }

    /// Parses all words as one text, because Markdown can enclose arguments. The arguments themselves aren't parsed.
    private mutating func addMarkdown(_ parts: [LocalizedStringKey.Part], _ outer: Style) {
        var arguments: [LocalizedStringKey.Argument] = []
        var text = ""
        for part in parts {
            switch part {
            case .words(let words): text += words
            case .argument(let argument):
                guard arguments.count < InlineMarkdown.placeCount else { continue }
                text.append(InlineMarkdown.place(arguments.count))
                arguments.append(argument)
            }
        }
        let strings = arguments.map { $0.string(in: environment.locale) }
        for run in InlineMarkdown.runs(of: text, arguments: strings) {
            var style = outer
            if run.style.isBold { style.isBold = true }
            if run.style.isItalic { style.isItalic = true }
            if run.style.isCode { style.design = .monospaced }
            if run.style.isStruckOut { style.strikethrough = .some(nil) }
            if let link = run.style.link {
                style.link = link
                style.color = environment.tintColor.color(in: environment)
            }
            var rest = run.text[...]
            while let place = rest.firstIndex(where: { InlineMarkdown.argument($0) != nil }) {
                if place > rest.startIndex { append(String(rest[..<place]), style) }
                if let index = InlineMarkdown.argument(rest[place]), arguments.indices.contains(index) {
                    switch arguments[index] {
                    case .text, .integer: append(strings[index], style)
                    case .styled(let text): add(text, style)
                    case .image(let image): append(image, style)
                    }
                }
                rest = rest[rest.index(after: place)...]
            }
            if !rest.isEmpty { append(String(rest), style) }
        }
    }

    private mutating func add(_ string: AttributedString, _ outer: Style) {
        for run in string.runs {
            var style = outer
            let attributes = run.attributes
            if let font = attributes.swiftUI.font { style.font = font }
            if let intent = attributes.swiftUI.inlinePresentationIntent {
                if intent.contains(.stronglyEmphasized) { style.isBold = true }
                if intent.contains(.emphasized) { style.isItalic = true }
                if intent.contains(.code) { style.design = .monospaced }
                if intent.contains(.strikethrough) { style.strikethrough = .some(nil) }
            }
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
            if let link = attributes.link {
                style.link = link
                if attributes.swiftUI.foregroundColor == nil {
                    style.color = environment.tintColor.color(in: environment)
                }
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
        // A run without text only determines the height of an empty text.
        if runs.count == 1, runs[0].utf8Count == 0 { runs = [] }
        if style.link != nil || !style.attributes.isEmpty {
            let start = text.utf16.count, range = start..<start + string.utf16.count
            if let link = style.link { links.append(TextLink(range: range, url: link)) }
            addAttributes(of: style, to: range)
        }
        text += string
        runs.append(
            StyledText.Run(utf8Count: string.utf8.count, style: textStyle(style), paragraph: paragraph))
    }

    private mutating func addAttributes(of style: Style, to range: Range<Int>) {
        guard !style.attributes.isEmpty else { return }
        attributes.append(TextAttributeRange(range: range, attributes: style.attributes))
    }

    private mutating func append(_ image: Image, _ style: Style) {
        var environment = environment
        environment.font = font(style)
        guard let resolved = image.resolvedImage(in: environment) else { return }
        let size = resolved.size
        let offset = resolved.baselineOffsetFromBottom ?? 0
        let content = resolved.content(for: environment.traitCollection)
        var attached = textStyle(style)
        let layered = content.layered(tint: UIColor(style.color), traits: environment.traitCollection)
        attached.attachment = TextRun.Attachment(
            image: layered ?? content.picture, tint: layered == nil && resolved.isTemplate ? style.color : nil,
            rect: Rect(
                x: 0, y: Double(offset - size.height), width: Double(size.width), height: Double(size.height)))
        let mark = "\u{FFFC}"
        if runs.count == 1, runs[0].utf8Count == 0 { runs = [] }
        addAttributes(of: style, to: text.utf16.count..<text.utf16.count + 1)
        text += mark
        runs.append(StyledText.Run(utf8Count: mark.utf8.count, style: attached, paragraph: paragraph))
    }

    // MARK: Styles

    private func apply(_ change: TextChange, to style: inout Style) {
        switch change {
        case .font(let font): if let font { style.font = font.resolved(outer: environment.font) }
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
        case .scale(let scale): style.scale = scale.factor
        case .attribute(let attribute): attribute.replace(in: &style.attributes)
        case .accessibilityLabel, .accessibilityHeading: break
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
        var uiFont = font(style).uiFont(in: environment)
        if style.scale != 1 { uiFont = uiFont.withSize(uiFont.pointSize * style.scale) }
        var result = TextStyle(font: uiFont, color: style.color)
        result.letterSpacing = style.letterSpacing
        result.baselineOffset = style.baselineOffset
        result.backgroundColor = style.background
        if let color = style.underline { result.underlineColor = color ?? style.color }
        if let color = style.strikethrough { result.strikethroughColor = color ?? style.color }
        return result
    }
}
