import DisplayList
import Foundation

/// A display with the application that runs on it, which UIKit's static properties refer to (`UIScreen.main`,
/// `UIApplication.shared`, the clock).
///
/// A process can have several devices, one for each test or each web page. ``DeviceScope`` determines which one code
/// without a reference uses.
@MainActor
package final class DeviceContext: ScopedDevice {
    /// The device of the running code, or the process's device if it was deallocated.
    package static var current: DeviceContext { current(for: .other) }

    /// Returns the device of the running code. If it's unknown, the use is part of the report.
    package static func current(for use: DeviceScope.Purpose) -> DeviceContext {
        DeviceScope.current(for: use).device ?? .ofProcess
    }

    package let scope: DeviceScope
    package let clock: any FrameClock
    package let screen: UIScreen
    package let device: UIDevice
    package let visibleWindows = WindowList()
    package var scheduler: FrameScheduler { scope.animations.scheduler }
    package var animator: Animator { scope.animations.animator }
    /// The messages that `perform(_:with:afterDelay:)` hasn't sent yet.
    let delayedMessages = DelayedMessages()
    package let focusSystem = UIFocusSystem()
    package let pasteboards = DevicePasteboards()
    let menus = DeviceMenus()
    package private(set) lazy var keyboard: any KeyboardPresenting = UIKitAssembly.current.makeKeyboard(for: self)
    package private(set) lazy var statusBar = StatusBarAppearance(device: self)
    package private(set) lazy var overlay = DeviceOverlay(device: self)
    /// The appearance proxies' settings for classes.
    let appearances = AppearanceRegistry()
    /// The log of events on the device, for developer tools.
    package let events = EventLog()
    package var application: UIApplication?
    /// The count of events, and the links of updates.
    package let updates = UpdateCycle()
    /// A Boolean value that indicates whether symbols that don't exist are drawn, as in previews.
    package var showsMissingSymbols = false
    private var announcements: [(text: String, priority: UIAccessibilityPriority)] = []
    /// The words that the user has added, and the state of the application that outlives it.
    package let memory = DeviceMemory()

    /// Creates a phone without a host, whose text has fixed metrics.
    package convenience init(clock: any FrameClock = ManualClock(), isOfProcess: Bool = false) {
        self.init(
            environment: Device.environment(size: Device.defaultSize, scale: 3), clock: clock,
            services: DeviceServices(), isOfProcess: isOfProcess)
    }

    /// Creates a device with the given services.
    package convenience init(environment: HostEnvironment, clock: any FrameClock, services: HostServices) {
        self.init(environment: environment, clock: clock, services: DeviceServices(services))
    }

    /// - Parameter isOfProcess: `true` for the process's device, which isn't counted among the existing devices.
    package init(
        environment: HostEnvironment, clock: any FrameClock, services: DeviceServices, isOfProcess: Bool = false
    ) {
        self.clock = clock
        screen = UIScreen(environment: environment)
        device = UIDevice(screen: screen)
        scope = DeviceScope(services: services, clock: clock)
        if !isOfProcess { scope.traits = screen.traitCollection }
        scope.animations.durationFactor = environment.animationSlowness
        scope.begin(self, isOfProcess: isOfProcess)
        events.device = self
    }

    /// Runs an event, a frame, or other work of the device, so that the work and the tasks that it starts find the
    /// device.
    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        if case .device(let bound)? = ScopeBinding.current, bound === scope { return try body() }
        // The scope doesn't retain the device.
        return try withExtendedLifetime(self) { try ScopeBinding.$current.withValue(.device(scope)) { try body() } }
    }

    /// Makes this the current device of a test's code. Apps run events and frames in ``run(_:)`` instead.
    package func activate() {
        if case .test(let test)? = ScopeBinding.current {
            test.activate(self)
        } else {
            ActivatedScopes.activate(scope)
        }
    }

    /// The edit menu on the screen, or `nil` if there's none.
    package var editMenu: (any EditMenuPresenting)? {
        get { menus.edit }
        set { menus.edit = newValue }
    }

    /// Adds an announcement that the host reads out in the next frame.
    package func announce(_ text: String, priority: UIAccessibilityPriority? = nil) {
        announcements.append((text, priority ?? .default))
        clock.requestFrame()
    }

    /// Returns and removes the announcements added since the last call, in the order of their priorities.
    package func consumeAnnouncements() -> [String] {
        defer { announcements = [] }
        return [UIAccessibilityPriority.high, .default, .low].flatMap { priority in
            announcements.filter { $0.priority == priority }.map(\.text)
        }
    }

    /// Changes the device or its settings.
    package func change(to environment: HostEnvironment) {
        let old = screen.environment
        let orientation = device.orientation
        screen.environment = environment
        scope.traits = screen.traitCollection
        scope.animations.durationFactor = environment.animationSlowness
        device.orientationMayHaveChanged(from: orientation, in: self)
        let changes = [
            (old.reducesMotion != environment.reducesMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
            (
                old.reducesTransparency != environment.reducesTransparency,
                UIAccessibility.reduceTransparencyStatusDidChangeNotification
            ),
            (
                old.increasesContrast != environment.increasesContrast,
                UIAccessibility.darkerSystemColorsStatusDidChangeNotification
            ),
            (old.usesBoldText != environment.usesBoldText, UIAccessibility.boldTextStatusDidChangeNotification),
        ]
        let wasLarge = UIContentSizeCategory(rawValue: old.contentSizeCategory).isAccessibilityCategory
        let isLarge = UIContentSizeCategory(rawValue: environment.contentSizeCategory).isAccessibilityCategory
        if wasLarge != isLarge { post(UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil) }
        if old.contentSizeCategory != environment.contentSizeCategory { postContentSizeChange() }
        let features = UIAccessibility.notifications(from: old.assistiveFeatures, to: environment.assistiveFeatures)
        for name in changes.filter(\.0).map(\.1) + features {
            post(name, object: nil)
            run { UIAccessibility.postMessage(named: name) }
        }
    }

    private func postContentSizeChange() {
        let category = UIContentSizeCategory(rawValue: screen.environment.contentSizeCategory)
        post(
            UIContentSizeCategory.didChangeNotification, object: screen,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
        run {
            UIContentSizeCategory.DidChangeMessage(contentSize: category.rawValue, screen: screen).post(from: screen)
        }
    }

    /// Gives the device the design that an app's manifest requires.
    package func useDesign(of manifest: AppManifest) {
        screen.requiresCompatibilityDesign = manifest.requiresCompatibilityDesign
        scope.traits = screen.traitCollection
    }

    /// Notifies the device's own observers, and observers without a device, of an event.
    package func post(_ name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
        run {
            DevicePost.$current.withValue(DevicePost(scope: scope, name: name)) {
                NotificationCenter.default.post(name: name, object: object, userInfo: userInfo)
            }
        }
    }

    /// Releases the application and everything that waits for a frame. The device must not be used afterward.
    package func end() {
        application = nil
        visibleWindows.removeAll()
        scheduler.removeAll()
        animator.removeAll()
        scope.end()
    }
}

extension DeviceScope {
    /// The device of the scope, or `nil` if it was deallocated.
    package var device: DeviceContext? { owner.map { unsafeDowncast($0, to: DeviceContext.self) } }
}

extension UIView: DisplayedObject {
    /// The scope of the device that shows the view, or `nil` if the view isn't in a window.
    package var shownScope: DeviceScope? { window?.device?.scope }

    /// Returns the device that shows the view, or the device of the running code if the view isn't in a window.
    static func device(of view: UIView?) -> DeviceContext { view?.window?.device ?? .current }

    /// The device that shows the view, or the device of the running code if the view isn't in a window.
    package var owningDevice: DeviceContext { UIView.device(of: self) }
}
