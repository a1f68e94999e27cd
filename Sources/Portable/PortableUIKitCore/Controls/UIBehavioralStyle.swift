/// Whether a control behaves as on a pad or as on a Mac.
public enum UIBehavioralStyle: UInt, Sendable {
    /// As the device likes.
    case automatic = 0
    /// As on a pad.
    case pad = 1
    /// As on a Mac.
    case mac = 2
}
