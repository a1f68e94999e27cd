/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// The idiom is unspecified.
    case unspecified = -1
    /// An interface for a phone.
    case phone = 0
    /// An interface for a tablet.
    case pad = 1
    /// An interface for a television.
    case tv = 2
    /// An interface for a car's display.
    case carPlay = 3
    /// An interface for a Mac.
    case mac = 5
    /// An interface for a headset.
    case vision = 6
}
