extension AttributeScopes {
    /// The attributes that UIKit defines.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes that UIKit defines, with the names that `AttributedString` and `AttributeContainer` use for them.
    public struct UIKitAttributes: AttributeScope {
        /// The font of the text.
        public let font: FontAttribute
        /// The style of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The use of ligatures. The attribute has no effect.
        public let ligature: LigatureAttribute
        /// The kerning: the space added after each character, in points.
        public let kern: KernAttribute
        /// The tracking: the space added after each character, in points. It takes precedence over `kern`.
        public let tracking: TrackingAttribute
        /// The style of the strikethrough line.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The style of the underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the text's outline. The attribute has no effect.
        public let strokeColor: StrokeColorAttribute
        /// The width of the text's outline. The attribute has no effect.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow of the text. The attribute has no effect.
        public let shadow: ShadowAttribute
        /// The offset of the text above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The color of the underline.
        public let underlineColor: UnderlineColorAttribute
        /// The color of the strikethrough line.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The slant of the text. The attribute has no effect.
        public let obliqueness: ObliquenessAttribute
        /// The logarithm of the text's expansion factor. The attribute has no effect.
        public let expansion: ExpansionAttribute
        /// The attributes that Foundation defines.
        public let foundation: FoundationAttributes

        /// The font of the text.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = UIFont
            /// The name of the attribute in storage.
            public static let name = "NSFont"
        }

        /// The style of the paragraph.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = NSParagraphStyle
            /// The name of the attribute in storage.
            public static let name = "NSParagraphStyle"
        }

        /// The color of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = UIColor
            /// The name of the attribute in storage.
            public static let name = "NSColor"
        }

        /// The color behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = UIColor
            /// The name of the attribute in storage.
            public static let name = "NSBackgroundColor"
        }

        /// The use of ligatures. The attribute has no effect.
        public enum LigatureAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = Int
            /// The name of the attribute in storage.
            public static let name = "NSLigature"
        }

        /// The kerning: the space added after each character, in points.
        public enum KernAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The name of the attribute in storage.
            public static let name = "NSKern"
        }

        /// The tracking: the space added after each character, in points. It takes precedence over `kern`.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The name of the attribute in storage.
            public static let name = "CTTracking"
        }

        /// The style of the strikethrough line.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute in storage.
            public static let name = "NSStrikethrough"
        }

        /// The style of the underline.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute in storage.
            public static let name = "NSUnderline"
        }

        /// The color of the text's outline. The attribute has no effect.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = UIColor
            /// The name of the attribute in storage.
            public static let name = "NSStrokeColor"
        }

        /// The width of the text's outline. The attribute has no effect.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The name of the attribute in storage.
            public static let name = "NSStrokeWidth"
        }

        /// The shadow of the text. The attribute has no effect.
        public enum ShadowAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = NSShadow
            /// The name of the attribute in storage.
            public static let name = "NSShadow"
        }

        /// The offset of the text above the baseline, in points.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The name of the attribute in storage.
            public static let name = "NSBaselineOffset"
        }

        /// The color of the underline.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = UIColor
            /// The name of the attribute in storage.
            public static let name = "NSUnderlineColor"
        }

        /// The color of the strikethrough line.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = UIColor
            /// The name of the attribute in storage.
            public static let name = "NSStrikethroughColor"
        }

        /// The slant of the text. The attribute has no effect.
        public enum ObliquenessAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The name of the attribute in storage.
            public static let name = "NSObliqueness"
        }

        /// The logarithm of the text's expansion factor. The attribute has no effect.
        public enum ExpansionAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The name of the attribute in storage.
            public static let name = "NSExpansion"
        }
    }
}

extension AttributeDynamicLookup {
    /// Returns the attribute with a name in UIKit's scope. In files that also import SwiftUI, its attributes of the same
    /// names are preferred, as for `.underlineStyle = .single`.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}
