/// How much room there is on an axis, roughly.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Little room: a phone's width, a phone's height when it lies on its side.
    case compact = 1
    /// Much room: a tablet, a phone's height when it stands.
    case regular = 2
}
