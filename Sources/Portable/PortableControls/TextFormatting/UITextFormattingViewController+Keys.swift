import Foundation

extension UITextFormattingViewController {
    /// The kinds of changes that the user makes.
    public struct ChangeType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a value with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// No change.
        public static let undefined = ChangeType(rawValue: "undefined")
        /// The text becomes bold.
        public static let setBold = ChangeType(rawValue: "setBold")
        /// The text isn't bold anymore.
        public static let removeBold = ChangeType(rawValue: "removeBold")
        /// The text becomes italic.
        public static let setItalic = ChangeType(rawValue: "setItalic")
        /// The text isn't italic anymore.
        public static let removeItalic = ChangeType(rawValue: "removeItalic")
        /// The text becomes underlined.
        public static let setUnderline = ChangeType(rawValue: "setUnderline")
        /// The text isn't underlined anymore.
        public static let removeUnderline = ChangeType(rawValue: "removeUnderline")
        /// The text becomes struck through.
        public static let setStrikethrough = ChangeType(rawValue: "setStrikethrough")
        /// The text isn't struck through anymore.
        public static let removeStrikethrough = ChangeType(rawValue: "removeStrikethrough")
        /// The text gets the font of the change.
        public static let font = ChangeType(rawValue: "font")
        /// The text gets the font size of the change, in points.
        public static let fontSize = ChangeType(rawValue: "fontSize")
        /// The text becomes larger.
        public static let increaseFontSize = ChangeType(rawValue: "increaseFontSize")
        /// The text becomes smaller.
        public static let decreaseFontSize = ChangeType(rawValue: "decreaseFontSize")
        /// The text gets the color of the change.
        public static let textColor = ChangeType(rawValue: "textColor")
        /// The text gets the highlight of the change.
        public static let highlight = ChangeType(rawValue: "highlight")
        /// The paragraphs get the alignment of the change.
        public static let textAlignment = ChangeType(rawValue: "textAlignment")
        /// The paragraphs become items of a list with the style of the change.
        public static let textList = ChangeType(rawValue: "textList")
        /// The paragraphs are indented more.
        public static let increaseIndentation = ChangeType(rawValue: "increaseIndentation")
        /// The paragraphs are indented less.
        public static let decreaseIndentation = ChangeType(rawValue: "decreaseIndentation")
        /// The lines get the height of the change, in points.
        public static let lineHeightPointSize = ChangeType(rawValue: "lineHeightPointSize")
        /// The text gets the style with the key of the change.
        public static let formattingStyle = ChangeType(rawValue: "formattingStyle")
    }
}

extension UITextFormattingViewController {
    /// The controls that a panel can have.
    public struct ComponentKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a value with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Buttons for bold, italic, underline, and strikethrough.
        public static let fontAttributes = ComponentKey(rawValue: "fontAttributes")
        /// A button that shows the fonts of the system.
        public static let fontPicker = ComponentKey(rawValue: "fontPicker")
        /// Buttons that decrease and increase the size of the font.
        public static let fontSize = ComponentKey(rawValue: "fontSize")
        /// A field for the size of the font in points, with a stepper.
        public static let fontPointSize = ComponentKey(rawValue: "fontPointSize")
        /// Buttons for the left, centered, and right alignments.
        public static let textAlignment = ComponentKey(rawValue: "textAlignment")
        /// Buttons for all alignments.
        public static let textAlignmentAndJustification = ComponentKey(rawValue: "textAlignmentAndJustification")
        /// Buttons that decrease and increase the indentation.
        public static let textIndentation = ComponentKey(rawValue: "textIndentation")
        /// A field for the height of lines in points, with a stepper.
        public static let lineHeight = ComponentKey(rawValue: "lineHeight")
        /// Buttons for the styles of lists.
        public static let listStyles = ComponentKey(rawValue: "listStyles")
        /// Buttons for the colors of the text.
        public static let textColor = ComponentKey(rawValue: "textColor")
        /// A button that highlights the text.
        public static let highlight = ComponentKey(rawValue: "highlight")
        /// Buttons for the colors of highlights.
        public static let highlightPicker = ComponentKey(rawValue: "highlightPicker")
        /// Buttons for the styles of the configuration.
        public static let formattingStyles = ComponentKey(rawValue: "formattingStyles")
    }
}
