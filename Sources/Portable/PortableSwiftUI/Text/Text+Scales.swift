import Foundation
import PortableUIKit

extension Text {
    /// A size of text relative to its font.
    public nonisolated struct Scale: Hashable, Sendable {
        let factor: CGFloat

        /// The size of the font.
        public static let `default` = Scale(factor: 1)
        /// A smaller size for secondary information, such as a unit after a number: 80 percent of the font's size. The
        /// value isn't recorded from SwiftUI.
        public static let secondary = Scale(factor: 0.8)
    }

    /// Returns the text with another size relative to its font.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? changed(.scale(scale)) : self
    }

    /// Returns the text with an underline. If the color is `nil`, the line has the color of the text.
    ///
    /// Differs from SwiftUI: all lines are solid.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        underline(isActive, color: color)
    }

    /// Returns the text with a strikethrough. If the color is `nil`, the line has the color of the text.
    ///
    /// Differs from SwiftUI: all lines are solid.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        strikethrough(isActive, color: color)
    }

    /// Returns the text with a language that determines the heights of lines and the positions of line breaks.
    ///
    /// Differs from SwiftUI: the language has no effect.
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

    /// Returns the text with a language that determines the heights of lines and the positions of line breaks.
    ///
    /// Differs from SwiftUI: the language has no effect.
    public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        self
    }
}

extension View {
    /// Sets the size of texts in the view relative to their fonts.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textChanges) { if isEnabled { $0.append(.scale(scale)) } }
    }

    /// Sets a language that determines the heights of lines and the positions of line breaks of texts in the view.
    ///
    /// Differs from SwiftUI: the language has no effect.
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }

    /// Sets a language that determines the heights of lines and the positions of line breaks of texts in the view.
    ///
    /// Differs from SwiftUI: the language has no effect.
    public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        self
    }
}

/// The language that determines how a text is laid out.
public struct TypesettingLanguage: Sendable {
    private let language: Locale.Language?

    /// The language that the characters of the text indicate.
    public static let automatic = TypesettingLanguage(language: nil)

    /// Returns a value for the given language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

extension Text.LineStyle {
    /// Creates a line style from a UIKit style, or returns `nil` if that has no line.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
        guard nsUnderlineStyle.rawValue & 0xF != 0 else { return nil }
        let patterns: [(NSUnderlineStyle, Pattern)] = [
            (.patternDashDotDot, .dashDotDot), (.patternDashDot, .dashDot), (.patternDash, .dash), (.patternDot, .dot),
        ]
        self.init(pattern: patterns.first { nsUnderlineStyle.contains($0.0) }?.1 ?? .solid)
    }
}

extension Text.LineStyle.Pattern {
    /// A line of dashes and dots. Differs from SwiftUI: it's drawn as a solid line.
    public static let dashDot = Text.LineStyle.Pattern(name: "dashDot")
    /// A line of dashes, each followed by two dots. Differs from SwiftUI: it's drawn as a solid line.
    public static let dashDotDot = Text.LineStyle.Pattern(name: "dashDotDot")
}
