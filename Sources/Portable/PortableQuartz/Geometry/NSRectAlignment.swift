/// The side or corner of a rectangle to align with.
public enum NSRectAlignment: Int, Sendable {
    /// No alignment.
    case none = 0
    /// The center of the top side.
    case top
    /// The top leading corner.
    case topLeading
    /// The center of the leading side.
    case leading
    /// The bottom leading corner.
    case bottomLeading
    /// The center of the bottom side.
    case bottom
    /// The bottom trailing corner.
    case bottomTrailing
    /// The center of the trailing side.
    case trailing
    /// The top trailing corner.
    case topTrailing
}
