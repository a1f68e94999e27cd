extension NSLayoutConstraint {
    /// The part of a view or guide that a constraint speaks of. Sides, centers and sizes are those of the alignment
    /// rectangle.
    public enum Attribute: Int, Sendable {
        /// The left side.
        case left = 1
        /// The right side.
        case right = 2
        /// The top.
        case top = 3
        /// The bottom.
        case bottom = 4
        /// The side where reading begins.
        case leading = 5
        /// The side where reading ends.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle between left and right.
        case centerX = 9
        /// The middle between top and bottom.
        case centerY = 10
        /// The baseline of the last line of text, the bottom of what has no text.
        case lastBaseline = 11
        /// The baseline of the first line of text, the top of what has no text.
        case firstBaseline = 12
        /// The left margin.
        case leftMargin = 13
        /// The right margin.
        case rightMargin = 14
        /// The top margin.
        case topMargin = 15
        /// The bottom margin.
        case bottomMargin = 16
        /// The margin where reading begins.
        case leadingMargin = 17
        /// The margin where reading ends.
        case trailingMargin = 18
        /// The middle between the left and the right margin.
        case centerXWithinMargins = 19
        /// The middle between the top and the bottom margin.
        case centerYWithinMargins = 20
        /// None: the other side of the constraint is compared with a constant.
        case notAnAttribute = 0
    }

    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        /// The first is at most the second.
        case lessThanOrEqual = -1
        /// Both are the same.
        case equal = 0
        /// The first is at least the second.
        case greaterThanOrEqual = 1
    }

    /// A direction of the plane.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// Up and down.
        case vertical = 1
    }

    /// How the views of a visual format are aligned across its direction, and in which order they run.
    public struct FormatOptions: OptionSet, Sendable {
        /// One bit per option.
        public let rawValue: UInt

        /// Options by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// All left sides are in line.
        public static var alignAllLeft: FormatOptions { FormatOptions(rawValue: 1 << 1) }
        /// All right sides are in line.
        public static var alignAllRight: FormatOptions { FormatOptions(rawValue: 1 << 2) }
        /// All tops are in line.
        public static var alignAllTop: FormatOptions { FormatOptions(rawValue: 1 << 3) }
        /// All bottoms are in line.
        public static var alignAllBottom: FormatOptions { FormatOptions(rawValue: 1 << 4) }
        /// All leading sides are in line.
        public static var alignAllLeading: FormatOptions { FormatOptions(rawValue: 1 << 5) }
        /// All trailing sides are in line.
        public static var alignAllTrailing: FormatOptions { FormatOptions(rawValue: 1 << 6) }
        /// All horizontal centers are in line.
        public static var alignAllCenterX: FormatOptions { FormatOptions(rawValue: 1 << 9) }
        /// All vertical centers are in line.
        public static var alignAllCenterY: FormatOptions { FormatOptions(rawValue: 1 << 10) }
        /// All last baselines are in line.
        public static var alignAllLastBaseline: FormatOptions { FormatOptions(rawValue: 1 << 11) }
        /// All first baselines are in line.
        public static var alignAllFirstBaseline: FormatOptions { FormatOptions(rawValue: 1 << 12) }
        /// All bits that align.
        public static var alignmentMask: FormatOptions { FormatOptions(rawValue: 0xFFFF) }

        /// Views run in the direction of reading; the default.
        public static var directionLeadingToTrailing: FormatOptions { [] }
        /// Views run from left to right, whatever the language.
        public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
        /// Views run from right to left, whatever the language.
        public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }
        /// All bits of the direction.
        public static var directionMask: FormatOptions { FormatOptions(rawValue: 3 << 16) }

        /// Vertical distances count from baseline to baseline.
        public static var spacingBaselineToBaseline: FormatOptions { FormatOptions(rawValue: 1 << 19) }
        /// All bits of the distances.
        public static var spacingMask: FormatOptions { FormatOptions(rawValue: 1 << 19) }
    }
}

extension NSLayoutConstraint.Attribute {
    /// What kinds of attributes can be compared.
    enum Kind {
        /// A place that turns with the direction of reading.
        case readingPosition
        /// A place on the horizontal axis that doesn't.
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

    /// Whether it lies a margin away from the side or center of the same name.
    var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }

    /// The axis the attribute is measured along; nil for none.
    var axis: NSLayoutConstraint.Axis? {
        switch kind {
        case .readingPosition, .horizontalPosition, .horizontalCenter: .horizontal
        case .verticalPosition: .vertical
        case .size: self == .width ? .horizontal : .vertical
        case .none: nil
        }
    }

    /// Whether the two can stand on the two sides of one constraint.
    func canPair(with other: Self) -> Bool {
        switch (kind, other.kind) {
        case (.readingPosition, .horizontalPosition), (.horizontalPosition, .readingPosition): false
        case (.readingPosition, .horizontalCenter), (.horizontalCenter, .readingPosition): true
        case (.horizontalPosition, .horizontalCenter), (.horizontalCenter, .horizontalPosition): true
        // A left edge may follow a top one, and the other way round.
        case (.horizontalPosition, .verticalPosition), (.verticalPosition, .horizontalPosition): true
        default: kind == other.kind
        }
    }

    /// The name as UIKit prints it.
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
