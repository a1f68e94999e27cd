/// The behavioral styles of a control: an iPad's or a Mac's.
public enum UIBehavioralStyle: UInt, Sendable {
    /// The device's style.
    case automatic = 0
    /// The iPad's style.
    case pad = 1
    /// The Mac's style.
    case mac = 2
}
