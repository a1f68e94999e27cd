import Foundation
import PortableUIKit

extension AttributeScopes {
    /// SwiftUI's attributes.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// SwiftUI's attributes, by the names that `AttributedString` and `AttributeContainer` know them by.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// Points added between characters.
        public let kern: KerningAttribute
        /// Points added after each character; counts instead of `kern`.
        public let tracking: TrackingAttribute
        /// Points by which the text is raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// The styles that Markdown gives to words, which is one of Foundation's attributes on Apple's systems.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The styles that Markdown gives to words.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = InlinePresentationIntent
            /// The name under which the attribute is stored.
            public static let name = "NSInlinePresentationIntent"
        }

        /// The font.
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

        /// The line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = Text.LineStyle
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = Text.LineStyle
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// Points added between characters.
        public enum KerningAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = CGFloat
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.Kern"
        }

        /// Points added after each character.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = CGFloat
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.Tracking"
        }

        /// Points by which the text is raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = CGFloat
            /// The name under which the attribute is stored.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// The attributes that SwiftUI knows, by their names. The font and colors of UIKit have the same names; which one is
    /// meant follows from the value.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension Text {
    /// A line under a text or through it.
    public nonisolated struct LineStyle: Hashable, Sendable {
        /// The pattern of the line.
        public struct Pattern: Hashable, Sendable {
            let name: String

            /// A whole line.
            public static let solid = Pattern(name: "solid")
            /// Dots. Differs from SwiftUI: as a whole line.
            public static let dot = Pattern(name: "dot")
            /// Dashes. Differs from SwiftUI: as a whole line.
            public static let dash = Pattern(name: "dash")
        }

        let pattern: Pattern
        let color: Color?

        /// Creates a line with a color, or nil for the color of the text.
        public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A whole line in the color of the text.
        public static let single = LineStyle()
    }
}
