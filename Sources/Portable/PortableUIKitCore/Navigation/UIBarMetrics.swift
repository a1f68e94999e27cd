/// The heights of a bar to which a setting can apply.
public enum UIBarMetrics: Int, Sendable {
    /// The regular height.
    case `default` = 0
    /// The compact height of a phone in landscape.
    case compact = 1
    /// The regular height, with a prompt above the row.
    case defaultPrompt = 101
    /// The compact height, with a prompt above the row.
    case compactPrompt = 102

    /// The compact height. It's the same as ``compact``.
    public static var landscapePhone: UIBarMetrics { .compact }
    /// The compact height with a prompt. It's the same as ``compactPrompt``.
    public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}
