/// The styles of modal presentations.
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

/// The transitions of modal presentations.
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

/// The styles of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark on light interfaces and light on dark ones.
    case `default` = 0
    /// Light.
    case lightContent = 1
    /// Dark.
    case darkContent = 3
}

/// The animations of showing and hiding the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// By fading.
    case fade = 1
    /// By sliding.
    case slide = 2
}

/// The orientations that an interface supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// One bit for each orientation.
    public let rawValue: UInt

    /// Creates a mask with the given bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Portrait.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Portrait, upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// Landscape with the home button on the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// Landscape with the home button on the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All orientations except upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
