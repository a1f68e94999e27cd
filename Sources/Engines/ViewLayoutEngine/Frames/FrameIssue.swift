/// A problem with the lengths of a frame.
package enum FrameIssue: Sendable, Hashable {
    /// A length is negative, NaN, or infinite where it must be finite: it counts as `nil`.
    case invalidLength
    /// A minimum is larger than the ideal length or the maximum: the smaller values are raised.
    case contradiction
}
