import Foundation
import PortableUIKit

extension AttributeScopes {
    /// SwiftUI's attributes.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// SwiftUI's attributes, with the names that `AttributedString` and `AttributeContainer` use.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The style of the strikethrough.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The style of the underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// The kerning between characters, in points.
        public let kern: KerningAttribute
        /// The tracking after each character, in points. It takes precedence over `kern`.
        public let tracking: TrackingAttribute
        /// The baseline offset, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The inline styles of Markdown. On Apple's platforms, this is an attribute of Foundation.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The attribute for the inline styles of Markdown.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = InlinePresentationIntent
            /// The name under which the attribute is stored.
            public static let name = "NSInlinePresentationIntent"
        }

        /// The attribute for the font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = Font
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.Font"
        }

        /// The color of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = Color
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The color behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = Color
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The attribute for the style of the strikethrough.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = Text.LineStyle
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The attribute for the style of the underline.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = Text.LineStyle
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The attribute for the kerning, in points.
        public enum KerningAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = CGFloat
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.Kern"
        }

        /// The attribute for the tracking, in points.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = CGFloat
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.Tracking"
        }

        /// The attribute for the baseline offset, in points.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = CGFloat
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// Accesses SwiftUI's attributes by their names. The font and colors of UIKit have the same names; the type of the
    /// value determines which one is used.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension Text {
    /// A style for underlines and strikethroughs.
    public nonisolated struct LineStyle: Hashable, Sendable {
        /// The pattern of the line.
        public struct Pattern: Hashable, Sendable {
            let name: String

            /// A solid line.
            public static let solid = Pattern(name: "solid")
            /// A dotted line. Differs from SwiftUI: it's drawn as a solid line.
            public static let dot = Pattern(name: "dot")
            /// A dashed line. Differs from SwiftUI: it's drawn as a solid line.
            public static let dash = Pattern(name: "dash")
        }

        let pattern: Pattern
        let color: Color?

        /// Creates a line with a color, or `nil` for the color of the text.
        public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line in the color of the text.
        public static let single = LineStyle()
    }
}
