import Foundation

extension UITextFormattingViewController {
    /// The colors of highlights.
    public struct Highlight: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a value with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The color that the system chooses.
        public static let `default` = Highlight(rawValue: "default")
        /// Purple.
        public static let purple = Highlight(rawValue: "purple")
        /// Pink.
        public static let pink = Highlight(rawValue: "pink")
        /// Orange.
        public static let orange = Highlight(rawValue: "orange")
        /// Mint.
        public static let mint = Highlight(rawValue: "mint")
        /// Blue.
        public static let blue = Highlight(rawValue: "blue")
    }
}

extension UITextFormattingViewController {
    /// The alignments of paragraphs.
    public struct TextAlignment: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a value with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Left.
        public static let left = TextAlignment(rawValue: "left")
        /// Centered.
        public static let center = TextAlignment(rawValue: "center")
        /// Right.
        public static let right = TextAlignment(rawValue: "right")
        /// Aligned with both edges.
        public static let justified = TextAlignment(rawValue: "justified")
        /// The natural alignment of the language.
        public static let natural = TextAlignment(rawValue: "natural")
    }
}

extension UITextFormattingViewController {
    /// The styles of lists.
    public struct TextList: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a value with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Items with a disc.
        public static let disc = TextList(rawValue: "disc")
        /// Items with a hyphen.
        public static let hyphen = TextList(rawValue: "hyphen")
        /// Items with a number.
        public static let decimal = TextList(rawValue: "decimal")
        /// Another style.
        public static let other = TextList(rawValue: "other")
    }
}
