import CairoRenderer
import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

/// A device without a display whose clock is controlled by the test. Use it to show screens, interact with them, and
/// compare them in `swift test`.
///
/// ```swift
/// let host = TestHost()
/// host.show(UINavigationController(rootViewController: FrameworkViewController()))
/// host.tap(CGPoint(x: 60, y: 200))
/// try host.verify(.text, named: "detail")
/// ```
///
/// Text has fixed metrics unless you use ``Text/fonts``, so frames are the same on every machine.
///
/// Tests can run in parallel, each with separate hosts. Global state, such as `UIScreen.main`,
/// `UITraitCollection.current`, or `UIView.areAnimationsEnabled`, is that of the host that the test created or used
/// last, also after an `await`. The same is true in work that its screens start: a `Task`, a block for
/// `DispatchQueue.main.async`, or a notification observer. Tasks that the test itself starts use its host, too. If the
/// test is parameterized, they do so only with the trait `.device` on the test or its suite. Work that isn't associated
/// with a test, such as detached tasks, threads, and blocks of a `Timer`, uses a host only if it's the only one.
///
/// Delays in the app, such as `Task.sleep(for:)`, use the clock of its host, and `UserDefaults.standard` has separate
/// settings for each host. The testing guide lists the delays that use real time.
///
/// Keep a strong reference to the host during the test. Tasks of its screens don't keep it alive, and `_ = TestHost()`
/// has no effect.
///
/// XCTest tests run one after another and don't need a trait. ``DeviceTestCase`` is for XCTest tests without a host.
@MainActor
public final class TestHost {
    /// How text is measured.
    public enum Text: Sendable {
        /// By simple multiples of the font's size, without fonts. Pictures show a block for each word and icon, so that
        /// they are the same on every machine.
        case fixedMetrics
        /// By the fonts that pictures are drawn with.
        case fonts
    }

    /// How text is measured, and with that how it is drawn: by fixed metrics as blocks.
    public let text: Text
    /// The window that ``show(_:)-(UIViewController)`` fills; of a launched application, its key window.
    public private(set) var window: UIWindow

    let clock = ManualClock()
    package let session: AppSession
    private let device: DeviceContext
    private(set) var environment: HostEnvironment
    /// The model of the device, or `nil` if the host was created with a size only.
    private var model: Device?
    /// The size classes that were asked for in the place of the device's.
    private var sizeClasses: (horizontal: UIUserInterfaceSizeClass?, vertical: UIUserInterfaceSizeClass?) = (nil, nil)
    /// Hears of every frame while a moving picture is made.
    var motionRecorder: MotionRecorder?
    private var fingerCount = 0
    /// Tells the host from every other one, without keeping it alive.
    let identity = UUID()
    private let registration: HostRegistration

    /// Makes a device.
    /// - Parameters:
    ///   - size: The screen's size in points; the safe area is that of the phone or tablet with such a screen.
    ///   - scale: Pixels per point.
    ///   - style: Light or dark.
    ///   - layoutDirection: The direction of reading.
    ///   - contentSizeCategory: The text size.
    ///   - safeAreaInsets: The safe area, where another than the device's is wanted, in points.
    ///   - text: How text is measured.
    public convenience init(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        contentSizeCategory: UIContentSizeCategory = .large, safeAreaInsets: UIEdgeInsets? = nil,
        text: Text = .fixedMetrics
    ) {
        var environment = PortableUIKit.Device.environment(size: size.engineSize, scale: Double(scale))
        environment.style = style == .dark ? .dark : .light
        environment.direction = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        environment.contentSizeCategory = contentSizeCategory.rawValue
        if let safeAreaInsets { environment.safeAreaInsets = safeAreaInsets.insets }
        self.init(environment, text: text)
    }

    /// Makes a device that is known, set up in one way.
    /// - Parameters:
    ///   - device: Its size, scale, safe area and kind.
    ///   - variant: How it is set up.
    ///   - text: How text is measured.
    public convenience init(_ device: Device, variant: Variant = .standard, text: Text = .fixedMetrics) {
        var environment = device.environment
        variant.apply(to: &environment)
        self.init(environment, text: text)
        model = device
        sizeClasses = (variant.horizontalSizeClass, variant.verticalSizeClass)
        run { overrideSizeClasses() }
    }

    private init(_ environment: HostEnvironment, text: Text) {
        self.environment = environment
        self.text = text
        let services = HostServices(
            textMeasurer: text == .fonts ? PangoTextMeasurer() : FixedMetricsTextMeasurer(),
            imageDecoder: CairoImageDecoder(),
            imageEncoder: CairoImageEncoder(symbols: text.drawing) { Diagnostics.log($0) })
        device = DeviceContext(environment: environment, clock: clock, services: services)
        session = AppSession(device: device)
        registration = HostRegistration(device)
        RunningTest.tellTurns()
        registration.crashNote.activate()
        device.activate()
        window = device.run { UIWindow(frame: CGRect(origin: .zero, size: environment.size.cgSize)) }
        AuditedHosts.current?.add(self)
    }

    /// Ends the tasks of the app that sleep: the clock doesn't move any more.
    isolated deinit {
        device.scope.abandonDelayedWork()
    }

    /// Makes this the device that the code of the test means from here on.
    package func activate() {
        registration.crashNote.activate()
        device.activate()
    }

    /// The problems that the device reported.
    var problemLog: ProblemLog { registration.problemLog }

    /// Does something to the device, so that what is started there belongs to it.
    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        activate()
        return try device.run(body)
    }

    /// A point of ``window`` on the screen.
    func convertToScreen(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: point.x + window.frame.minX - window.bounds.minX, y: point.y + window.frame.minY - window.bounds.minY)
    }

    /// A number that no other finger has, nor one of the first numbers, with which gestures are made.
    func takeFingerNumber() -> Int {
        fingerCount += 1
        return 100 + fingerCount
    }

    // MARK: Showing

    /// Fills the window with a controller, makes it visible and lets it come to rest.
    public func show(_ controller: UIViewController) {
        run {
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }
        settle()
    }

    /// Fills the window with a view and lays it out.
    public func show(_ view: UIView) {
        run {
            window.isHidden = false
            view.frame = window.bounds
            window.addSubview(view)
        }
        settle()
    }

    /// Launches an application, as its `main()` would, and lets it come to rest.
    public func launch(_ delegate: any UIApplicationDelegate) {
        run {
            _ = UIApplication.launch(delegate, on: device)
            if let key = UIApplication.shared.keyWindow { window = key }
            overrideSizeClasses()
        }
        settle()
    }

    /// Changes the device: turns it, makes it dark, sets another text size or direction of reading, has it show keys
    /// where something takes text (by default it has others), or draw the status bar, the black of the camera and the home
    /// indicator over the app, as pictures for people have them (by default it doesn't).
    public func change(
        size: CGSize? = nil, style: UIUserInterfaceStyle? = nil,
        layoutDirection: UIUserInterfaceLayoutDirection? = nil, contentSizeCategory: UIContentSizeCategory? = nil,
        showsKeyboard: Bool? = nil, showsStatusBar: Bool? = nil
    ) {
        setEnvironment(
            size: size, style: style, layoutDirection: layoutDirection, contentSizeCategory: contentSizeCategory,
            showsKeyboard: showsKeyboard, showsStatusBar: showsStatusBar)
        settle()
    }

    /// Changes the device without waiting until the screen settles.
    func setEnvironment(
        size: CGSize? = nil, style: UIUserInterfaceStyle? = nil,
        layoutDirection: UIUserInterfaceLayoutDirection? = nil, contentSizeCategory: UIContentSizeCategory? = nil,
        showsKeyboard: Bool? = nil, showsStatusBar: Bool? = nil
    ) {
        activate()
        let old = environment
        if let size {
            model = nil
            let device = PortableUIKit.Device.environment(size: size.engineSize, scale: environment.scale)
            environment.size = device.size
            environment.safeAreaInsets = device.safeAreaInsets
            environment.idiom = device.idiom
        }
        if let style { environment.style = style == .dark ? .dark : .light }
        if let layoutDirection {
            environment.direction = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
        if let contentSizeCategory { environment.contentSizeCategory = contentSizeCategory.rawValue }
        if let showsKeyboard { environment.showsKeyboard = showsKeyboard }
        if let showsStatusBar { environment.showsSystemOverlay = showsStatusBar }
        environmentDidChange(from: old)
    }

    /// The system updates visible windows. The host's own window is resized even before it's visible.
    private func environmentDidChange(from old: HostEnvironment) {
        session.environmentDidChange(environment)
        if window.isHidden, window.frame.size == old.size.cgSize { window.frame.size = environment.size.cgSize }
    }

    /// Makes the device another one, with the settings that it has.
    public func change(to device: Device) {
        model = device
        var environment = device.environment
        variant.apply(to: &environment)
        change(to: environment)
    }

    /// Sets the device up in another way, from the text size to what is drawn over the app.
    public func change(to variant: Variant) {
        sizeClasses = (variant.horizontalSizeClass, variant.verticalSizeClass)
        var environment = environment
        variant.apply(to: &environment)
        change(to: environment)
    }

    /// Lays the device on its side, or holds it upright again.
    public func rotate() {
        guard let model else {
            return change(size: CGSize(width: environment.size.height, height: environment.size.width))
        }
        change(to: model.rotated)
    }

    /// The device and how it is set up, in a few words.
    var setUp: String {
        let size = "\(environment.size.width.formatted()) x \(environment.size.height.formatted())"
        let device = model.map { "\($0.name), \(size)" } ?? size
        return "\(device) at \(environment.scale.formatted())x, \(variant)"
    }

    /// How the device is set up now.
    private var variant: Variant {
        var variant = Variant(environment)
        (variant.horizontalSizeClass, variant.verticalSizeClass) = sizeClasses
        return variant
    }

    private func change(to environment: HostEnvironment) {
        run {
            let old = self.environment
            self.environment = environment
            overrideSizeClasses()
            environmentDidChange(from: old)
        }
        settle()
    }

    /// Makes the device another one for as long as something is done, with the size classes that it has.
    /// - Parameter body: Gets a function that changes the device and lets the screen come to rest.
    func withDevice<Result>(
        _ body: (_ change: ((inout HostEnvironment) -> Void) -> Void) throws -> Result
    ) rethrows -> Result {
        let (environment, model, sizeClasses) = (environment, model, sizeClasses)
        let traits = window.traitCollection
        defer {
            (self.model, self.sizeClasses) = (model, sizeClasses)
            change(to: environment)
        }
        self.sizeClasses = (traits.horizontalSizeClass, traits.verticalSizeClass)
        return try body { edit in
            var changed = self.environment
            edit(&changed)
            change(to: changed)
        }
    }

    /// Sets trait overrides on the windows for size classes that differ from the size classes of the screen.
    private func overrideSizeClasses() {
        var overrides = window.traitOverrides
        func set<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value?) {
            if let value { overrides[trait] = value } else { overrides.remove(trait) }
        }
        set(UITraitHorizontalSizeClass.self, sizeClasses.horizontal ?? model?.horizontalSizeClass)
        set(UITraitVerticalSizeClass.self, sizeClasses.vertical)
        window.traitOverrides = overrides
    }

    // MARK: Time

    /// The time of the device's clock, in seconds.
    public var now: TimeInterval { clock.now }

    /// Waits until animations, scrolling, and layout settle, advancing the clock by 1/60 s at a time.
    ///
    /// If they haven't settled after ten seconds of the clock, they're printed to the console and added to
    /// ``unsettled``.
    public func settle() {
        settle(frameDuration: 1.0 / 60)
        let unsettled = unsettled
        guard !unsettled.isEmpty else { return }
        Diagnostics.log(
            "The screen didn't come to rest within \(Int(AppSession.settlingTime)) seconds of its clock: "
                + "\(unsettled.joined(separator: "; ")).")
    }

    /// Descriptions of the ongoing changes that keep the screen from settling, or an empty array if it's settled.
    public var unsettled: [String] { session.unsettled }

    /// Lets everything come to rest in frames of another length.
    func settle(frameDuration: Double) {
        activate()
        session.settle(clock, frameDuration: frameDuration) { motionRecorder?.take($0, at: now) }
    }

    /// Moves the clock and draws a frame, so that what is due happens.
    public func advance(by seconds: TimeInterval) {
        activate()
        var rest = seconds
        // A moving picture has what happens between.
        while motionRecorder != nil, rest > 1.0 / 60 {
            clock.advance(by: 1.0 / 60)
            rest -= 1.0 / 60
            let frame = session.renderFrame()
            motionRecorder?.take(frame, at: now)
        }
        clock.advance(by: rest)
        let frame = session.renderFrame()
        motionRecorder?.take(frame, at: now)
    }

    /// Returns the current content of the screen.
    func frame() -> DisplayFrame {
        activate()
        return session.renderFrame()
    }
}
