/// How a controller is shown over another one.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole screen; what was there goes away.
    case fullScreen = 0
    /// As a sheet that covers most of the screen.
    case pageSheet = 1
    /// As a smaller sheet in the middle of a large screen.
    case formSheet = 2
    /// Over the controller that defines the context; what was there goes away.
    case currentContext = 3
    /// As the presentation controller of the transitioning delegate wants.
    case custom = 4
    /// Over the whole screen; what was there stays.
    case overFullScreen = 5
    /// Over the controller that defines the context; what was there stays.
    case overCurrentContext = 6
    /// In a bubble; as a sheet where the width is compact.
    case popover = 7
    /// Not at all.
    case none = -1
    /// As the system thinks best: a page sheet.
    case automatic = -2
}

/// How a controller comes over another one.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below.
    case coverVertical = 0
    /// By turning the screen over; here as `crossDissolve`.
    case flipHorizontal = 1
    /// By fading in.
    case crossDissolve = 2
    /// By lifting a page; here as `coverVertical`.
    case partialCurl = 3
}

/// What the status bar looks like.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark on light interfaces and light on dark ones.
    case `default` = 0
    /// Light.
    case lightContent = 1
    /// Dark.
    case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// By fading.
    case fade = 1
    /// By sliding.
    case slide = 2
}

/// Ways in which a device may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// One bit for each orientation.
    public let rawValue: UInt

    /// The orientations whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On its side, the home button on the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On its side, the home button on the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All ways.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
