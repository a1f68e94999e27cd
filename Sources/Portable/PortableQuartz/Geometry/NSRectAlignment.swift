/// A side or corner of a rectangle that something is aligned to, in the direction of reading.
public enum NSRectAlignment: Int, Sendable {
    /// No alignment.
    case none = 0
    /// The middle of the top side.
    case top
    /// The corner at the top where reading begins.
    case topLeading
    /// The middle of the side where reading begins.
    case leading
    /// The corner at the bottom where reading begins.
    case bottomLeading
    /// The middle of the bottom side.
    case bottom
    /// The corner at the bottom where reading ends.
    case bottomTrailing
    /// The middle of the side where reading ends.
    case trailing
    /// The corner at the top where reading ends.
    case topTrailing
}
