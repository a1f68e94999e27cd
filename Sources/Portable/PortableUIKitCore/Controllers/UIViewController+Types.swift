/// The styles of modal presentations.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the entire screen. The presenting view is removed.
    case fullScreen = 0
    /// A sheet that covers most of the screen.
    case pageSheet = 1
    /// A smaller sheet in the center of a large screen.
    case formSheet = 2
    /// Covers the view controller that defines the context. The presenting view is removed.
    case currentContext = 3
    /// The presentation controller that the transitioning delegate provides.
    case custom = 4
    /// Covers the entire screen. The presenting view remains.
    case overFullScreen = 5
    /// Covers the view controller that defines the context. The presenting view remains.
    case overCurrentContext = 6
    /// A popover, or a sheet if the width is compact.
    case popover = 7
    /// The view controller isn't presented.
    case none = -1
    /// The system chooses the style: a page sheet.
    case automatic = -2
}

/// The transitions of modal presentations.
public enum UIModalTransitionStyle: Int, Sendable {
    /// The view slides up from the bottom.
    case coverVertical = 0
    /// The view flips over. Displayed as `crossDissolve`.
    case flipHorizontal = 1
    /// The view fades in.
    case crossDissolve = 2
    /// A page curls up. Displayed as `coverVertical`.
    case partialCurl = 3
}

/// The styles of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark content on light interfaces, and light content on dark ones.
    case `default` = 0
    /// The content is light.
    case lightContent = 1
    /// The content is dark.
    case darkContent = 3
}

/// The animations of showing and hiding the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
    /// The change isn't animated.
    case none = 0
    /// The status bar fades.
    case fade = 1
    /// The status bar slides.
    case slide = 2
}

/// The orientations that an interface supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The bits of the orientations.
    public let rawValue: UInt

    /// Creates a mask with the given bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The portrait orientation.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// The upside-down portrait orientation.
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
