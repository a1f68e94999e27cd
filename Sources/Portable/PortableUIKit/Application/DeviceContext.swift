import DisplayList
import Foundation

/// One display with the application that runs on it: what UIKit's statics (`UIScreen.main`, `UIApplication.shared`,
/// the clock) answer for.
///
/// A process may run several, one for each test or each page of a browser. The one whose event or frame runs is
/// ``current``, and stays so until another has its turn.
@MainActor
package final class DeviceContext {
    /// The device whose turn it is.
    package private(set) static var current = DeviceContext()

    package let clock: any FrameClock
    package let screen: UIScreen
    package let device: UIDevice
    package let visibleWindows = WindowList()
    package let scheduler = FrameScheduler()
    package let animator = Animator()
    package let focusSystem = UIFocusSystem()
    package let pasteboards = DevicePasteboards()
    /// The edit menu on the screen; nil if none is.
    package var editMenu: EditMenuPresentation?
    package private(set) lazy var keyboard = KeyboardController(device: self)
    package private(set) lazy var statusBar = StatusBarAppearance(device: self)
    private(set) lazy var overlay = DeviceOverlay(device: self)
    /// What happens here, for a developer who wants to know.
    package let events = EventLog()
    package var application: UIApplication?
    /// Counts what has come in: what is done while one event is handled is undone together.
    package var eventCount = 0
    private var announcements: [String] = []
    private let services: HostServices

    /// A phone without a host, whose text has fixed metrics.
    package convenience init(clock: any FrameClock = ManualClock()) {
        self.init(
            environment: Device.environment(size: Device.defaultSize, scale: 3), clock: clock,
            services: HostServices())
    }

    /// The device that a host plays.
    package convenience init(host: any AppHost) {
        self.init(
            environment: host.environment, clock: host.clock,
            services: HostServices(
                textMeasurer: host.textMeasurer, imageDecoder: host.imageDecoder, imageEncoder: host.imageEncoder))
    }

    package init(environment: HostEnvironment, clock: any FrameClock, services: HostServices) {
        self.clock = clock
        self.services = services
        screen = UIScreen(environment: environment)
        device = UIDevice(screen: screen)
    }

    /// Gives the device its turn.
    package func activate() {
        guard DeviceContext.current !== self else { return }
        DeviceContext.current = self
        // A measurer brings its cache with it: replacing one by itself would cost all that was laid out.
        if Services.textMeasurer !== services.textMeasurer { Services.textMeasurer = services.textMeasurer }
        Services.imageDecoder = services.imageDecoder
        Services.imageEncoder = services.imageEncoder
        UITraitCollection.current = screen.traitCollection
    }

    /// Notes what is to be read out; the host asks for it.
    package func announce(_ text: String) {
        announcements.append(text)
        clock.requestFrame()
    }

    /// What was noted since the last call.
    package func takeAnnouncements() -> [String] {
        defer { announcements = [] }
        return announcements
    }

    /// Makes the device another one, or the same with other settings.
    package func change(to environment: HostEnvironment) {
        let old = screen.environment
        let orientation = device.orientation
        screen.environment = environment
        if DeviceContext.current === self { UITraitCollection.current = screen.traitCollection }
        device.orientationMayHaveChanged(from: orientation)
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
        for (isChanged, name) in changes where isChanged { NotificationCenter.default.post(name: name, object: nil) }
    }

    /// Forgets the application and all that waits for a frame. The device is not to be used afterwards.
    package func end() {
        application = nil
        visibleWindows.removeAll()
        scheduler.removeAll()
        animator.removeAll()
        if DeviceContext.current === self { DeviceContext().activate() }
    }
}
