import Foundation

/// A copy of the application's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// What the system keeps of the scene.
    public let session: UISceneSession

    /// The object that follows the scene's life.
    open var delegate: (any UISceneDelegate)?

    /// What the scene does at present.
    open package(set) var activationState = UIScene.ActivationState.unattached

    /// The scene's name, for the person; empty by default.
    open var title: String! = ""

    /// Creates a scene; the application does, not its developer.
    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// The application.
    open override var next: UIResponder? { UIApplication.running }
}

extension UIScene {
    /// What a scene does.
    public enum ActivationState: Int, Sendable {
        /// Not connected to the application.
        case unattached = -1
        /// In front, with events.
        case foregroundActive = 0
        /// In front, without events.
        case foregroundInactive = 1
        /// Not seen.
        case background = 2
    }

    /// Why a scene was made: by a launch, without an address or activity, is the only reason here.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        package override init() {
            super.init()
        }
    }
}

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, WatchedTraitEnvironment {
    private let visibleWindows = WindowList()
    private let ownScreen = UIScreen.main

    /// The screen that shows the scene.
    open var screen: UIScreen { ownScreen }

    /// The scene's visible windows, from back to front.
    open var windows: [UIWindow] { visibleWindows.backToFront }

    /// What moves the focus of the keyboard in the scene; nil if it shows no window.
    open var focusSystem: UIFocusSystem? { windows.first?.device?.focusSystem }

    /// The window of the scene that keys go to.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    /// The screen's traits with what the scene changes in them.
    open var traitCollection: UITraitCollection { traitOverrides.applied(to: screen.traitCollection) }

    /// What the scene changes in the traits of its windows; nothing by default.
    open var traitOverrides = UITraitOverrides() {
        didSet {
            updateTraits()
            for window in windows { window.updateTraits() }
        }
    }

    /// The traits have changed; the default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    package var traitRegistry: TraitChangeRegistry?
    /// The traits that the scene was last told of.
    private var knownTraits = UIScreen.main.traitCollection

    /// Tells of changed traits.
    package func updateTraits() {
        let (previous, current) = (knownTraits, traitCollection)
        guard previous != current else { return }
        knownTraits = current
        current.performAsCurrent {
            traitCollectionDidChange(previous)
            traitRegistry?.traitsDidChange(of: self, from: previous)
        }
    }

    /// How the device is held.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    }

    /// The height and look of the status bar.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    func add(_ window: UIWindow) { visibleWindows.add(window) }

    func remove(_ window: UIWindow) { visibleWindows.remove(window) }
}

/// How an interface stands on its device.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upright, the device's top below.
    case portraitUpsideDown = 2
    /// On its side, the device's top to the right.
    case landscapeLeft = 4
    /// On its side, the device's top to the left.
    case landscapeRight = 3

    /// Whether the interface is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the interface is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// What is known of the status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The bar's rectangle in points: the top of the screen's safe area; empty while there is none.
    open var statusBarFrame: CGRect {
        guard let screen = scene?.screen, !device.statusBar.isHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.environment.safeAreaInsets.top)
    }

    /// Whether no status bar is shown: on screens without a safe area at the top, and where the controller that decides
    /// wants none.
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }

    /// Whether what the bar shows is light or dark.
    open var statusBarStyle: UIStatusBarStyle { device.statusBar.style }

    private var device: DeviceContext { UIView.device(of: scene?.windows.first) }
}
