/// The color gamut of a display.
public enum UIDisplayGamut: Int, Sendable {
    /// The gamut is unspecified.
    case unspecified = -1
    /// The sRGB gamut.
    case SRGB = 0
    /// The Display P3 gamut.
    case P3 = 1
}

/// A value that indicates whether touches report their force.
public enum UIForceTouchCapability: Int, Sendable {
    /// The capability is unknown.
    case unknown = 0
    /// Touches don't report their force.
    case unavailable = 1
    /// Touches report their force.
    case available = 2
}

/// A value that indicates whether the window is active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// The appearance is unspecified.
    case unspecified = -1
    /// The window is inactive.
    case inactive = 0
    /// The window is active.
    case active = 1
}

/// A value that indicates whether the scene is being recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable {
    /// The capture state is unspecified.
    case unspecified = -1
    /// The scene isn't being captured.
    case inactive = 0
    /// The scene is being captured.
    case active = 1
}

/// The kind of list that contains the content.
public enum UIListEnvironment: Int, Sendable {
    /// The list environment is unspecified.
    case unspecified = 0
    /// The content isn't in a list.
    case none = 1
    /// The content is in a plain list.
    case plain = 2
    /// The content is in a grouped list.
    case grouped = 3
    /// The content is in a grouped list with inset groups.
    case insetGrouped = 4
    /// The content is in a sidebar.
    case sidebar = 5
    /// The content is in a plain sidebar.
    case sidebarPlain = 6
}
