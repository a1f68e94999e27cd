/// A side of a rectangle, in the direction of reading.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The upper side.
    case top
    /// Where reading begins: left in left-to-right languages.
    case leading
    /// The lower side.
    case bottom
    /// Where reading ends.
    case trailing

    /// Any sides of a rectangle.
    public struct Set: OptionSet, Sendable {
        /// A bit for each side.
        public let rawValue: Int8

        /// A set of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// A set of one side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The upper side.
        public static let top = Set(.top)
        /// Where reading begins.
        public static let leading = Set(.leading)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// Where reading ends.
        public static let trailing = Set(.trailing)
        /// All four.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// A side that is leading or trailing.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing

    /// No, one or both sides.
    public struct Set: OptionSet, Sendable {
        /// A bit for each side.
        public let rawValue: Int8

        /// A set of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// A set of one side.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

        /// Where reading begins.
        public static let leading = Set(.leading)
        /// Where reading ends.
        public static let trailing = Set(.trailing)
        /// Both.
        public static let all: Set = [.leading, .trailing]
    }
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The upper side.
    case top
    /// The lower side.
    case bottom

    /// No, one or both sides.
    public struct Set: OptionSet, Sendable {
        /// A bit for each side.
        public let rawValue: Int8

        /// A set of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// A set of one side.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

        /// The upper side.
        public static let top = Set(.top)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// Both.
        public static let all: Set = [.top, .bottom]
    }
}
