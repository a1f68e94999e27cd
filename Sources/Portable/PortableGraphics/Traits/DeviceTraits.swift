/// The colors that a display can show.
public enum UIDisplayGamut: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The colors of sRGB.
    case SRGB = 0
    /// The colors of Display P3.
    case P3 = 1
}

/// Whether touches report their force.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Touches don't report their force.
    case unavailable = 1
    /// Touches report their force.
    case available = 2
}

/// Whether the window is the active one.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// Another window is active.
    case inactive = 0
    /// This window is active.
    case active = 1
}

/// Whether the scene is being recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// It isn't.
    case inactive = 0
    /// It is.
    case active = 1
}

/// The kind of list that contains the content.
public enum UIListEnvironment: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// The content isn't in a list.
    case none = 1
    /// In a plain list.
    case plain = 2
    /// In a grouped list.
    case grouped = 3
    /// In a grouped list whose groups are inset.
    case insetGrouped = 4
    /// In a sidebar.
    case sidebar = 5
    /// In a plain sidebar.
    case sidebarPlain = 6
}
