import CollageTesting
import Foundation

/// A device for images.
public struct ViewImageConfig: Sendable {
    /// The orientation of an iPhone, or of an iPad that shows one app.
    public enum Orientation: Sendable {
        case landscape, portrait
    }

    /// The orientation of an iPad, and the part of the screen that the app has.
    public enum TabletOrientation: Sendable {
        /// The part of a screen in portrait orientation.
        public enum PortraitSplits: Sendable {
            case oneThird, twoThirds, full
        }

        /// The part of a screen in landscape orientation.
        public enum LandscapeSplits: Sendable {
            case oneThird, oneHalf, twoThirds, full
        }

        case landscape(splitView: LandscapeSplits)
        case portrait(splitView: PortraitSplits)
    }

    /// The insets for bars and rounded corners, in points.
    public var safeArea: UIEdgeInsets
    /// The size of the screen, in points, or `nil` for the size of the content.
    public var size: CGSize?
    /// The traits of the device.
    public var traits: UITraitCollection

    /// Creates a custom device.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }

    private init(_ device: Device) {
        safeArea = device.safeAreaInsets
        size = device.size
        traits = UITraitCollection { traits in
            traits.displayScale = device.scale
            if let width = device.horizontalSizeClass { traits.horizontalSizeClass = width }
        }
    }

    private static func phone(_ device: Device, _ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(orientation == .portrait ? device : device.landscape)
    }

    private static func tablet(_ device: Device, _ orientation: TabletOrientation) -> ViewImageConfig {
        switch orientation {
        case .landscape(.full): ViewImageConfig(device.landscape)
        case .landscape(.oneThird): ViewImageConfig(device.landscape.splitView(.third))
        case .landscape(.oneHalf): ViewImageConfig(device.landscape.splitView(.half))
        case .landscape(.twoThirds): ViewImageConfig(device.landscape.splitView(.twoThirds))
        case .portrait(.full): ViewImageConfig(device)
        case .portrait(.oneThird): ViewImageConfig(device.splitView(.third))
        case .portrait(.twoThirds): ViewImageConfig(device.splitView(.twoThirds))
        }
    }

    // MARK: Phones, upright unless something else is said

    /// iPhone SE (1st generation) in portrait orientation.
    public static let iPhoneSe = phone(.iPhoneSE1, .portrait)
    /// iPhone SE (1st generation).
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhoneSE1, orientation) }
    /// iPhone 8 in portrait orientation.
    public static let iPhone8 = phone(.iPhone8, .portrait)
    /// iPhone 8.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhone8, orientation) }
    /// iPhone 8 Plus in portrait orientation.
    public static let iPhone8Plus = phone(.iPhone8Plus, .portrait)
    /// iPhone 8 Plus.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhone8Plus, orientation) }
    /// iPhone X in portrait orientation.
    public static let iPhoneX = phone(.iPhoneX, .portrait)
    /// iPhone X.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhoneX, orientation) }
    /// iPhone XS Max in portrait orientation.
    public static let iPhoneXsMax = phone(.iPhoneXSMax, .portrait)
    /// iPhone XS Max.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhoneXSMax, orientation) }
    /// iPhone XR in portrait orientation.
    public static let iPhoneXr = phone(.iPhoneXR, .portrait)
    /// iPhone XR.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhoneXR, orientation) }
    /// iPhone 12 in portrait orientation.
    public static let iPhone12 = phone(.iPhone12, .portrait)
    /// iPhone 12.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhone12, orientation) }
    /// iPhone 12 Pro in portrait orientation.
    public static let iPhone12Pro = phone(.iPhone12, .portrait)
    /// iPhone 12 Pro.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhone12, orientation) }
    /// iPhone 12 Pro Max in portrait orientation.
    public static let iPhone12ProMax = phone(.iPhone12ProMax, .portrait)
    /// iPhone 12 Pro Max.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(.iPhone12ProMax, orientation)
    }
    /// iPhone 13 in portrait orientation.
    public static let iPhone13 = phone(.iPhone13, .portrait)
    /// iPhone 13.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhone13, orientation) }
    /// iPhone 13 mini in portrait orientation.
    public static let iPhone13Mini = phone(.iPhone13Mini, .portrait)
    /// iPhone 13 mini.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhone13Mini, orientation) }
    /// iPhone 13 Pro in portrait orientation.
    public static let iPhone13Pro = phone(.iPhone13, .portrait)
    /// iPhone 13 Pro.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { phone(.iPhone13, orientation) }
    /// iPhone 13 Pro Max in portrait orientation.
    public static let iPhone13ProMax = phone(.iPhone13ProMax, .portrait)
    /// iPhone 13 Pro Max.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(.iPhone13ProMax, orientation)
    }

    // MARK: Tablets, on their side unless something else is said

    /// iPad mini (before the 6th generation) in landscape orientation.
    public static let iPadMini = iPadMini(.landscape)
    /// iPad mini (before the 6th generation).
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { phone(.iPad9_7, orientation) }
    /// iPad mini (before the 6th generation) with an app in Split View or full screen.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig { tablet(.iPad9_7, orientation) }
    /// iPad 9.7-inch in landscape orientation.
    public static let iPad9_7 = iPad9_7(.landscape)
    /// iPad 9.7-inch.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { phone(.iPad9_7, orientation) }
    /// iPad 9.7-inch with an app in Split View or full screen.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { tablet(.iPad9_7, orientation) }
    /// iPad 10.2-inch in landscape orientation.
    public static let iPad10_2 = iPad10_2(.landscape)
    /// iPad 10.2-inch.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { phone(.iPad10_2, orientation) }
    /// iPad 10.2-inch with an app in Split View or full screen.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig { tablet(.iPad10_2, orientation) }
    /// iPad Pro 10.5-inch in landscape orientation.
    public static let iPadPro10_5 = iPadPro10_5(.landscape)
    /// iPad Pro 10.5-inch.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { phone(.iPadPro10_5, orientation) }
    /// iPad Pro 10.5-inch with an app in Split View or full screen.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(.iPadPro10_5, orientation)
    }
    /// iPad Pro 11-inch in landscape orientation.
    public static let iPadPro11 = iPadPro11(.landscape)
    /// iPad Pro 11-inch.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { phone(.iPadPro11, orientation) }
    /// iPad Pro 11-inch with an app in Split View or full screen.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(.iPadPro11, orientation)
    }
    /// iPad Pro 12.9-inch in landscape orientation.
    public static let iPadPro12_9 = iPadPro12_9(.landscape)
    /// iPad Pro 12.9-inch.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { phone(.iPadPro12_9, orientation) }
    /// iPad Pro 12.9-inch with an app in Split View or full screen.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(.iPadPro12_9, orientation)
    }
}
