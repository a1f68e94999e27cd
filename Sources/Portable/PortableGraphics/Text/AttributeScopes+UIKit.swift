extension AttributeScopes {
    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// UIKit's attributes, by the names that `AttributedString` and `AttributeContainer` know them by.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The paragraph's style.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// Whether letters may merge; without effect.
        public let ligature: LigatureAttribute
        /// Points added after each character.
        public let kern: KernAttribute
        /// Points added after each character; counts instead of `kern`.
        public let tracking: TrackingAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of outlines; without effect.
        public let strokeColor: StrokeColorAttribute
        /// The width of outlines; without effect.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow; without effect.
        public let shadow: ShadowAttribute
        /// Points by which the text is raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// The color of the line under the text.
        public let underlineColor: UnderlineColorAttribute
        /// The color of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The slant; without effect.
        public let obliqueness: ObliquenessAttribute
        /// The logarithm of the stretching; without effect.
        public let expansion: ExpansionAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = UIFont
            /// The name under which the attribute is stored.
            public static let name = "NSFont"
        }

        /// The paragraph's style.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = NSParagraphStyle
            /// The name under which the attribute is stored.
            public static let name = "NSParagraphStyle"
        }

        /// The color of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = UIColor
            /// The name under which the attribute is stored.
            public static let name = "NSColor"
        }

        /// The color behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = UIColor
            /// The name under which the attribute is stored.
            public static let name = "NSBackgroundColor"
        }

        /// Whether letters may merge; without effect.
        public enum LigatureAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = Int
            /// The name under which the attribute is stored.
            public static let name = "NSLigature"
        }

        /// Points added after each character.
        public enum KernAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = CGFloat
            /// The name under which the attribute is stored.
            public static let name = "NSKern"
        }

        /// Points added after each character; counts instead of `kern`.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = CGFloat
            /// The name under which the attribute is stored.
            public static let name = "CTTracking"
        }

        /// The line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = NSUnderlineStyle
            /// The name under which the attribute is stored.
            public static let name = "NSStrikethrough"
        }

        /// The line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = NSUnderlineStyle
            /// The name under which the attribute is stored.
            public static let name = "NSUnderline"
        }

        /// The color of outlines; without effect.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = UIColor
            /// The name under which the attribute is stored.
            public static let name = "NSStrokeColor"
        }

        /// The width of outlines; without effect.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = CGFloat
            /// The name under which the attribute is stored.
            public static let name = "NSStrokeWidth"
        }

        /// The shadow; without effect.
        public enum ShadowAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = NSShadow
            /// The name under which the attribute is stored.
            public static let name = "NSShadow"
        }

        /// Points by which the text is raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = CGFloat
            /// The name under which the attribute is stored.
            public static let name = "NSBaselineOffset"
        }

        /// The color of the line under the text.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = UIColor
            /// The name under which the attribute is stored.
            public static let name = "NSUnderlineColor"
        }

        /// The color of the line through the text.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = UIColor
            /// The name under which the attribute is stored.
            public static let name = "NSStrikethroughColor"
        }

        /// The slant; without effect.
        public enum ObliquenessAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = CGFloat
            /// The name under which the attribute is stored.
            public static let name = "NSObliqueness"
        }

        /// The logarithm of the stretching; without effect.
        public enum ExpansionAttribute: AttributedStringKey {
            /// The type of the values.
            public typealias Value = CGFloat
            /// The name under which the attribute is stored.
            public static let name = "NSExpansion"
        }
    }
}

extension AttributeDynamicLookup {
    /// The attribute that a name of UIKit's scope stands for.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}
