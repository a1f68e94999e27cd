/// A horizontal direction.
@frozen
public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The direction toward the leading edge.
    case leading
    /// The direction toward the trailing edge.
    case trailing

    /// Horizontal directions.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the directions.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set that contains a single direction.
        public init(_ direction: HorizontalDirection) {
            self.init(rawValue: 1 << direction.rawValue)
        }

        /// The direction toward the leading edge.
        public static let leading = HorizontalDirection.Set(.leading)
        /// The direction toward the trailing edge.
        public static let trailing = HorizontalDirection.Set(.trailing)
        /// Both directions.
        public static let all: HorizontalDirection.Set = [.leading, .trailing]
    }
}

/// A vertical direction.
@frozen
public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The upward direction.
    case up
    /// The downward direction.
    case down

    /// Vertical directions.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the directions.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set that contains a single direction.
        public init(_ direction: VerticalDirection) {
            self.init(rawValue: 1 << direction.rawValue)
        }

        /// The upward direction.
        public static let up = VerticalDirection.Set(.up)
        /// The downward direction.
        public static let down = VerticalDirection.Set(.down)
        /// Both directions.
        public static let all: VerticalDirection.Set = [.up, .down]
    }
}
