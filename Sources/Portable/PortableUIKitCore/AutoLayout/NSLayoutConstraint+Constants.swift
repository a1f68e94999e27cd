extension NSLayoutConstraint {
    /// The part of a view or guide that a constraint uses. Edges, centers, and sizes belong to the alignment rectangle.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The leading edge.
        case leading = 5
        /// The trailing edge.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The horizontal center.
        case centerX = 9
        /// The vertical center.
        case centerY = 10
        /// The baseline of the last line of text, or the bottom of a view without text.
        case lastBaseline = 11
        /// The baseline of the first line of text, or the top of a view without text.
        case firstBaseline = 12
        /// The left margin.
        case leftMargin = 13
        /// The right margin.
        case rightMargin = 14
        /// The top margin.
        case topMargin = 15
        /// The bottom margin.
        case bottomMargin = 16
        /// The leading margin.
        case leadingMargin = 17
        /// The trailing margin.
        case trailingMargin = 18
        /// The center between the left and right margins.
        case centerXWithinMargins = 19
        /// The center between the top and bottom margins.
        case centerYWithinMargins = 20
        /// No attribute: the other side of the constraint is a constant.
        case notAnAttribute = 0

        /// Another name for ``lastBaseline``.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// The relations between the two sides of a constraint.
    public enum Relation: Int, Sendable {
        /// The first side is less than or equal to the second.
        case lessThanOrEqual = -1
        /// The sides are equal.
        case equal = 0
        /// The first side is greater than or equal to the second.
        case greaterThanOrEqual = 1
    }

    /// The axes of the layout.
    public enum Axis: Int, Sendable {
        /// The horizontal axis.
        case horizontal = 0
        /// The vertical axis.
        case vertical = 1
    }

    /// The alignment and the order of the views in a visual format.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options with the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Aligns all left edges.
        public static var alignAllLeft: FormatOptions { FormatOptions(rawValue: 1 << 1) }
        /// Aligns all right edges.
        public static var alignAllRight: FormatOptions { FormatOptions(rawValue: 1 << 2) }
        /// Aligns all top edges.
        public static var alignAllTop: FormatOptions { FormatOptions(rawValue: 1 << 3) }
        /// Aligns all bottom edges.
        public static var alignAllBottom: FormatOptions { FormatOptions(rawValue: 1 << 4) }
        /// Aligns all leading edges.
        public static var alignAllLeading: FormatOptions { FormatOptions(rawValue: 1 << 5) }
        /// Aligns all trailing edges.
        public static var alignAllTrailing: FormatOptions { FormatOptions(rawValue: 1 << 6) }
        /// Aligns all horizontal centers.
        public static var alignAllCenterX: FormatOptions { FormatOptions(rawValue: 1 << 9) }
        /// Aligns all vertical centers.
        public static var alignAllCenterY: FormatOptions { FormatOptions(rawValue: 1 << 10) }
        /// Aligns all last baselines.
        public static var alignAllLastBaseline: FormatOptions { FormatOptions(rawValue: 1 << 11) }
        /// Another name for ``alignAllLastBaseline``.
        public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
        /// Aligns all first baselines.
        public static var alignAllFirstBaseline: FormatOptions { FormatOptions(rawValue: 1 << 12) }
        /// The bits of the alignment.
        public static var alignmentMask: FormatOptions { FormatOptions(rawValue: 0xFFFF) }

        /// Arranges the views in the layout direction, which is the default.
        public static var directionLeadingToTrailing: FormatOptions { [] }
        /// Arranges the views from left to right, regardless of the language.
        public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
        /// Arranges the views from right to left, regardless of the language.
        public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }
        /// The bits of the direction.
        public static var directionMask: FormatOptions { FormatOptions(rawValue: 3 << 16) }

        /// Measures vertical distances between baselines.
        public static var spacingBaselineToBaseline: FormatOptions { FormatOptions(rawValue: 1 << 19) }
        /// The bits of the spacing.
        public static var spacingMask: FormatOptions { FormatOptions(rawValue: 1 << 19) }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The kinds of attributes. Only attributes of the same kind can be in one constraint.
    enum Kind {
        /// A position that depends on the layout direction.
        case readingPosition
        /// A horizontal position that doesn't depend on the layout direction.
        case horizontalPosition
        case horizontalCenter
        case verticalPosition
        case size
        case none
    }

    var kind: Kind {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: .readingPosition
        case .left, .right, .leftMargin, .rightMargin: .horizontalPosition
        case .centerX, .centerXWithinMargins: .horizontalCenter
        case .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline:
            .verticalPosition
        case .width, .height: .size
        case .notAnAttribute: .none
        }
    }

    /// A Boolean value that indicates whether the attribute is a margin.
    var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }

    /// The axis of the attribute, or `nil` for none.
    var axis: NSLayoutConstraint.Axis? {
        switch kind {
        case .readingPosition, .horizontalPosition, .horizontalCenter: .horizontal
        case .verticalPosition: .vertical
        case .size: self == .width ? .horizontal : .vertical
        case .none: nil
        }
    }

    /// Returns whether the two kinds can be on the two sides of a constraint.
    func canPair(with other: Self) -> Bool {
        switch (kind, other.kind) {
        case (.readingPosition, .horizontalPosition), (.horizontalPosition, .readingPosition): false
        case (.readingPosition, .horizontalCenter), (.horizontalCenter, .readingPosition): true
        case (.horizontalPosition, .horizontalCenter), (.horizontalCenter, .horizontalPosition): true
        // A horizontal position can be related to a vertical one.
        case (.horizontalPosition, .verticalPosition), (.verticalPosition, .horizontalPosition): true
        default: kind == other.kind
        }
    }

    /// The name of the attribute in UIKit's messages.
    var text: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        case .notAnAttribute: "notAnAttribute"
        }
    }
}
