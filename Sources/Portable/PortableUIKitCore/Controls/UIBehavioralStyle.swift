/// The styles of a control's behavior, for iPad and Mac.
public enum UIBehavioralStyle: UInt, Sendable {
    /// The device's style.
    case automatic = 0
    /// The style for iPad.
    case pad = 1
    /// The Mac's style.
    case mac = 2
}
