/// The approximate amount of space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// The size class is unspecified.
    case unspecified = 0
    /// A compact size: the width of a phone, and its height in landscape orientation.
    case compact = 1
    /// A regular size: both dimensions of a tablet, and the height of a phone in portrait orientation.
    case regular = 2
}
