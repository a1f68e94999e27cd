import Foundation
@_spi(Collage) import PortableUIKitCore

extension UITextFormattingViewController {
    /// The format of text, as a panel shows it.
    @preconcurrency @MainActor
    open class FormattingDescriptor: NSObject, @preconcurrency NSCopying {
        /// The fonts in the text. The default is `nil`.
        open var fonts: [UIFont]? {
            get { format.fonts }
            set { format.fonts = newValue }
        }
        /// The colors in the text. The default is `nil`.
        open var textColors: [UIColor]? {
            get { format.textColors }
            set { format.textColors = newValue }
        }
        /// The height of lines, in points. The default is 0, which means the height of the font.
        open var lineHeight: CGFloat {
            get { format.lineHeight }
            set { format.lineHeight = newValue }
        }
        /// A Boolean value that indicates whether text is underlined. The default is `false`.
        open var underlinePresent: Bool {
            get { format.underlinePresent }
            set { format.underlinePresent = newValue }
        }
        /// A Boolean value that indicates whether text is struck through. The default is `false`.
        open var strikethroughPresent: Bool {
            get { format.strikethroughPresent }
            set { format.strikethroughPresent = newValue }
        }
        /// The styles of lists in the text. The default is empty.
        open var textLists: Set<TextList> {
            get { format.textLists }
            set { format.textLists = newValue }
        }
        /// The alignments of paragraphs in the text. The default is empty.
        open var textAlignments: Set<TextAlignment> {
            get { format.textAlignments }
            set { format.textAlignments = newValue }
        }
        /// The highlights in the text. The default is empty.
        open var highlights: Set<Highlight> {
            get { format.highlights }
            set { format.highlights = newValue }
        }
        /// The key of the text's style. The default is `nil`.
        open var formattingStyleKey: String? {
            get { format.formattingStyleKey }
            set { format.formattingStyleKey = newValue }
        }

        private var format = FormatDescription()

        /// Creates a description of unformatted text.
        public override init() {
            super.init()
        }

        /// Creates a description of a range of text.
        public convenience init(string: NSAttributedString, range: NSRange) {
            self.init()
            string.enumerateAttributes(in: range) { attributes, _, _ in add(attributes) }
        }

        /// Creates a description of attributes.
        public convenience init(attributes: [NSAttributedString.Key: Any]) {
            self.init()
            add(attributes)
        }

        private func add(_ attributes: [NSAttributedString.Key: Any]) {
            if let font = attributes[.font] as? UIFont, !(fonts ?? []).contains(font) { fonts = (fonts ?? []) + [font] }
            if let color = attributes[.foregroundColor] as? UIColor, !(textColors ?? []).contains(color) {
                textColors = (textColors ?? []) + [color]
            }
            underlinePresent = underlinePresent || (attributes[.underlineStyle] as? NSNumber)?.intValue ?? 0 != 0
            strikethroughPresent =
                strikethroughPresent || (attributes[.strikethroughStyle] as? NSNumber)?.intValue ?? 0 != 0
            guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
            textAlignments.insert(TextAlignment(style.alignment))
            lineHeight = max(lineHeight, style.minimumLineHeight)
        }

        /// Returns a description of the same format.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = FormattingDescriptor()
            copy.format = format
            return copy
        }

        /// Returns whether all fonts have a trait.
        func has(_ trait: UIFontDescriptor.SymbolicTraits) -> Bool {
            guard let fonts, !fonts.isEmpty else { return false }
            return fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(trait) }
        }
    }

    /// A choice that the user makes in the panel.
    @preconcurrency @MainActor
    open class ChangeValue: NSObject {
        /// The kind of change.
        public let changeType: ChangeType
        private let content: ChangeContent

        init(_ type: ChangeType, _ content: ChangeContent = ChangeContent()) {
            changeType = type
            self.content = content
            super.init()
        }

        convenience init(_ type: ChangeType, font: UIFont) {
            self.init(type, ChangeContent(font: font))
        }

        /// The font, for the type `.font`.
        open var font: UIFont? { content.font }
        /// The color, for the type `.textColor`.
        open var color: UIColor? { content.color }
        /// The number of points, for the types `.fontSize` and `.lineHeightPointSize`.
        open var numberValue: NSNumber? { content.number.map { NSNumber(value: Double($0)) } }
        /// The alignment, for the type `.textAlignment`. Otherwise, it's `.natural`.
        open var textAlignment: NSTextAlignment { content.alignment }
        /// The style of the list, for the type `.textList`. `nil` means that the text isn't in a list.
        open var textList: TextList? { content.list }
        /// The highlight, for the type `.highlight`. `nil` means that the text isn't highlighted.
        open var highlight: Highlight? { content.highlight }
        /// The key of the style, for the type `.formattingStyle`.
        open var formattingStyleKey: String? { content.style }
    }
}

/// The format of text.
private struct FormatDescription {
    var fonts: [UIFont]? = nil
    var textColors: [UIColor]? = nil
    var lineHeight: CGFloat = 0
    var underlinePresent: Bool = false
    var strikethroughPresent: Bool = false
    var textLists: Set<UITextFormattingViewController.TextList> = []
    var textAlignments: Set<UITextFormattingViewController.TextAlignment> = []
    var highlights: Set<UITextFormattingViewController.Highlight> = []
    var formattingStyleKey: String? = nil
}

/// The values of a choice.
struct ChangeContent {
    var font: UIFont?
    var color: UIColor?
    var number: CGFloat?
    var alignment = NSTextAlignment.natural
    var list: UITextFormattingViewController.TextList?
    var highlight: UITextFormattingViewController.Highlight?
    var style: String?
}

extension UITextFormattingViewController.TextAlignment {
    init(_ alignment: NSTextAlignment) {
        self =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            default: .natural
            }
    }

    /// The alignment of a paragraph style.
    var value: NSTextAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        default: .natural
        }
    }
}
