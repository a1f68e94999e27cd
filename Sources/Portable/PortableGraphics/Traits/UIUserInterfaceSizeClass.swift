/// How much room there is on an axis, roughly.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// A compact size: the width of a phone, and its height in landscape orientation.
    case compact = 1
    /// Much room: a tablet, a phone's height when it stands.
    case regular = 2
}
