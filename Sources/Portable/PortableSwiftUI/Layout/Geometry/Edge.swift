/// An edge of a rectangle, relative to the layout direction.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The top edge.
    case top
    /// The leading edge: left in left-to-right languages.
    case leading
    /// The bottom edge.
    case bottom
    /// The trailing edge: right in left-to-right languages.
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        /// Creates a set from a raw value.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set with one edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The top edge.
        public static let top = Set(.top)
        /// The leading edge: left in left-to-right languages.
        public static let leading = Set(.leading)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// The trailing edge: right in left-to-right languages.
        public static let trailing = Set(.trailing)
        /// All edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and trailing edges.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and bottom edges.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The leading edge: left in left-to-right languages.
    case leading
    /// The trailing edge: right in left-to-right languages.
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        /// Creates a set from a raw value.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set with one edge.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

        /// The leading edge: left in left-to-right languages.
        public static let leading = Set(.leading)
        /// The trailing edge: right in left-to-right languages.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom

    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        /// Creates a set from a raw value.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set with one edge.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

        /// The top edge.
        public static let top = Set(.top)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}
