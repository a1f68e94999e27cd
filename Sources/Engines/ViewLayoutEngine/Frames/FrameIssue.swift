/// A problem with the lengths of a frame.
package enum FrameIssue: Sendable, Hashable {
    /// A length is negative, infinite where it can't be, or not a number: it counts as not given.
    case invalidLength
    /// A smallest length is larger than the ideal or the largest one: the smaller ones are raised.
    case contradiction
}
