/// The behavioral styles of a control: an iPad's or a Mac's.
public enum UIBehavioralStyle: UInt, Sendable {
    /// As the device likes.
    case automatic = 0
    /// As on a pad.
    case pad = 1
    /// As on a Mac.
    case mac = 2
}
